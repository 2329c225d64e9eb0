export { isGuestRow, mergeGuest } from './guest.service.ts';
