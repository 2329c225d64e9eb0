import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { DashboardEntry, DashboardProvider, DashboardScope } from '../work-dashboard/index.ts';

/** Results that nobody has read: the index `work_request_unseen` is on this very condition. */
const IS_UNSEEN = sql<SqlBool>`process_state in (2, 3) and seen is null`;
const IS_OPEN = sql<SqlBool>`process_state in (${sql.lit(ProcessState.RECEIVED)}, ${sql.lit(ProcessState.RUNNING)})`;

const fromSpaces = (db: Db, { spaceIds }: DashboardScope, condition: Expression<SqlBool>) =>
  db
    .selectFrom('work_request')
    .where('space_id', 'in', [...spaceIds, 0])
    .where(condition);

const listKind = async (
  db: Db,
  scope: DashboardScope,
  kind: 'request_answered' | 'request_open',
): Promise<DashboardEntry[]> => {
  const found = fromSpaces(db, scope, kind === 'request_open' ? IS_OPEN : IS_UNSEEN);
  const since = kind === 'request_open' ? 'created' : 'done_datetime';
  const rows = await found
    .select(['id', 'space_id', 'title', 'created', 'done_datetime'])
    .orderBy(since)
    .orderBy('id')
    .limit(scope.limit)
    .execute();
  return rows.map(({ id, space_id, title, created, done_datetime }) => ({
    kind,
    id,
    space_id,
    title,
    date: null,
    since: kind === 'request_open' ? created : (done_datetime ?? created),
  }));
};

const countKind = async (db: Db, scope: DashboardScope, condition: Expression<SqlBool>): Promise<number> =>
  Number(
    (
      await fromSpaces(db, scope, condition)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Provides unread results, and requests that our staff has not answered, the oldest first. */
export const requestDashboardProvider: DashboardProvider = {
  list: async (db, scope) => [
    ...(await listKind(db, scope, 'request_answered')),
    ...(await listKind(db, scope, 'request_open')),
  ],
  count: async (db, scope) => ({
    request_answered: await countKind(db, scope, IS_UNSEEN),
    request_open: await countKind(db, scope, IS_OPEN),
  }),
};
