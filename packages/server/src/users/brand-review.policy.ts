import { EditState } from '@danji/contracts/codes/edit-state';
import { ProblemError } from '../platform/problem-error.ts';

type State = 0 | 1 | 2 | 3 | 4 | 5;
const { WAIT, DISABLED, EDITED, PENDING, DONE, FAILED } = EditState;

/** Facts a review looks at; a brand changes them only by handing them in again. */
export const REVIEWED_FACTS = ['business_no', 'corporation_no', 'name', 'company_manager_name', 'date'] as const;

/** States an operator may move a brand to (FACTS §10.4). A disabled one is reviewed again when its facts have changed since the approval. */
function allowedBy(from: number, hasChanged: boolean): readonly number[] {
  switch (from) {
    case PENDING:
      return [DONE, FAILED];
    case EDITED:
      return [DONE, FAILED, DISABLED];
    case DONE:
      return [DISABLED];
    case DISABLED:
      return [hasChanged ? PENDING : DONE];
    default:
      return [];
  }
}

/** Throws `invalid_transition` with `from` and `to` unless an operator may make the move. */
export function checkReview(from: number, to: number, hasChanged: boolean): void {
  if (!allowedBy(from, hasChanged).includes(to)) throw new ProblemError('invalid_transition', { extra: { from, to } });
}

/** The state of a brand whose owner hands its facts in: an approved one keeps its approved facts public meanwhile (EDITED). */
export function toSubmittedState(from: number, hasChanged: boolean): State {
  switch (from) {
    case WAIT:
    case PENDING:
    case FAILED:
    case DISABLED:
      return PENDING;
    case DONE:
      return hasChanged ? EDITED : DONE;
    default:
      return EDITED;
  }
}
