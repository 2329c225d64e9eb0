import type { listWorkRequests } from '@danji/contracts/workspace/work-request.endpoints';
import type { listStaffWorkRequests } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { PersonRef } from '@danji/contracts/accounts/user';
import type { Page } from '@danji/contracts/page';
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import { personRef, selectPersonRef } from '../../accounts/accounts/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { toListedIds, readListed, readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { readTrail } from '../../platform/records/history.ts';

/** The use of members' attachments: members and our staff may read them. Pictures of an answer belong to its event. */
export const REQUEST_FILE_USE = 'work_request';
export const ANSWER_FILE_USE = 'work_request_answer';

type Tables = Database & { request: Database['work_request'] };
type Found = SelectQueryBuilder<Tables, 'request', object>;

const fromRequests = (db: Db): Found => db.selectFrom('work_request as request');

const UNSEEN = sql<boolean>`(request.process_state in (${sql.lit(ProcessState.ANSWERED)}, ${sql.lit(ProcessState.REFUSED)}) and request.seen is null)`;
const FILE_COUNT = sql<number>`(select count(*)::integer from record_file as attached where attached.use = ${REQUEST_FILE_USE} and attached.record_id = request.id and attached.position is not null)`;
const HANDLER = selectPersonRef<PersonRef | null>('request.handler_id');
const WRITER = selectPersonRef('request.user_id');
const SPACE_TITLE = sql<string>`(select space.title from work_space as space where space.id = request.space_id)`;

const selectLine = (found: Found) =>
  found
    .select([
      'request.id',
      'request.space_id',
      'request.user_id',
      'request.title',
      'request.request_type',
      'request.process_state',
      'request.handler_id',
      'request.done_datetime',
      'request.reopened',
      'request.created',
      'request.updated',
    ])
    .select([
      UNSEEN.as('is_unseen'),
      FILE_COUNT.as('file_count'),
      HANDLER.as('handler'),
      WRITER.as('user'),
      SPACE_TITLE.as('space_title'),
    ]);

export type RequestSummaryRow = Awaited<ReturnType<ReturnType<typeof selectLine>['executeTakeFirstOrThrow']>>;
const selectRequest = (found: Found) => selectLine(found).select('request.text');
export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequest>['executeTakeFirstOrThrow']>>;

export const findRequest = (db: Db, id: number): Promise<RequestRow | undefined> =>
  selectRequest(fromRequests(db).where('request.id', '=', id)).executeTakeFirst();
/** Finds the request and locks it for the transaction. */
export const findRequestForChange = (db: Db, id: number): Promise<RequestRow | undefined> =>
  selectRequest(fromRequests(db).where('request.id', '=', id))
    .forUpdate('request')
    .executeTakeFirst();

type Filters = Pick<
  QueryOf<typeof listStaffWorkRequests>,
  'process_state' | 'request_type' | 'search' | 'space_id' | 'user_id' | 'is_open'
>;

/** The index of open requests is on this very condition. */
const IS_OPEN = sql<boolean>`request.process_state in (0, 1)`;

function withFilters(
  found: Found,
  { process_state, request_type, search, space_id, user_id, is_open }: Filters,
): Found {
  let narrowed = found;
  if (space_id !== undefined) narrowed = narrowed.where('request.space_id', '=', space_id);
  if (user_id !== undefined) narrowed = narrowed.where('request.user_id', '=', user_id);
  if (process_state !== undefined) narrowed = narrowed.where('request.process_state', '=', process_state);
  if (request_type !== undefined) narrowed = narrowed.where('request.request_type', '=', request_type);
  if (is_open !== undefined) narrowed = narrowed.where(is_open ? IS_OPEN : sql<boolean>`not ${IS_OPEN}`);
  if (search?.trim()) narrowed = narrowed.where(matches('request.searched', search));
  return narrowed;
}

