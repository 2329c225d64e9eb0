export { mergeGuest } from './guest.service.ts';
