export { type GivenConsents, insertConsents } from './consent.repository.ts';
