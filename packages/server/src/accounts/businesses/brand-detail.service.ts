import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { updateBrandDetail } from '@danji/contracts/accounts/profile.endpoints';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError, invalidField } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { toReviewed } from './certificate.service.ts';
import { lockBrand, updateBrand } from './brand.repository.ts';
import { claimBusinessNo, toBusinessNo, toCorporationNo } from './business.service.ts';
import { requireCalendarDate } from '../../platform/http/calendar-date.ts';

type Changes = BodyOf<typeof updateBrandDetail>;
type BrandDetails = Omit<Changes, 'user_id' | 'updated' | 'business_image_url' | 'date_shorten'>;

/** A brand may change these fields by itself; all others are reviewed or come from elsewhere. */
const OWN_FIELDS = new Set([
  'name',
  'company_manager_name',
  'address_code',
  'address1',
  'address2',
  'tel',
  'industry',
  'employees',
]);
/** Those of them that our staff review: the approved ones stay public until then. */
const OWN_REVIEWED = ['name', 'company_manager_name'];

/** Returns the id of the brand to change: the owner's own, or the one that an operator names. */
export function findBrandId(user: Principal, userId: number | undefined): number {
  if (isStaff(user)) {
    if (!userId) throw invalidField('user_id', '업체를 골라 주세요.');
    return userId;
  }
  if (userId !== undefined && userId !== user.id) throw new ProblemError('forbidden');
  return user.id;
}

function checkTimes(details: BrandDetails): void {
  for (const [name, value] of Object.entries(details)) {
    if (name.startsWith('updated_') && typeof value === 'string' && Number.isNaN(Date.parse(value)))
      throw invalidField(name, '날짜와 시각을 다시 확인해 주세요.');
  }
}

/**
 * Changes contact fields (the owner) or any field (an operator) of a brand. A value that is already stored does not
 * count as a change. Throws for a version that is not the current one.
 */
export async function changeBrandDetail(
  db: Db,
  user: Principal,
  brandId: number,
  changes: Changes,
  now: Date,
): Promise<void> {
  const locked = await lockBrand(db, brandId);
  const brand: Record<string, unknown> = locked;
  const { user_id: _, business_image_url: __, date_shorten: ___, updated: seen, ...given } = changes;
  if (seen !== undefined) await checkVersion(locked, seen);
  const details: BrandDetails = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== brand[name]),
  );
  const forbiddenFields = Object.keys(details).filter((name) => !OWN_FIELDS.has(name));
  if (!isStaff(user) && forbiddenFields.length > 0) {
    throw new ProblemError('invalid_input', {
      fields: Object.fromEntries(
        forbiddenFields.map((name) => [
          name,
          '직접 바꿀 수 없는 항목이에요. 사업자 정보 심사를 다시 신청하거나 고객센터로 문의해 주세요.',
        ]),
      ),
    });
  }
  requireCalendarDate('date', details.date);
  checkTimes(details);
  if (details.business_no) {
    details.business_no = toBusinessNo(details.business_no);
    await claimBusinessNo(db, details.business_no, brandId);
  }
  if (details.corporation_no !== undefined) details.corporation_no = toCorporationNo(details.corporation_no);
  if (Object.keys(details).length === 0) return;
  const isReviewed = !isStaff(user) && OWN_REVIEWED.some((name) => name in details);
  await updateBrand(db, brandId, {
    ...details,
    ...(isReviewed && toReviewed(locked)),
    updated: nextVersion(locked, now),
  });
}
