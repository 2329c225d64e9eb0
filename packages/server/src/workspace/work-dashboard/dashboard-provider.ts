import type { DashboardContract, DashboardCounts, DashboardItemKind } from '@danji/contracts/workspace/work-dashboard';
import type { Db } from '../../platform/database/open-database.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';

/** The scope of a dashboard request. */
export type DashboardScope = {
  spaceIds: readonly number[];
  /** The ones of them in which the user may answer requests to join. */
  managedIds: readonly number[];
  /** Business day in Seoul, `YYYY-MM-DD`. */
  today: string;
  /** Maximum number of entries of one kind. */
  limit: number;
};

export type DashboardEntry = {
  kind: DashboardItemKind;
  id: number;
  space_id: number;
  title: string;
  date: string | null;
  since: string;
};

/** A feature's items on the dashboard of work spaces. */
export type DashboardProvider = {
  /** The entries of its kinds, each kind ordered by urgency and limited to `limit`. */
  list(db: Db, scope: DashboardScope): Promise<DashboardEntry[]>;
  /** The number of items of each kind. */
  count(db: Db, scope: DashboardScope): Promise<Partial<DashboardCounts>>;
  /** Contracts of one work space that end between two days, both included, the soonest first, and their number. */
  contracts?(
    db: Db,
    spaceId: number,
    from: string,
    to: string,
    limit: number,
  ): Promise<{ rows: DashboardContract[]; count: number }>;
};

/** The providers of the features that have items on dashboards. */
export const dashboards = defineContributionPoint<DashboardProvider>('dashboards');
