export { type GivenConsents, insertConsents } from './consent.repository.ts';
export { findInForce, listInForce } from './system-document.repository.ts';
