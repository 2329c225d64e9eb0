import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { PointCheck, PointDifference } from '@danji/contracts/points/point-check';
import type { listPointDifferences } from '@danji/contracts/points/point-check.endpoints';
import type { Insertable } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { historyOf } from '../../platform/records/history.ts';
import { type PageQuery, readPage } from '../../platform/records/read-page.ts';
import type { Found } from './found.ts';

const differences = historyOf('point_difference', 'check_id');

const selectCheck = (db: Db) =>
  db
    .selectFrom('point_check')
    .select(['point_check.id', 'accounts', 'entries', 'point_check.differences', 'elapsed', 'point_check.created']);

export const findCheck = (db: Db, id: number): Promise<PointCheck | undefined> =>
  selectCheck(db).where('point_check.id', '=', id).executeTakeFirst();

/** The newest run; none before the first night. */
export const findLatestCheck = (db: Db): Promise<PointCheck | undefined> =>
  selectCheck(db).orderBy('point_check.id', 'desc').limit(1).executeTakeFirst();

/** Stores a run with what it found. */
export async function insertCheck(
  db: Db,
  values: Insertable<Database['point_check']>,
  found: readonly Found[],
): Promise<PointCheck> {
  const check = await db.insertInto('point_check').values(values).returningAll().executeTakeFirstOrThrow();
  await differences.add(db, ...found.map((each) => ({ ...each, check_id: check.id })));
  return check;
}

export const listChecks = (db: Db, query: PageQuery): Promise<Page<PointCheck>> =>
  readPage(db, query, {
    found: db.selectFrom('point_check'),
    order: [['point_check.id', 'desc']],
    key: 'point_check.id',
    lines: selectCheck(db),
  });

export const listDifferences = (
  db: Db,
  id: number,
  query: QueryOf<typeof listPointDifferences>,
): Promise<Page<PointDifference>> =>
  differences.list(
    db,
    id,
    query,
    db
      .selectFrom('point_difference as entry')
      .select(['entry.id', 'entry.kind', 'entry.position', 'entry.day', 'entry.history_type'])
      .select(['entry.expected', 'entry.actual'])
      .select(selectPersonRef<PointDifference['user']>('entry.user_id').as('user')),
  );
