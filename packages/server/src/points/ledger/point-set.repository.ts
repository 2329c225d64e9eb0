import type { PointSet } from '@danji/contracts/points/point-set';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { selectPersonRef } from '../../accounts/accounts/index.ts';

/** Before the first change nothing is given, and nothing is limited. */
const NOTHING: PointSet = {
  point_signup: 0,
  point_referral: 0,
  point_referred: 0,
  limit_price_user: 0,
  limit_price_day: 0,
  updated: null,
  updated_by: null,
};

/** Returns the point set that is in force. */
export const findPointSet = async (db: Db): Promise<PointSet> =>
  (await db
    .selectFrom('point_set')
    .select([
      'point_signup',
      'point_referral',
      'point_referred',
      'limit_price_user',
      'limit_price_day',
      'created as updated',
      selectPersonRef('point_set.staff_id').as('updated_by'),
    ])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? NOTHING;

export async function insertPointSet(db: Db, values: Insertable<Database['point_set']>): Promise<void> {
  await db.insertInto('point_set').values(values).execute();
}
