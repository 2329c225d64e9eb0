import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import type { Page } from '@danji/contracts/page';
import { personRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { toLimits, toPage } from '../../platform/http/page.ts';
import { isAdmin, type Principal } from '../../platform/http/principal.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import { toContains } from '../../platform/http/search.ts';
import { describeCall, findCallsByTitle } from './logged-calls.ts';

type Query = QueryOf<typeof listStaffLog>;

/**
 * Lists operators' changes, newest first. `search` matches a part of the path or of the operator's name. Only ADMIN
 * reads changes of operators' accounts.
 */
export async function listEntries(db: Db, reader: Principal, query: Query): Promise<Page<StaffLog>> {
  const { user_id, method, date_start, date_end, search } = query;
  const { limit, offset } = toLimits(query);
  let found = db.selectFrom('staff_log as log').innerJoin('user_account as account', 'account.id', 'log.user_id');
  if (!isAdmin(reader)) found = found.where('log.about_operator', '=', false);
  if (user_id !== undefined) found = found.where('log.user_id', '=', user_id);
  if (method !== undefined) found = found.where('log.method', '=', method);
  if (date_start !== undefined) found = found.where('log.created', '>=', dayStart(date_start));
  if (date_end !== undefined) found = found.where('log.created', '<', dayEnd(date_end));
  if (search?.trim())
    found = found.where((eb) =>
      eb.or([
        eb('log.path', 'ilike', toContains(search)),
        eb('account.name', 'ilike', toContains(search)),
        ...findCallsByTitle(search.trim()).map(({ method, pattern }) =>
          eb.and([eb('log.method', '=', method), eb('log.path', '~', pattern)]),
        ),
      ]),
    );
  const rows = await found
    .select([
      'log.id',
      'log.headers',
      'log.path',
      'log.method',
      'log.status_code',
      'log.response_time',
      'log.old_object',
      'log.new_object',
      'log.request_data',
      'log.response_data',
      'log.created',
    ])
    .select(personRef('account').as('user'))
    .orderBy('log.created', 'desc')
    .orderBy('log.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return toPage(
    rows.map((row) => ({ ...row, ...describeCall(row) })),
    Number(count),
    query,
  );
}
