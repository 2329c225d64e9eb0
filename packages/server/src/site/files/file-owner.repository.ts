import type { PersonRef, User } from '@danji/contracts/accounts/user';
import type { Db } from '../../platform/database/open-database.ts';
import { publicFileUrl } from './file-url.ts';

type Owner = PersonRef & { user_type: User['user_type'] };

/** Lists the accounts that uploaded files, by id. */
export async function listOwners(db: Db, ids: readonly number[]): Promise<Map<number, Owner>> {
  if (ids.length === 0) return new Map();
  const owners: Owner[] = await db
    .selectFrom('user_account as account')
    .where('account.id', 'in', [...ids])
    .select(['account.id', 'account.nano_id', 'account.name', 'account.user_type'])
    .select(publicFileUrl('account.profile_image_id').as('profile_image_url'))
    .execute();
  return new Map(owners.map((owner) => [owner.id, owner]));
}