type Query = (QueryOf<typeof listWorkRequests> | QueryOf<typeof listStaffWorkRequests>) & Filters;

/**
 * Lists requests by date, newest or oldest first; or the waiting ones, oldest first, followed by the others, newest
 * first.
 */
export function listRequests(
  db: Db,
  query: Query,
  order: 'asc' | 'desc' | 'waiting',
): Promise<Page<RequestSummaryRow>> {
  const found = withFilters(fromRequests(db), query);
  const page = { key: 'request.id', lines: selectLine(fromRequests(db)) };
  if (order === 'waiting') return readListed(db, query, { ...page, ids: waitingFirst(db, found, toListedIds(query)) });
  return readPage(db, query, {
    ...page,
    found,
    order: [
      ['request.created', order],
      ['request.id', order],
    ],
  });
}

/**
 * Each half is read in the order of an index. PostgreSQL reads the parts of `union all` one after the other when they
 * have a limit, and the second one only when the first one is not enough.
 */
function waitingFirst(db: Db, found: Found, limit: number) {
  const half = (isOpen: boolean, direction: 'asc' | 'desc') =>
    found
      .where(isOpen ? IS_OPEN : sql<boolean>`not ${IS_OPEN}`)
      .select('request.id')
      .orderBy('request.created', direction)
      .orderBy('request.id', direction)
      .limit(limit);
  const halves = db
    .selectFrom(half(true, 'asc').as('waiting'))
    .select('waiting.id')
    .unionAll(db.selectFrom(half(false, 'desc').as('settled')).select('settled.id'));
  return db.selectFrom(halves.as('half')).select('half.id').limit(limit);
}

export const insertRequest = async (db: Db, values: Insertable<Database['work_request']>): Promise<number> =>
  (await db.insertInto('work_request').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateRequest(db: Db, id: number, change: Updateable<Database['work_request']>): Promise<void> {
  await db.updateTable('work_request').set(change).where('id', '=', id).execute();
}

/** Marks the result as read; false when it was read before, or there is none. */
export async function markSeen(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('work_request')
    .set({ seen: now })
    .where('id', '=', id)
    .where('seen', 'is', null)
    .where('process_state', 'in', [ProcessState.ANSWERED, ProcessState.REFUSED])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type NewEvent = Omit<Insertable<Database['work_request_event']>, 'result'> & { result: object | null };

/** Records an event; resolves to its id. */
export const insertEvent = async (db: Db, { result, ...event }: NewEvent): Promise<number> =>
  (
    await db
      .insertInto('work_request_event')
      .values({ ...event, result: result && toJson(result) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

const selectEvents = (db: Db) =>
  db
    .selectFrom('work_request_event as event')
    .innerJoin('user_account as account', 'account.id', 'event.user_id')
    .select([
      'event.id',
      'event.request_id',
      'event.side',
      'event.from_state',
      'event.to_state',
      'event.comment',
      'event.result',
      'event.created',
      personRef('account').as('user'),
    ]);

/** Lists all events of requests, oldest first. */
export const listEvents = (db: Db, requestIds: readonly number[]) =>
  selectEvents(db)
    .where('event.request_id', 'in', [...requestIds, 0])
    .orderBy('event.request_id')
    .orderBy('event.id')
    .execute();
/** The newest events of a request, the oldest of them first. */
export const listNewestEvents = (db: Db, requestId: number) =>
  readTrail(selectEvents(db).where('event.request_id', '=', requestId).orderBy('event.id', 'desc'));
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** Finds the work space of an event's request. */
export const findEventSpace = async (db: Db, eventId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('work_request_event as event')
      .innerJoin('work_request as request', 'request.id', 'event.request_id')
      .where('event.id', '=', eventId)
      .select('request.space_id')
      .executeTakeFirst()
  )?.space_id;

export const findRequestSpace = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('work_request').where('id', '=', id).select('space_id').executeTakeFirst())?.space_id;
