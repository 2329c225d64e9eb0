import type { PagePreload } from '@danji/contracts/releases/page-preloads';
import type { Screen, Slots } from '@danji/shell-sdk';
import type { IconName } from '@danji/ui';

/** All operators. */
export const STAFF: Screen['audience'] = ['staff'];
/** Operators of type ADMIN. */
export const ADMIN: Screen['audience'] = ['admin'];

/** The query of a screen with `useUrlPeriod`. */
export const LAST_30_DAYS = { date_start: '?date_start=@today-29', date_end: '?date_end=@today' } as const;

export type StaffScreen = Screen & {
  icon?: IconName;
  /** Its entry in the menu beside the screens: entries are sorted by `order`, and neighbours of one group stand below its name. */
  entry?: { group: string; order: number };
};

/** The part of this remote that a domain adds in its `section.ts`. */
export type Section = {
  screens: readonly StaffScreen[];
  slots?: Slots;
  /** The first calls of its parts of the dashboard. */
  dashboard?: { preload: readonly PagePreload[] };
};
