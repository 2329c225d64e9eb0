import { pick } from '@danji/contracts/pick';
import { EditState } from '@danji/contracts/codes/edit-state';
import { releaseFile } from '../../site/files/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { lockBrand, updateBrand } from './brand.repository.ts';
import { REVIEWED_FIELDS, toSubmittedState } from './brand-review.policy.ts';

type BrandRow = Awaited<ReturnType<typeof lockBrand>>;
type ReviewedDetails = Record<string, unknown>;

/** The reviewed facts as they are stored now, approved or not. */
export const toReviewedDetails = (brand: BrandRow): ReviewedDetails => pick(brand, REVIEWED_FIELDS);

/** The facts of the last approval; `undefined` for a brand that was never approved. */
const findApprovedDetails = (brand: BrandRow): ReviewedDetails | undefined =>
  brand.approved_detail ?? (brand.brand_status_type === EditState.DONE ? toReviewedDetails(brand) : undefined);

const toCertificate = (details: ReviewedDetails): number | null => {
  const id = details['business_image_id'];
  return typeof id === 'number' ? id : null;
};

/**
 * The review of a change that the owner of an approved brand made: what was approved is kept until an operator has
 * decided. Nothing for a brand that was never approved.
 */
export function toReviewed(brand: BrandRow) {
  const approved = findApprovedDetails(brand);
  return approved
    ? {
        approved_detail: toJson(approved),
        brand_status_type: toSubmittedState(brand.brand_status_type, true),
        reject_reason: null,
      }
    : {};
}

/**
 * Stores a new registration certificate of a brand. That of an approved brand goes into review, and the approved one is
 * kept beside it until an operator has decided.
 */
export async function replaceCertificate(db: Db, userId: number, fileId: number, now: Date): Promise<void> {
  const brand = await lockBrand(db, userId);
  const approved = findApprovedDetails(brand);
  await updateBrand(db, userId, {
    business_image_id: fileId,
    ...toReviewed(brand),
  });
  const previous = brand.business_image_id;
  if (previous !== null && previous !== (approved && toCertificate(approved))) await releaseFile(db, previous, now);
}

/**
 * Releases the certificate that a decision makes obsolete: the former one after an approval, and after a refusal the
 * refused one, in whose place the approved one comes back. `brand` is the row from before the decision.
 */
export async function settleCertificates(db: Db, brand: BrandRow, to: number, now: Date): Promise<void> {
  const details = findApprovedDetails(brand);
  if (!details) return;
  const [approved, latest] = [toCertificate(details), brand.business_image_id];
  if (approved === latest) return;
  if (to === EditState.DONE && approved !== null) await releaseFile(db, approved, now);
  if (to !== EditState.FAILED) return;
  await updateBrand(db, brand.user_id, { business_image_id: approved });
  if (latest !== null) await releaseFile(db, latest, now);
}
