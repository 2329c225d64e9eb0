export { findDefaultPostCode, isIslandPostCode } from './address.repository.ts';
