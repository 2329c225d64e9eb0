import type { CompanyItemActor } from '@danji/contracts/bids/company-item-transitions';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';

export const companyItemNotFound = (): ProblemError =>
  new ProblemError('not_found', { title: '업체 소개가 없어요. 비공개로 바뀌었거나 주소가 잘못됐을 수 있어요.' });

/** Returns the role in which `user` acts on an item of `ownerId`; `undefined` for a reader. */
export function findActor(user: Principal | null, ownerId: number): CompanyItemActor | undefined {
  if (isStaff(user)) return 'staff';
  return user?.id === ownerId ? 'owner' : undefined;
}

/** The same for a change; another vendor's item does not exist. */
export function toActor(user: Principal, ownerId: number): CompanyItemActor {
  const actor = findActor(user, ownerId);
  if (!actor) throw companyItemNotFound();
  return actor;
}

/** Throws unless the vendor is approved. */
export async function requireApprovedBrand(db: Db, { id }: Principal): Promise<void> {
  const brand = await db
    .selectFrom('brand_account')
    .where('user_id', '=', id)
    .select('brand_status_type')
    .executeTakeFirst();
  if (brand?.brand_status_type !== EditState.DONE)
    throw new ProblemError('forbidden', { title: '승인된 업체만 업체 소개를 올릴 수 있어요.' });
}
