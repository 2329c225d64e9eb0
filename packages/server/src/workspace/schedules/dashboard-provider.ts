import { ScheduleRange, toEndBounds } from '@danji/contracts/workspace/schedule-bucket';
import type { Db } from '../../platform/database/open-database.ts';
import type { DashboardEntry, DashboardProvider, DashboardScope } from '../work-dashboard/index.ts';

/** Selects contracts that are neither completed nor deleted: the index `work_schedule_open` contains only these. */
const fromOpen = (db: Db, { spaceIds }: DashboardScope) =>
  db
    .selectFrom('work_schedule')
    .where('space_id', 'in', [...spaceIds, 0])
    .where('deleted', 'is', null)
    .where('is_complete', '=', false);

const fromOverdue = (db: Db, scope: DashboardScope) => fromOpen(db, scope).where('contract_end', '<', scope.today);
/** Selects what the list of contracts shows in the range of three months, to which the figure leads. */
const fromExpiring = (db: Db, scope: DashboardScope) => {
  const { before = scope.today } = toEndBounds(ScheduleRange.MONTHS_3, scope.today) ?? {};
  return fromOpen(db, scope).where('contract_end', '>=', scope.today).where('contract_end', '<', before);
};

type Open = ReturnType<typeof fromOpen>;

const listKind = async (found: Open, kind: DashboardEntry['kind'], limit: number): Promise<DashboardEntry[]> =>
  (
    await found
      .select(['id', 'space_id', 'title', 'contract_end as date', 'created as since'])
      .orderBy('contract_end')
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map((row) => ({ ...row, kind }));

const countOf = async (found: Open): Promise<number> =>
  Number((await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count);

/** Provides contracts that are past their end, and those that end soon, the earliest first. */
export const scheduleDashboardProvider: DashboardProvider = {
  list: async (db, scope) => [
    ...(await listKind(fromOverdue(db, scope), 'contract_overdue', scope.limit)),
    ...(await listKind(fromExpiring(db, scope), 'contract_expiring', scope.limit)),
  ],
  count: async (db, scope) => ({
    contract_overdue: await countOf(fromOverdue(db, scope)),
    contract_expiring: await countOf(fromExpiring(db, scope)),
  }),
  async contracts(db, spaceId, from, to, limit) {
    const found = db
      .selectFrom('work_schedule')
      .where('space_id', '=', spaceId)
      .where('deleted', 'is', null)
      .where('contract_end', '>=', from)
      .where('contract_end', '<=', to);
    const rows = await found
      .select(['id', 'title', 'contract_start as start', 'contract_end as end', 'is_complete'])
      .orderBy('contract_end')
      .orderBy('id')
      .limit(limit)
      .execute();
    const { count } = await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    return { rows: rows.map(({ end, ...row }) => ({ ...row, end: end ?? to })), count: Number(count) };
  },
};
