import { pick } from '@danji/contracts/pick';
import type { QueryOf, ResponseOf } from '@danji/contracts/define-endpoint';
import type { ScheduleFields } from '@danji/contracts/workspace/schedule';
import type { countWorkSchedules, listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import type { SpaceRef } from '@danji/contracts/workspace/space-ref';
import { type RangeCode, ScheduleRange, toEndBounds } from '@danji/contracts/workspace/schedule-bucket';
import { findSubCategories } from '@danji/contracts/codes/contract-categories';
import type { Page } from '@danji/contracts/page';
import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { selectMemberRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readListed, readPage, toListedIds } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';

/** The use of schedules' files: the members of the work space may read them. */
export const SCHEDULE_FILE_USE = 'work_schedule';

type Tables = Database & { schedule: Database['work_schedule'] };
type Found = SelectQueryBuilder<Tables, 'schedule', object>;

const space = sql<SpaceRef>`(select jsonb_build_object('id', space.id, 'title', space.title) from work_space as space where space.id = schedule.space_id)`;

const fileCount = sql<number>`(select count(*)::integer from record_file as attached where attached.use = ${SCHEDULE_FILE_USE} and attached.record_id = schedule.id)`;

const fromSchedules = (db: Db): Found =>
  db.selectFrom('work_schedule as schedule').where('schedule.deleted', 'is', null);

const selectLine = (found: Found) =>
  found
    .select([
      'schedule.id',
      'schedule.space_id',
      'schedule.category1',
      'schedule.category2',
      'schedule.title',
      'schedule.contract',
      'schedule.contract_start',
      'schedule.contract_end',
      'schedule.building_name',
    ])
    .select([
      'schedule.brand_id',
      'schedule.is_complete',
      'schedule.contract_amount',
      'schedule.previous_id',
      'schedule.created',
      'schedule.updated',
    ])
    .select([selectMemberRef('schedule.user_id').as('user'), fileCount.as('file_count'), space.as('space')]);

export type ScheduleSummaryRow = Awaited<ReturnType<ReturnType<typeof selectLine>['executeTakeFirstOrThrow']>>;
const selectSchedule = (found: Found) => selectLine(found).select('schedule.description');
export type ScheduleRow = Awaited<ReturnType<ReturnType<typeof selectSchedule>['executeTakeFirstOrThrow']>>;

/** The filter of a work space's list. `today` in Asia/Seoul decides the ranges. */
export type ScheduleQuery = Pick<
  QueryOf<typeof listWorkSchedules>,
  'space_id' | 'search' | 'filter_range' | 'category1' | 'is_complete'
> & { today: string };

function isFound(eb: ExpressionBuilder<Tables, 'schedule'>, search: string): Expression<SqlBool> {
  const categories = findSubCategories(search);
  const isText = matches('schedule.searched', search);
  return categories.length > 0 ? eb.or([isText, eb('schedule.category2', 'in', categories)]) : isText;
}

function listed(db: Db, query: ScheduleQuery): Found {
  const { space_id, search, filter_range = ScheduleRange.ALL, category1, is_complete, today } = query;
  let found = fromSchedules(db).where('schedule.space_id', '=', space_id);
  if (category1 !== undefined) found = found.where('schedule.category1', '=', category1);
  if (is_complete !== undefined) found = found.where('schedule.is_complete', '=', is_complete);
  const bounds = toEndBounds(filter_range, today);
  if (bounds === null) found = found.where('schedule.contract_end', 'is', null);
  if (bounds?.from !== undefined) found = found.where('schedule.contract_end', '>=', bounds.from);
  if (bounds?.before !== undefined) found = found.where('schedule.contract_end', '<', bounds.before);
  if (search?.trim()) found = found.where((eb) => isFound(eb, search));
  return found;
}

/**
 * The ids by the end: the next to end first, then those without an end, ended ones, and completed ones, on which nobody has
 * to act. Each part is read in the order of an index; PostgreSQL reads the parts of `union all` one after the other when
 * they have a limit, and the next one only when those before are not enough.
 */
function nextToEndFirst(db: Db, found: Found, today: string, limit: number) {
  const open = found.where('schedule.is_complete', '=', false);
  const part = (rows: Found, direction: 'asc' | 'desc') =>
    rows
      .select('schedule.id')
      .orderBy('schedule.contract_end', direction)
      .orderBy('schedule.id', direction === 'asc' ? 'desc' : 'asc')
      .limit(limit);
  const coming = part(open.where('schedule.contract_end', '>=', today), 'asc');
  const endless = part(open.where('schedule.contract_end', 'is', null), 'asc');
  const ended = part(open.where('schedule.contract_end', '<', today), 'desc');
  const completed = part(found.where('schedule.is_complete', '=', true), 'desc');
  const parts = [coming, endless, ended, completed].map((rows) => db.selectFrom(rows.as('part')).select('part.id'));
  const [first, ...others] = parts;
  return db
    .selectFrom(others.reduce((all, next) => all.unionAll(next), first as (typeof parts)[number]).as('whole'))
    .select('whole.id')
    .limit(limit);
}

type Paging = Pick<QueryOf<typeof listWorkSchedules>, 'page' | 'page_size' | 'ordering'>;

/** Lists by the end (`nextToEndFirst`), or the newest first. */
export function listScheduleRows(db: Db, query: ScheduleQuery & Paging): Promise<Page<ScheduleSummaryRow>> {
  const found = listed(db, query);
  const page = { key: 'schedule.id', lines: selectLine(fromSchedules(db)) };
  return query.ordering === '-created'
    ? readPage(db, query, { ...page, found, order: [['schedule.created', 'desc']] })
    : readListed(db, query, { ...page, ids: nextToEndFirst(db, found, query.today, toListedIds(query)) });
}

/** Counts the schedules of each range. */
export async function countByRange(
  db: Db,
  query: Omit<ScheduleQuery, 'filter_range'>,
): Promise<ResponseOf<typeof countWorkSchedules>> {
  const within = (range: RangeCode): RawBuilder<number> => {
    const { from = '-infinity', before = 'infinity' } = toEndBounds(range, query.today) ?? {};
    return sql<number>`count(*) filter (where schedule.contract_end >= ${from}::date and schedule.contract_end < ${before}::date)`;
  };
  const { DONE, MONTHS_3, MONTHS_6, YEAR_1, LATER } = ScheduleRange;
  return listed(db, query)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      within(DONE).as('done'),
      within(MONTHS_3).as('months_3'),
      within(MONTHS_6).as('months_6'),
      within(YEAR_1).as('year_1'),
      within(LATER).as('later'),
      sql<number>`count(*) filter (where schedule.contract_end is null)`.as('no_end'),
    ])
    .executeTakeFirstOrThrow();
}

