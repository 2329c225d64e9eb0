import { ProblemError } from '../../platform/problem-error.ts';

/** SQLSTATE of the triggers of the ledger. */
const TOO_FEW_POINTS = 'DJP01';

/** Turns the refusal of the database into a problem for users; throws every other error again. */
export function refuseWithoutPoints(error: unknown): never {
  if ((error as { code?: string }).code === TOO_FEW_POINTS) throw new ProblemError('insufficient_points');
  throw error;
}
