import type { listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';
import { CLOSING_HOURS } from '@danji/contracts/bids/suggest-item-limits';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { Page } from '@danji/contracts/page';
import { ScheduleRange, toEndBounds } from '@danji/contracts/workspace/schedule-bucket';
import { webPaths } from '@danji/contracts/web-paths';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { lastIdOf, type PublicRecords } from '../../platform/features/public-records.ts';
import { dayStart } from '../../platform/http/period.ts';
import type { ListOrder } from '../../platform/records/list-order.ts';
import { emptyPage, readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { listSpacesOf } from '../../workspace/work-spaces/index.ts';
import {
  fromItems,
  hasRight,
  isReadBy,
  type Reader,
  selectLines,
  type SuggestItemLineRow,
} from './suggest-item.repository.ts';

/** With `is_flagged` those that our staff have marked. */
type Query = QueryOf<typeof listSuggestItems> & { is_flagged?: boolean };
type Found = SelectQueryBuilder<Database & { item: Database['suggest_item'] }, 'item', object>;
type Condition = RawBuilder<boolean>;

const { DRAFT, SCHEDULED, OPEN, CLOSING, CLOSED } = SuggestItemState;
/** In the places of notices: any category, any region. */
const ANY = 0;

const ORDERS: Readonly<Record<NonNullable<Query['ordering']>, ListOrder>> = {
  '-created': [['item.created', 'desc']],
  date_end: [['item.date_end', 'asc']],
};

/** The place of a sigungu or of a whole sido; `undefined` for a sido that does not exist. */
async function findPlace(db: Db, { region, sido }: Query): Promise<number | undefined> {
  if (region !== undefined) return region;
  if (sido === undefined) return ANY;
  const row = await db
    .selectFrom('region as whole')
    .where('whole.sido_short', '=', sido)
    .select(sql<number | null>`-1 - min(whole.id)`.as('place'))
    .executeTakeFirstOrThrow();
  return row.place ?? undefined;
}

/** Notices of a category and region: their rows repeat what lists ask of the notice, and are read in the order of the list. */
const fromPlace = (db: Db, category: number, place: number): Found =>
  db.selectFrom((eb) =>
    eb
      .selectFrom('suggest_item_place as place')
      .where('place.category', '=', category)
      .where('place.sigungu', '=', place)
      .select(['place.item_id as id', 'place.state', 'place.suggest_type', 'place.start_year'])
      .select(['place.date_start', 'place.date_end', 'place.created'])
      .as('item'),
  ) as unknown as Found;

const isPlaced = (category: number, place: number): Condition =>
  sql`exists (select from suggest_item_place as place where place.item_id = item.id
    and place.category = ${category} and place.sigungu = ${place})`;

const stored = (code: number): Condition => sql`item.state = ${sql.lit(code)}`;

/**
 * The conditions of a published notice that has begun and ends after a moment. Nearly every one that is marked as open ends
 * later than now, which PostgreSQL takes for a coincidence: it would look few rows up by their end and sort them. As a test
 * of the condition's value the end is only compared, in the index of the order.
 */
const openUntil = (moment: Date, { ordering = '-created' }: Query, now: Date): readonly Condition[] => [
  stored(OPEN),
  sql`item.date_start <= ${now}`,
  ordering === 'date_end' ? sql`item.date_end > ${moment}` : sql`(item.date_end > ${moment}) is true`,
];

/** The conditions of a derived state (`toSuggestItemState`), one list for each side of an `or`. */
function toStateConditions(state: number, query: Query, now: Date): readonly (readonly Condition[])[] {
  const closing = new Date(now.getTime() + CLOSING_HOURS * 3_600_000);
  if (state === SCHEDULED) return [[stored(OPEN), sql`item.date_start > ${now}`, sql`item.date_end > ${now}`]];
  if (state === OPEN) return [openUntil(closing, query, now)];
  if (state === CLOSING)
    return [
      [stored(OPEN), sql`item.date_start <= ${now}`, sql`item.date_end > ${now}`, sql`item.date_end <= ${closing}`],
    ];
  if (state === CLOSED) return [[stored(CLOSED)], [stored(OPEN), sql`item.date_end <= ${now}`]];
  return [[stored(state)]];
}

/** The conditions of the range of the end; what has ended today is in no later range. */
function toRangeConditions(range: Query['filter_range'], now: Date): Condition[] {
  if (range === undefined) return [];
  if (range === ScheduleRange.DONE) return [sql`item.date_end <= ${now}`];
  const today = toBusinessDate(now);
  const bounds = toEndBounds(range, today);
  if (bounds === undefined) return [];
  if (bounds === null) return [sql`item.date_end is null`];
  const { from, before } = bounds;
  return [
    ...(from === undefined ? [] : [sql<boolean>`item.date_end > ${from === today ? now : dayStart(from)}`]),
    ...(before === undefined ? [] : [sql<boolean>`item.date_end < ${dayStart(before)}`]),
  ];
}

/** Returns the conditions on columns of a notice that are repeated in its places. */
function toConditions(query: Query, now: Date): Condition[] {
  const { suggest_type, year, filter_range, is_open } = query;
  return [
    ...(suggest_type === undefined ? [] : [sql<boolean>`item.suggest_type = ${suggest_type}`]),
    ...(year === undefined ? [] : [sql<boolean>`item.start_year = ${year}`]),
    ...toRangeConditions(filter_range, now),
    ...(is_open ? openUntil(now, query, now) : []),
  ];
}

const isFavouriteOf = (brandId: number): Condition =>
  sql`exists (select from suggest_request as own where own.item_id = item.id and own.brand_id = ${brandId}
    and own.company_fav_date is not null)`;

/** The sides of a search: titles for everybody, the name of the building for who may see it. */
function toSearches(search: string, reader: Reader): Condition[] {
  const whole = matches('item.searched_whole', search);
  if (reader?.user_type === UserType.STAFF) return [whole];
  const titles = matches('item.searched', search);
  if (reader?.user_type === UserType.BRAND) return [titles, sql`${whole} and ${isReadBy(reader)}`];
  return reader === null ? [titles] : [titles, sql`${whole} and ${hasRight(reader, 'work')}`];
}

type Asked = { db: Db; query: Query; reader: Reader; now: Date };

type Chosen = { category: number; place: number; spaces: readonly number[] | undefined };

/** Notices that are found by something else than their place. */
function fromNotices({ db, query, reader }: Asked, { category, place, spaces }: Chosen): Found[] {
  const { search, is_fav, is_flagged } = query;
  let found: Found = fromItems(db);
  if (category !== ANY || place !== ANY) found = found.where(isPlaced(category, place));
  if (is_flagged) found = found.where('item.flagged', 'is not', null);
  if (is_fav && reader?.user_type === UserType.BRAND) found = found.where(isFavouriteOf(reader.id));
  const chosen = spaces?.map((id) => found.where('item.space_id', '=', id)) ?? [found];
  if (!search?.trim()) return chosen;
  const searches = toSearches(search, reader);
  return chosen.flatMap((notices) => searches.map((condition) => notices.where(condition)));
}

/** The condition for notices that a caller may find: published ones, and the drafts of a space for their writers. */
const isVisible = ({ query, reader }: Asked): Condition =>
  query.space_id === undefined
    ? sql`item.state <> ${sql.lit(DRAFT)}`
    : sql`(item.state <> ${sql.lit(DRAFT)} or ${hasRight(reader, 'write_notices')})`;

/** The spaces whose notices are asked for; `undefined` for those of all. */
async function findSpaces({ db, query: { space_id, is_own }, reader }: Asked): Promise<number[] | undefined> {
  const asked = space_id === undefined ? undefined : [space_id];
  if (!is_own) return asked;
  const own = reader?.user_type === UserType.GENERAL ? await listSpacesOf(db, reader.id) : [];
  return asked?.filter((id) => own.includes(id)) ?? own;
}

/** Lists notices for a reader, by default the last published first. */
export async function listItems(db: Db, query: Query, reader: Reader, now: Date): Promise<Page<SuggestItemLineRow>> {
  const { space_id, search, is_fav, is_unread, state, category = ANY, ordering = '-created' } = query;
  const asked = { db, query, reader, now };
  const place = await findPlace(db, query);
  const spaces = await findSpaces(asked);
  if (place === undefined || spaces?.length === 0 || (state === DRAFT && space_id === undefined))
    return emptyPage(query);
  const byPlace = (category !== ANY || place !== ANY) && !spaces && !search?.trim() && !is_fav;
  const base = byPlace ? [fromPlace(db, category, place)] : fromNotices(asked, { category, place, spaces });
  const conditions = [
    ...(byPlace ? [] : [isVisible(asked)]),
    ...toConditions(query, now),
    ...(is_unread && reader?.user_type === UserType.BRAND ? [sql<boolean>`not ${isReadBy(reader)}`] : []),
  ];
  const sides = state === undefined ? [[]] : toStateConditions(state, query, now);
  return readPage(db, query, {
    found: base.flatMap((found) =>
      sides.map((side) => [...conditions, ...side].reduce((rest, condition) => rest.where(condition), found)),
    ),
    order: ORDERS[ordering],
    key: 'item.id',
    lines: selectLines(fromItems(db), reader),
  });
}

/** The notices that search engines learn of. */
export const publicSuggestItems: PublicRecords = {
  path: webPaths.bid(':nanoId'),
  findLastId: lastIdOf('suggest_item'),
  list: (db, { after, last }) =>
    fromItems(db)
      .where('item.id', '>', after)
      .where('item.id', '<=', last)
      .where('item.state', '<>', DRAFT)
      .select(['item.nano_id as key', 'item.updated as changed'])
      .orderBy('item.id')
      .execute(),
};
