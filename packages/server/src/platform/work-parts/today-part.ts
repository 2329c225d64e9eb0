import type { DashboardContract, TodayCounts, TodayKind } from '@danji/contracts/apts/work-dashboard';
import type { Db } from '../database/open-database.ts';

/** Whose today is asked for. */
export type TodayScope = {
  spaceIds: readonly number[];
  /** Those of them in which the person may answer requests to join. */
  managedIds: readonly number[];
  /** Business day in Seoul, `YYYY-MM-DD`. */
  today: string;
  /** Most lines of one kind that are shown. */
  limit: number;
};

export type TodayLine = {
  kind: TodayKind;
  id: number;
  space_id: number;
  title: string;
  date: string | null;
  since: string;
};

/** What a feature knows that asks for attention in work spaces. */
export type TodayPart = {
  /** The lines of its kinds, each kind in the order of its urgency and at most `limit` of it. */
  list(db: Db, scope: TodayScope): Promise<TodayLine[]>;
  /** How many there are of its kinds. */
  count(db: Db, scope: TodayScope): Promise<Partial<TodayCounts>>;
  /** Contracts of one work space that end between two days, both included, the soonest first; and how many there are. */
  contracts?(
    db: Db,
    spaceId: number,
    from: string,
    to: string,
    limit: number,
  ): Promise<{ rows: DashboardContract[]; count: number }>;
};

/** Adds a part to the dashboards of work spaces. Call it once in the feature's register function. */
export function registerTodayPart(
  { todayParts }: { todayParts: Map<string, TodayPart> },
  name: string,
  part: TodayPart,
): void {
  if (todayParts.has(name)) throw new Error(`The today part '${name}' is declared twice.`);
  todayParts.set(name, part);
}
