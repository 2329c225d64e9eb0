import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { type Referral, ReferralState } from '@danji/contracts/points/referral';
import type { listOwnReferrals, listReferrals } from '@danji/contracts/points/referral.endpoints';
import { sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import { readPage } from '../../platform/records/read-page.ts';

type NewReferral = Pick<Referral, 'state' | 'suspicions' | 'referral_points' | 'referred_points'> & {
  user_id: number;
  recommender_id: number;
};

/** Adds a recommended sign-up; resolves to its id. */
export async function insertReferral(db: Db, { suspicions, ...row }: NewReferral, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('referral')
    .values({ ...row, suspicions: toJson(suspicions), decided: null, decided_by: null, created: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Claims a number for the points of a sign-up; false when an account had points with it before. */
export async function claimPhone(db: Db, phone_hash: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('reward_phone')
    .values({ phone_hash, created: now })
    .onConflict((conflict) => conflict.column('phone_hash').doNothing())
    .returning('phone_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds a recommended sign-up and locks it for the transaction. */
export const lockReferral = (db: Db, id: number) =>
  db.selectFrom('referral').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();

type Decision = { state: Referral['state']; reason: string; decided_by: number };

export async function updateReferral(db: Db, id: number, decision: Decision, now: Date): Promise<void> {
  await db
    .updateTable('referral')
    .set({ ...decision, decided: now })
    .where('id', '=', id)
    .execute();
}

const selectReferrals = (db: Db) =>
  db
    .selectFrom('referral')
    .select(['referral.id', 'referral.state', 'referral.suspicions', 'referral.referral_points'])
    .select(['referral.referred_points', 'referral.decided', 'referral.reason', 'referral.created'])
    .select([
      selectPersonRef('referral.user_id').as('user'),
      selectPersonRef('referral.recommender_id').as('recommender'),
      selectPersonRef<Referral['user'] | null>('referral.decided_by').as('decided_by'),
    ]);

export const getReferral = (db: Db, id: number): Promise<Referral> =>
  selectReferrals(db).where('referral.id', '=', id).executeTakeFirstOrThrow();

export function listAllReferrals(
  db: Db,
  { state, recommender_id, date_start, date_end, ...page }: QueryOf<typeof listReferrals>,
): Promise<Page<Referral>> {
  let found = db.selectFrom('referral');
  if (state !== undefined) found = found.where('referral.state', '=', state);
  if (recommender_id !== undefined) found = found.where('referral.recommender_id', '=', recommender_id);
  if (date_start !== undefined) found = found.where('referral.created', '>=', dayStart(date_start));
  if (date_end !== undefined) found = found.where('referral.created', '<', dayEnd(date_end));
  return readPage(db, page, {
    found,
    order: [['referral.created', 'desc']],
    key: 'referral.id',
    lines: selectReferrals(db),
  });
}

/** Lists who signed up with the code of a member; names are masked by the caller. */
export function listReferralsOf(db: Db, userId: number, { state, ...page }: QueryOf<typeof listOwnReferrals>) {
  let found = db.selectFrom('referral').where('referral.recommender_id', '=', userId);
  if (state !== undefined) found = found.where('referral.state', '=', state);
  return readPage(db, page, {
    found,
    order: [['referral.created', 'desc']],
    key: 'referral.id',
    lines: db
      .selectFrom('referral')
      .innerJoin('user_account as account', 'account.id', 'referral.user_id')
      .select(['referral.id', 'account.name', 'referral.state', 'referral.referral_points', 'referral.created']),
  });
}

/** Sums the results of a member's code: sign-ups, points that were given, and points that wait. */
export const sumReferrals = (db: Db, userId: number) =>
  db
    .selectFrom('referral')
    .where('recommender_id', '=', userId)
    .select([
      sql<number>`count(*)::integer`.as('joined'),
      sql<number>`coalesce(sum(referral_points) filter (where state = ${ReferralState.PAID}), 0)::integer`.as('earned'),
      sql<number>`coalesce(sum(referral_points) filter (where state = ${ReferralState.WAITING}), 0)::integer`.as(
        'pending',
      ),
    ])
    .executeTakeFirstOrThrow();
