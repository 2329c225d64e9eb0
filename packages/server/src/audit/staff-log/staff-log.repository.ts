import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { PersonRef } from '@danji/contracts/accounts/user';
import type { Page } from '@danji/contracts/page';
import { type RawBuilder, sql } from 'kysely';
import { personRef, selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { mapPage, readPage } from '../../platform/records/read-page.ts';
import { isAdmin, type Principal } from '../../platform/http/principal.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import { toContains } from '../../platform/http/search.ts';
import { matches } from '../../platform/records/search.ts';
import { describeCall, findCallsByTitle } from './logged-calls.ts';

type Query = QueryOf<typeof listStaffLog>;
type People = Awaited<ReturnType<typeof findPeople>>;

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/**
 * Finds accounts by the name of the person or of the company. With their ids PostgreSQL knows how many entries each has,
 * and reads no others.
 */
async function findPeople(db: Db, search: string): Promise<{ operators: number[]; members: number[] }> {
  const named = db
    .selectFrom('user_account')
    .select('id')
    .where(matches('searched', search))
    .where('name', 'ilike', toContains(search))
    .orderBy('id')
    .limit(100);
  const [operators, members, companies] = await Promise.all([
    named.where('user_type', '=', UserType.STAFF).execute(),
    named.where('user_type', '!=', UserType.STAFF).execute(),
    db
      .selectFrom('brand_account')
      .select('user_id as id')
      .where(matches('searched', search))
      .where('name', 'ilike', toContains(search))
      .orderBy('user_id')
      .limit(100)
      .execute(),
  ]);
  return { operators: idsOf(operators), members: idsOf([...members, ...companies]) };
}

/** A search finds a part of the path, calls by their titles, operators and those whom changes are about by their names. */
const toSearches = (search: string, { operators, members }: People): RawBuilder<boolean>[] => [
  sql`(${sql.join(
    [
      matches('log.searched', search),
      ...findCallsByTitle(search).map(({ method, pattern }) => sql`(log.method = ${method} and log.path ~ ${pattern})`),
    ],
    sql` or `,
  )})`,
  ...(operators.length === 0 ? [] : [sql<boolean>`log.user_id in (${sql.join(operators)})`]),
  ...toAbout([...operators, ...members]),
];
const toAbout = (people: readonly number[]): RawBuilder<boolean>[] =>
  people.length === 0 ? [] : [sql<boolean>`log.about_user_id in (${sql.join(people)})`];

/**
 * Lists operators' changes, newest first. `search` matches a part of the path, of the title of a call, or of a name: of
 * the operator or of the person or company that the change is about. Only ADMIN
 * reads changes of operators' accounts.
 */
export async function listEntries(db: Db, reader: Principal, query: Query): Promise<Page<StaffLog>> {
  const { id, user_id, about_user_id, method, date_start, date_end, search } = query;
  let found = db.selectFrom('staff_log as log');
  if (!isAdmin(reader)) found = found.where('log.about_operator', '=', false);
  if (id !== undefined) found = found.where('log.id', '=', id);
  if (user_id !== undefined) found = found.where('log.user_id', '=', user_id);
  if (about_user_id !== undefined) found = found.where('log.about_user_id', '=', about_user_id);
  if (method !== undefined) found = found.where('log.method', '=', method);
  if (date_start !== undefined) found = found.where('log.created', '>=', dayStart(date_start));
  if (date_end !== undefined) found = found.where('log.created', '<', dayEnd(date_end));
  const page = await readPage(db, query, {
    found: search?.trim()
      ? toSearches(search.trim(), await findPeople(db, search)).map((matches) => found.where(matches))
      : found,
    order: [['log.created', 'desc']],
    key: 'log.id',
    lines: db
      .selectFrom('staff_log as log')
      .innerJoin('user_account as account', 'account.id', 'log.user_id')
      .select(['log.id', 'log.headers', 'log.path', 'log.method', 'log.status_code', 'log.response_time'])
      .select(['log.old_object', 'log.new_object', 'log.request_data', 'log.response_data', 'log.created'])
      .select(personRef('account').as('user'))
      .select(selectPersonRef<PersonRef | null>('log.about_user_id').as('about')),
  });
  return mapPage(page, (row) => ({ ...row, ...describeCall(row) }));
}
