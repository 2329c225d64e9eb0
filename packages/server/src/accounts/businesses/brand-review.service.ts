import { EditState } from '@danji/contracts/codes/edit-state';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { accountNotifications } from '@danji/contracts/notifications/catalogue/accounts';
import type { updateBrand as updateBrandContract } from '@danji/contracts/accounts/staff-users.endpoints';
import { notify } from '../../notifications/notifications/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { lockBrand, updateBrand } from './brand.repository.ts';
import { checkReview, hasChangedSinceApproval } from './brand-review.policy.ts';
import { settleCertificates, toReviewedDetails } from './certificate.service.ts';

type Review = BodyOf<typeof updateBrandContract>;

const { brandApproved, brandRejected, brandSuspended, brandInReview } = accountNotifications;
/** Notifications of the vendor by new state. */
const NEWS: Partial<Record<number, typeof brandApproved>> = {
  [EditState.DONE]: brandApproved,
  [EditState.FAILED]: brandRejected,
  [EditState.DISABLED]: brandSuspended,
  [EditState.PENDING]: brandInReview,
};

/**
 * Applies an operator's decision about a brand, or sets its own view limit. Throws `invalid_transition`; a refusal
 * needs a reason.
 */
export async function reviewBrand(
  db: Db,
  { user_id, brand_status_type: to, reason = '', suggest_item_view_limit }: Review,
  now: Date,
): Promise<void> {
  const brand = await lockBrand(db, user_id);
  if (suggest_item_view_limit !== undefined) await updateBrand(db, user_id, { suggest_item_view_limit });
  if (to === undefined) return;
  checkReview(brand.brand_status_type, to, hasChangedSinceApproval(brand));
  const rejectReason = reason.trim();
  if (to === EditState.FAILED && rejectReason === '') throw invalidField('reason', '반려 사유를 입력해 주세요.');
  await updateBrand(db, user_id, {
    brand_status_type: to,
    suspended_by_check: null,
    reject_reason: to === EditState.FAILED ? rejectReason : null,
    ...(to === EditState.DONE && { approved_detail: toJson(toReviewedDetails(brand)) }),
  });
  await settleCertificates(db, brand, to, now);
  const news = NEWS[to];
  if (news) await notify(db, news, [user_id], { reason: rejectReason }, now);
}
