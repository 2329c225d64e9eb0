import type { listKaptNotices } from '@danji/contracts/bids/kapt-notice.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ListOrder } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';

type Query = QueryOf<typeof listKaptNotices>;
type Region = { id: number; sido_short: string; sigungu: string };

const ORDERS: Readonly<Record<NonNullable<Query['ordering']>, ListOrder>> = {
  '-noticed': [['notice.noticed', 'desc']],
  closes: [['notice.closes', 'asc', 'nulls last']],
};
/** Lower codes are groups. */
const FIRST_SUB_CATEGORY = 100;

type Notices = SelectQueryBuilder<Database & { notice: Database['kapt_notice'] }, 'notice', object>;
const fromNotices = (db: Db): Notices => db.selectFrom('kapt_notice as notice');

const region = sql<Region | null>`(select jsonb_build_object('id', region.id, 'sido_short', region.sido_short,
  'sigungu', region.sigungu) from region where region.id = notice.sigungu)`;

const selectLines = (found: Notices, now: Date) =>
  found
    .select([
      'notice.id',
      'notice.kind',
      'notice.kapt_number',
      'notice.title',
      'notice.complex',
      'notice.state',
      'notice.is_urgent',
      'notice.sido',
      'notice.number_of_units',
      'notice.work_type',
      'notice.category',
      'notice.bid_method',
      'notice.selection_method',
      'notice.noticed',
      'notice.closes',
      'notice.amount',
      'notice.winner',
    ])
    .select([region.as('sigungu'), sql<boolean>`notice.is_open and notice.closes > ${now}`.as('is_open')]);
export type KaptNoticeLineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>;

/**
 * Nearly every notice that is marked as open ends later than now, which PostgreSQL takes for a coincidence: it would look
 * few rows up by their end and sort them. As a test of the condition's value the end is only compared, in the index of the
 * order.
 */
const isOpen = (now: Date, ordering: keyof typeof ORDERS) =>
  ordering === 'closes'
    ? sql<boolean>`notice.is_open and notice.closes > ${now}`
    : sql<boolean>`notice.is_open and (notice.closes > ${now}) is true`;

/** Lists notices of K-apt, by default the last published first. */
export function listNotices(db: Db, query: Query, now: Date): Promise<Page<KaptNoticeLineRow>> {
  const { search, kind, category, region: sigungu, sido, is_open, ordering = '-noticed' } = query;
  let found = fromNotices(db);
  if (search?.trim()) found = found.where(matches('notice.searched', search));
  if (kind !== undefined) found = found.where('notice.kind', '=', kind);
  if (category !== undefined)
    found = found.where(category < FIRST_SUB_CATEGORY ? 'notice.category_group' : 'notice.category', '=', category);
  if (sigungu !== undefined) found = found.where('notice.sigungu', '=', sigungu);
  else if (sido !== undefined) found = found.where('notice.sido', '=', sido);
  if (is_open) found = found.where(isOpen(now, ordering));
  return readPage(db, query, {
    found,
    order: ORDERS[ordering],
    key: 'notice.id',
    lines: selectLines(fromNotices(db), now),
  });
}

/** Finds notices by their ids, in no order. */
export const findNoticeLines = async (db: Db, ids: readonly number[], now: Date): Promise<KaptNoticeLineRow[]> =>
  ids.length === 0
    ? []
    : selectLines(fromNotices(db).where('notice.id', 'in', [...ids]), now)
        .limit(ids.length)
        .execute();

/** Finds one notice with everything that is known of it. */
export const findNotice = (db: Db, id: number, now: Date) =>
  selectLines(fromNotices(db).where('notice.id', '=', id), now)
    .select([
      'notice.content',
      'notice.papers',
      'notice.is_electronic',
      'notice.papers_due',
      'notice.briefing_at',
      'notice.briefing_place',
      'notice.reason',
      'notice.contracted',
      'notice.starts',
      'notice.ends',
      'notice.created',
      'notice.updated',
    ])
    .executeTakeFirst();