/** Lists schedules that start or end between two days, both included, the earliest first. */
export async function listBetween(
  db: Db,
  spaceId: number,
  from: string,
  to: string,
  limit: number,
): Promise<ScheduleSummaryRow[]> {
  const within = (column: 'schedule.contract_start' | 'schedule.contract_end') =>
    fromSchedules(db).where('schedule.space_id', '=', spaceId).where(column, '>=', from).where(column, '<=', to);
  // Each query uses its own index; a single one with `or` would read both indexes entirely.
  const ends = await selectLine(within('schedule.contract_end'))
    .orderBy('schedule.contract_end')
    .orderBy('schedule.id', 'desc')
    .limit(limit)
    .execute();
  const starts = await selectLine(
    within('schedule.contract_start').where((eb) =>
      eb.or([
        eb('schedule.contract_end', 'is', null),
        eb('schedule.contract_end', '<', from),
        eb('schedule.contract_end', '>', to),
      ]),
    ),
  )
    .orderBy('schedule.contract_start')
    .orderBy('schedule.id', 'desc')
    .limit(limit)
    .execute();
  return [...ends, ...starts].slice(0, limit);
}

/** Lists contracts that are not completed and end between two days, both included, the first to end first. */
export async function listOpenEnds(db: Db, spaceId: number, from: string, to: string, limit: number) {
  const rows = await fromSchedules(db)
    .where('schedule.space_id', '=', spaceId)
    .where('schedule.is_complete', '=', false)
    .where('schedule.contract_end', '>=', from)
    .where('schedule.contract_end', '<=', to)
    .select(['schedule.id', 'schedule.title', 'schedule.contract_end'])
    .orderBy('schedule.contract_end')
    .orderBy('schedule.id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ contract_end: end, ...row }) => (end === null ? [] : [{ ...row, end }]));
}

const FIELDS = [
  'category1',
  'category2',
  'title',
  'description',
  'contract',
  'contract_start',
  'contract_end',
  'building_name',
  'is_complete',
  'contract_amount',
  'previous_id',
  'brand_id',
] as const satisfies (keyof ScheduleFields)[];

/** Lists the fields of all schedules of a filter, the earliest end first, for a sheet. */
export const listForSheet = (db: Db, query: ScheduleQuery, limit: number): Promise<ScheduleFields[]> =>
  listed(db, query)
    .select(FIELDS.map((field) => `schedule.${field}` as const))
    .orderBy('schedule.contract_end')
    .orderBy('schedule.id', 'desc')
    .limit(limit)
    .execute();

export const findSchedule = (db: Db, id: number): Promise<ScheduleRow | undefined> =>
  selectSchedule(fromSchedules(db)).where('schedule.id', '=', id).executeTakeFirst();
/** Finds the schedule and locks it for the transaction. */
export const findScheduleForChange = (db: Db, id: number): Promise<ScheduleRow | undefined> =>
  selectSchedule(fromSchedules(db)).where('schedule.id', '=', id).forUpdate('schedule').executeTakeFirst();

export const findSpaceOf = async (db: Db, id: number): Promise<number | undefined> =>
  (await fromSchedules(db).where('schedule.id', '=', id).select('schedule.space_id').executeTakeFirst())?.space_id;

/** Finds the newest contract that follows this one. */
export const findSuccessor = (db: Db, id: number) =>
  selectRef(fromSchedules(db))
    .where('schedule.previous_id', '=', id)
    .orderBy('schedule.id', 'desc')
    .limit(1)
    .executeTakeFirst();
export const findRef = (db: Db, id: number) =>
  selectRef(fromSchedules(db)).where('schedule.id', '=', id).executeTakeFirst();
const selectRef = (found: Found) =>
  found.select(['schedule.id', 'schedule.title', 'schedule.contract_start', 'schedule.contract_end']);

/** Lists the ids of the contracts before one, the nearest first, skipping deleted ones. */
export async function listPreviousIds(db: Db, id: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_deleted: boolean }>`
    with recursive chain as (
      select schedule.id, schedule.previous_id, schedule.deleted, 0 as depth from work_schedule as schedule where schedule.id = ${id}
      union all
      select older.id, older.previous_id, older.deleted, chain.depth + 1 from chain join work_schedule as older on older.id = chain.previous_id where chain.depth < ${limit}
    )
    select id, deleted is not null as is_deleted from chain where depth > 0 order by depth`.execute(db);
  return rows.filter(({ is_deleted }) => !is_deleted).map((row) => row.id);
}

/** Lists schedules by id, in the order of the ids. */
export async function listSummariesById(db: Db, ids: readonly number[]): Promise<ScheduleSummaryRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map(
    (
      await selectLine(fromSchedules(db))
        .where('schedule.id', 'in', [...ids])
        .execute()
    ).map((row) => [row.id, row]),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Whether the brand of a contract was evaluated by it. */
export const hasEvaluation = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('brand_evaluation').where('schedule_id', '=', id).select('id').executeTakeFirst()) !== undefined;

/** Picks the editable fields of a row. */
export const toFields = (row: ScheduleRow): ScheduleFields => pick(row, FIELDS);
