/** The proof of the ledger and what it found, for the command that runs it by hand. */
export { checkPoints } from './check-points.ts';
export { listDifferences } from './check.repository.ts';
