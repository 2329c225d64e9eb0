export { mergeAccount, mergeGuest } from './guest.service.ts';
