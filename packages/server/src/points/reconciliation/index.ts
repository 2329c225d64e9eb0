/** The proof of the ledger, for the command that runs it by hand. */
export { checkPoints } from './check-points.ts';
