import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import type { RecommendAncestor } from '@danji/contracts/points/recommend-relation';
import { sql } from 'kysely';
import { personRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { listAncestorIds } from './tree.repository.ts';

/** A member, also a blocked or withdrawn one, who keeps the place in the tree. */
export const findMember = (db: Db, id: number) =>
  db
    .selectFrom('user_account as account')
    .where('account.id', '=', id)
    .where('account.user_type', 'in', [UserType.BRAND, UserType.GENERAL])
    .where('account.account_status', '<>', AccountStatus.TEMP)
    .select([
      'account.id',
      'account.name',
      'account.ref_code',
      'account.accum_recommandeds',
      'account.recommand_tier',
      'account.bonus_point_rate',
      'account.is_recommander_manager',
      'account.account_status',
      'account.deleted',
      personRef('account').as('user'),
    ])
    .executeTakeFirst();

/** Finds the account of a referral code, ignoring case. */
export async function findByCode(db: Db, refCode: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('user_account')
    .where(sql<boolean>`lower(ref_code) = ${refCode.trim().toLowerCase()}`)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** The members above one, the nearest first, with what decides about their points. */
export async function listAncestors(db: Db, id: number): Promise<RecommendAncestor[]> {
  const ids = await listAncestorIds(db, id, ANSWER_LIMITS.ancestors);
  if (ids.length === 0) return [];
  return db
    .selectFrom('user_account as account')
    .leftJoin('recommend_relation as relation', 'relation.user_id', 'account.id')
    .leftJoin('recommend_custom_relation as custom', (join) =>
      join.onRef('custom.user_id', '=', 'account.id').on('custom.is_active', '=', true),
    )
    .where('account.id', 'in', ids)
    .select(['account.recommand_tier', 'account.bonus_point_rate', 'account.is_recommander_manager'])
    .select([
      personRef('account').as('user'),
      sql<RecommendAncestor['grade']>`coalesce(custom.grade, relation.grade, 0)`.as('grade'),
      sql<boolean>`account.deleted is not null or account.account_status <> ${AccountStatus.NORMAL}`.as('is_refused'),
    ])
    .orderBy(sql`array_position(array[${sql.join(ids)}]::bigint[], account.id)`)
    .execute();
}
