import { EditState } from '@danji/contracts/codes/edit-state';
import type { AdvertisementActor } from '@danji/contracts/site/advertisement-transitions';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';

/** Throws unless the user is an approved vendor or staff. */
export async function requireAdvertiser(db: Db, user: Principal): Promise<void> {
  if (isStaff(user)) return;
  const brand = await db
    .selectFrom('brand_account')
    .where('user_id', '=', user.id)
    .select('brand_status_type')
    .executeTakeFirst();
  if (brand?.brand_status_type !== EditState.DONE)
    throw new ProblemError('forbidden', { title: '승인된 업체만 광고를 등록하고 관리할 수 있어요.' });
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
