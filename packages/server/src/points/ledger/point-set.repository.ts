import type { Page } from '@danji/contracts/page';
import type { PointSet, PointSetVersion } from '@danji/contracts/points/point-set';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import { type PageQuery, readPage } from '../../platform/records/read-page.ts';

/** Before the first change nothing is given, and nothing is limited. */
const NOTHING: PointSet = {
  point_signup: 0,
  point_referral: 0,
  point_referred: 0,
  point_review_text: 0,
  point_review_image: 0,
  limit_price_user: 0,
  limit_price_day: 0,
  updated: null,
  updated_by: null,
};

const FIELDS = [
  'point_signup',
  'point_referral',
  'point_referred',
  'point_review_text',
  'point_review_image',
  'limit_price_user',
  'limit_price_day',
] as const;

/** Returns the point set that is in force. */
export const findPointSet = async (db: Db): Promise<PointSet> =>
  (await db
    .selectFrom('point_set')
    .select([...FIELDS, 'created as updated', selectPersonRef('point_set.staff_id').as('updated_by')])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? NOTHING;

export async function insertPointSet(db: Db, values: Insertable<Database['point_set']>): Promise<void> {
  await db.insertInto('point_set').values(values).execute();
}

const PREVIOUS = sql<PointSetVersion['previous']>`
  (select jsonb_build_object(${sql.join(FIELDS.flatMap((field) => [sql.lit(field), sql.ref(`earlier.${field}`)]))})
    from point_set as earlier where earlier.id < version.id order by earlier.id desc limit 1)`;

/** Lists the versions with what each replaced, the newest first. */
export const listVersions = (db: Db, query: PageQuery): Promise<Page<PointSetVersion>> =>
  readPage(db, query, {
    found: db.selectFrom('point_set as version'),
    order: [['version.id', 'desc']],
    key: 'version.id',
    lines: db
      .selectFrom('point_set as version')
      .select(['version.id', 'version.created', ...FIELDS.map((field) => `version.${field}` as const)])
      .select([PREVIOUS.as('previous'), selectPersonRef('version.staff_id').as('updated_by')]),
  });
