import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

/** Finds the account of a social sign-in for that kind of account. */
export const findSocialAccount = (db: Db, providerId: string, userType: 1 | 2) =>
  db
    .selectFrom('social_account as social')
    .innerJoin('user_account as account', 'account.id', 'social.user_id')
    .where('social.provider', '=', 'kakao')
    .where('social.provider_id', '=', providerId)
    .where('social.user_type', '=', userType)
    .where('social.unlinked', 'is', null)
    .select(['account.id', 'account.account_status', 'account.block_reason'])
    .executeTakeFirst();

export async function insertSocialAccount(
  db: Db,
  userId: number,
  providerId: string,
  userType: 1 | 2,
  now: Date,
): Promise<void> {
  await db
    .insertInto('social_account')
    .values({ provider: 'kakao', provider_id: providerId, user_type: userType, user_id: userId, created: now })
    .execute();
}

/** Whether the account signs in through a social provider. */
export async function hasSocialAccount(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('social_account')
    .select('id')
    .where('user_id', '=', userId)
    .where('unlinked', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of a provider that no account uses any more. */
async function listUnused(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const others = await db
    .selectFrom('social_account')
    .select('provider_id')
    .where('provider_id', 'in', ids)
    .where('unlinked', 'is', null)
    .execute();
  return ids.filter((id) => !others.some(({ provider_id }) => provider_id === id));
}

/** Removes the social sign-ins from a withdrawn account; resolves to the provider's ids that no other account uses. */
export async function unlinkSocialAccounts(db: Db, userId: number, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('social_account')
    .set({ unlinked: now })
    .where('user_id', '=', userId)
    .where('unlinked', 'is', null)
    .returning('provider_id')
    .execute();
  return listUnused(
    db,
    rows.map(({ provider_id }) => provider_id),
  );
}

/** Gives the social sign-ins of an account to another one. */
export async function moveSocialAccounts(db: Db, fromId: number, toId: number): Promise<void> {
  await db
    .updateTable('social_account')
    .set({ user_id: toId })
    .where('user_id', '=', fromId)
    .where('unlinked', 'is', null)
    .execute();
}

/** Restores the social sign-ins of a revived account, except those that another account uses by now. */
export async function relinkSocialAccounts(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('social_account as social')
    .set({ unlinked: null })
    .where('social.user_id', '=', userId)
    .where(
      sql<boolean>`not exists (select 1 from social_account as other where other.provider = social.provider and other.provider_id = social.provider_id
        and other.user_type = social.user_type and other.unlinked is null)`,
    )
    .execute();
}

/**
 * Deletes the outside identities of an account, so that a revival does not give them back; resolves to the provider's ids
 * that no other account uses.
 */
export async function deleteSocialAccounts(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('social_account')
    .where('user_id', '=', userId)
    .returning(['provider_id', 'unlinked'])
    .execute();
  return listUnused(
    db,
    rows.filter(({ unlinked }) => unlinked === null).map(({ provider_id }) => provider_id),
  );
}
