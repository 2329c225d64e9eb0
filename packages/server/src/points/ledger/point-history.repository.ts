import type { listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { PointHistory, pointHistoryFilters } from '@danji/contracts/points/point-history';
import { MAX_POINT_MONTHS, type PointMonth } from '@danji/contracts/points/point-months';
import { sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';

const BRAND = sql<PointHistory['brand']>`
  (select jsonb_build_object('name', brand.name) from brand_account as brand where brand.user_id = entry.user_id)`;
const GENERAL = sql<PointHistory['general']>`
  (select jsonb_build_object('building_name', coalesce(general.current_work ->> 'building_name', ''))
    from general_account as general where general.user_id = entry.user_id)`;

const selectLine = (db: Db) =>
  db
    .selectFrom('point_entry as entry')
    .select([
      'entry.id',
      'entry.point',
      'entry.balance',
      'entry.history_type',
      'entry.description',
      'entry.data',
      'entry.created',
    ])
    .select([
      selectPersonRef('entry.user_id').as('user'),
      BRAND.as('brand'),
      GENERAL.as('general'),
      selectPersonRef<PointHistory['staff']>('entry.staff_id').as('staff'),
    ]);

type Filters = Pick<QueryOf<typeof listPointHistory>, keyof typeof pointHistoryFilters | 'user_id'>;

const findEntries = (db: Db, { user_id, history_type, search, date_start, date_end }: Filters) => {
  let found = db.selectFrom('point_entry as entry');
  if (user_id !== undefined) found = found.where('entry.user_id', '=', user_id);
  if (history_type !== undefined) found = found.where('entry.history_type', '=', history_type);
  if (date_start !== undefined) found = found.where('entry.created', '>=', dayStart(date_start));
  if (date_end !== undefined) found = found.where('entry.created', '<', dayEnd(date_end));
  return search?.trim() ? found.where(matches('entry.searched', search)) : found;
};

/** Lists entries, newest first. */
export const listEntries = (db: Db, query: QueryOf<typeof listPointHistory>): Promise<Page<PointHistory>> =>
  readPage(db, query, {
    found: findEntries(db, query),
    order: [['entry.created', 'desc']],
    key: 'entry.id',
    lines: selectLine(db),
  });

/** Sums the entries of an account by month in Korea, the newest month first. */
export const listMonths = (db: Db, filters: Filters & { user_id: number }): Promise<PointMonth[]> =>
  findEntries(db, filters)
    .select([
      sql<string>`to_char(entry.created at time zone 'Asia/Seoul', 'YYYY-MM')`.as('month'),
      sql<number>`coalesce(sum(entry.point) filter (where entry.point > 0), 0)::bigint`.as('given'),
      sql<number>`coalesce(-sum(entry.point) filter (where entry.point < 0), 0)::bigint`.as('taken'),
    ])
    .groupBy('month')
    .orderBy('month', 'desc')
    .limit(MAX_POINT_MONTHS)
    .execute();

export const getEntry = (db: Db, id: number): Promise<PointHistory> =>
  selectLine(db).where('entry.id', '=', id).executeTakeFirstOrThrow();

/** The figures of one account. */
export const findFigures = (db: Db, userId: number) =>
  db
    .selectFrom('user_account')
    .where('id', '=', userId)
    .select(['points', 'accum_points', 'accum_recommandeds'])
    .executeTakeFirst();
