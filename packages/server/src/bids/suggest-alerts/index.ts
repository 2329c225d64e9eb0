export { matchingSettings } from './matching-settings.ts';
