import { EditState } from '@danji/contracts/codes/edit-state';
import { ProblemError } from '../../platform/problem-error.ts';

type State = 0 | 1 | 2 | 3 | 4 | 5;
const { WAIT, DISABLED, EDITED, PENDING, DONE, FAILED } = EditState;

/** The details that a brand submits for review; it changes them only by submitting them again. */
export const SUBMITTED_FIELDS = ['business_no', 'corporation_no', 'name', 'company_manager_name', 'date'] as const;

/** Everything that a review checks: the details, and the certificate, which is uploaded by itself. */
export const REVIEWED_FIELDS = [...SUBMITTED_FIELDS, 'business_image_id'] as const;

/**
 * The states that an operator may set from `from` (FACTS §10.4). A disabled brand is reviewed again when its fields
 * have changed since the approval.
 */
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

type Reviewed = { approved_detail: Record<string, unknown> | null } & {
  [Name in (typeof REVIEWED_FIELDS)[number]]: unknown;
};

/** Whether a fact that is reviewed differs from what was approved. */
export const hasChangedSinceApproval = (brand: Reviewed): boolean =>
  brand.approved_detail !== null &&
  REVIEWED_FIELDS.some((name) => (brand.approved_detail?.[name] ?? null) !== brand[name]);

/** Throws `invalid_transition` with `from` and `to` unless an operator may make the transition. */
export function checkReview(from: number, to: number, hasChanged: boolean): void {
  if (!allowedBy(from, hasChanged).includes(to)) throw new ProblemError('invalid_transition', { extra: { from, to } });
}

/**
 * The state after the owner has submitted the details: an approved brand becomes EDITED, and its approved details stay
 * public meanwhile.
 */
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
