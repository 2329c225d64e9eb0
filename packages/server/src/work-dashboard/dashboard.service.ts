import {
  TODAY_KINDS,
  type TodayCounts,
  type TodayItem,
  type WorkDashboard,
} from '@danji/contracts/apts/work-dashboard';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { Db } from '../platform/database/open-database.ts';
import type { Platform } from '../platform/platform.ts';
import type { TodayLine, TodayScope } from '../platform/work-parts/today-part.ts';

/** The most items of one kind, and contracts, on a dashboard. */
const MOST_LINES = 10;
const MOST_CONTRACTS = 40;
/** The most items on the home page, and work spaces that are searched for them. */
const HOME_LINES = 5;
const MOST_SPACES = 100;

const NOTHING: TodayCounts = {
  contract_overdue: 0,
  join_request: 0,
  request_answered: 0,
  contract_expiring: 0,
  request_open: 0,
  invitation: 0,
};
const rankOf = ({ kind }: TodayLine): number => TODAY_KINDS.indexOf(kind);

async function listLines(
  { todayParts }: Platform,
  db: Db,
  scope: TodayScope,
  spaces: ReadonlyMap<number, string>,
): Promise<TodayItem[]> {
  const lines: TodayLine[] = [];
  for (const part of todayParts.values()) lines.push(...(await part.list(db, scope)));
  return lines
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ space_id, ...line }) => ({ ...line, space: { id: space_id, title: spaces.get(space_id) ?? '' } }));
}

async function countLines({ todayParts }: Platform, db: Db, scope: TodayScope): Promise<TodayCounts> {
  let counts = NOTHING;
  for (const part of todayParts.values()) counts = { ...counts, ...(await part.count(db, scope)) };
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
  const scope: TodayScope = { spaceIds: [space.id], managedIds: isManager ? [space.id] : [], today, limit: MOST_LINES };
  const lines = await listLines(platform, db, scope, new Map([[space.id, space.title]]));
  const answer: WorkDashboard = {
    today: lines,
    counts: await countLines(platform, db, scope),
    contracts: [],
    contract_count: 0,
  };
  for (const { contracts } of platform.todayParts.values()) {
    if (!contracts) continue;
    const { rows, count } = await contracts(db, space.id, today, toNextYear(today), MOST_CONTRACTS);
    answer.contracts.push(...rows);
    answer.contract_count += count;
  }
  return answer;
}

/** Returns urgent items of all work spaces of a user. */
export async function readToday(
  platform: Platform,
  db: Db,
  userId: number,
  now: Date,
): Promise<{ today: TodayItem[]; count: number }> {
  const places = await db
    .selectFrom('work_member as member')
    .innerJoin('work_space as space', 'space.id', 'member.space_id')
    .where('member.user_id', '=', userId)
    .where('member.edit_state_type', '=', EditState.DONE)
    .select(['space.id', 'space.title', 'member.role'])
    .orderBy('space.id', 'desc')
    .limit(MOST_SPACES)
    .execute();
  const scope: TodayScope = {
    spaceIds: places.map(({ id }) => id),
    managedIds: places.filter(({ role }) => role === 'master').map(({ id }) => id),
    today: toBusinessDate(now),
    limit: HOME_LINES,
  };
  const lines = await listLines(platform, db, scope, new Map(places.map(({ id, title }) => [id, title])));
  const counts = await countLines(platform, db, scope);
  return { today: lines.slice(0, HOME_LINES), count: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}
