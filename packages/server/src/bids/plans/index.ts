export { findPeriods } from './plan.repository.ts';
