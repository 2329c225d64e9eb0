import { ANSWER_LIMITS } from '@danji/contracts/limits';
import {
  DASHBOARD_ITEM_KINDS,
  type DashboardCounts,
  type DashboardItem,
  type WorkDashboard,
} from '@danji/contracts/workspace/work-dashboard';
import { hasSpaceRight, rolesWith } from '@danji/contracts/workspace/space-rights';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DashboardEntry, type DashboardScope, dashboards } from './dashboard-provider.ts';

/** The most items of one kind, and contracts, on a dashboard. */
const MAX_ITEMS = 10;
/** The most work spaces that are searched for the items of one person. */
const MAX_SPACES = 100;

const NOTHING: DashboardCounts = {
  contract_overdue: 0,
  join_request: 0,
  notice_closed: 0,
  request_answered: 0,
  contract_expiring: 0,
  request_open: 0,
  invitation: 0,
};
const rankOf = ({ kind }: DashboardEntry): number => DASHBOARD_ITEM_KINDS.indexOf(kind);

async function listItems(
  { contributions }: Platform,
  db: Db,
  scope: DashboardScope,
  spaces: ReadonlyMap<number, string>,
): Promise<DashboardItem[]> {
  const items: DashboardEntry[] = [];
  for (const part of contributions.of(dashboards).values()) items.push(...(await part.list(db, scope)));
  return items
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ space_id, ...line }) => ({ ...line, space: { id: space_id, title: spaces.get(space_id) ?? '' } }));
}

async function countItems({ contributions }: Platform, db: Db, scope: DashboardScope): Promise<DashboardCounts> {
  let counts = NOTHING;
  for (const part of contributions.of(dashboards).values()) counts = { ...counts, ...(await part.count(db, scope)) };
  return counts;
}

/** The day a year later; 29 February becomes 1 March. */
const toNextYear = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)) + 1, Number(day.slice(5, 7)) - 1, Number(day.slice(8))))
    .toISOString()
    .slice(0, 10);

/** Returns the dashboard of one work space for a user who may use it; with `isManager` it includes requests to join. */
export async function readDashboard(
  platform: Platform,
  db: Db,
  space: { id: number; title: string },
  isManager: boolean,
  now: Date,
): Promise<WorkDashboard> {
  const today = toBusinessDate(now);
  const scope: DashboardScope = {
    spaceIds: [space.id],
    managedIds: isManager ? [space.id] : [],
    today,
    limit: MAX_ITEMS,
  };
  const items = await listItems(platform, db, scope, new Map([[space.id, space.title]]));
  const answer: WorkDashboard = {
    today: items,
    counts: await countItems(platform, db, scope),
    contracts: [],
    contract_count: 0,
  };
  for (const { contracts } of platform.contributions.of(dashboards).values()) {
    if (!contracts) continue;
    const { rows, count } = await contracts(db, space.id, today, toNextYear(today), ANSWER_LIMITS.contracts);
    answer.contracts.push(...rows);
    answer.contract_count += count;
  }
  return answer;
}

/** Returns the `limit` most urgent items of all work spaces in which a user works, and the number of all. */
export async function readToday(
  platform: Platform,
  db: Db,
  userId: number,
  limit: number,
  now: Date,
): Promise<{ today: DashboardItem[]; count: number }> {
  const ownSpaces = await db
    .selectFrom('work_member as member')
    .innerJoin('work_space as space', 'space.id', 'member.space_id')
    .where('member.user_id', '=', userId)
    .where('member.edit_state_type', '=', EditState.DONE)
    .where('member.role', 'in', rolesWith('work'))
    .select(['space.id', 'space.title', 'member.role'])
    .orderBy('space.id', 'desc')
    .limit(MAX_SPACES)
    .execute();
  const scope: DashboardScope = {
    spaceIds: ownSpaces.map(({ id }) => id),
    managedIds: ownSpaces.filter(({ role }) => hasSpaceRight(role, 'manage_members')).map(({ id }) => id),
    today: toBusinessDate(now),
    limit,
  };
  const items = await listItems(platform, db, scope, new Map(ownSpaces.map(({ id, title }) => [id, title])));
  const counts = await countItems(platform, db, scope);
  return { today: items.slice(0, limit), count: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}
