export { viewersOf } from './viewers.ts';
