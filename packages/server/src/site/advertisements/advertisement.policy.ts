import { EditState } from '@danji/contracts/codes/edit-state';
import type { AdvertisementActor } from '@danji/contracts/site/advertisement-transitions';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';

const isApprovedBrand = async (db: Db, userId: number): Promise<boolean> =>
  (
    await db
      .selectFrom('brand_account as brand')
      .innerJoin('user_account as account', 'account.id', 'brand.user_id')
      .where('brand.user_id', '=', userId)
      .where('account.deleted', 'is', null)
      .select('brand.brand_status_type')
      .executeTakeFirst()
  )?.brand_status_type === EditState.DONE;

/** Throws unless the user is an approved vendor or staff. */
export async function requireAdvertiser(db: Db, user: Principal): Promise<void> {
  if (!isStaff(user) && !(await isApprovedBrand(db, user.id)))
    throw new ProblemError('forbidden', { title: '승인된 업체만 광고를 등록하고 관리할 수 있어요.' });
}

/**
 * Returns the account that advertises: the vendor itself, or the approved vendor that our staff name; without one our staff
 * advertise for ourselves.
 */
export async function findAdvertiser(db: Db, user: Principal, named: number | undefined): Promise<number> {
  if (named === undefined || named === user.id) return user.id;
  if (!isStaff(user)) throw new ProblemError('forbidden');
  if (!(await isApprovedBrand(db, named))) throw invalidField('user_id', '승인된 업체를 골라 주세요.');
  return named;
}

/**
 * Returns the role in which `user` acts on an advertisement of `ownerId`; throws 404 for another vendor's
 * advertisement.
 */
export function toActor(user: Principal, ownerId: number): Exclude<AdvertisementActor, 'timer'> {
  if (isStaff(user)) return 'staff';
  if (user.id !== ownerId)
    throw new ProblemError('not_found', { title: '광고가 없어요. 지워졌거나 주소가 바뀌었을 수 있어요.' });
  return 'owner';
}
