import type { PagePreload } from '@danji/contracts/releases/page-preloads';
import type { Screen, Slots } from '@danji/shell-sdk';
import type { IconName } from '@danji/ui';

/** All operators. */
export const STAFF: Screen['audience'] = ['staff'];
/** Operators of type ADMIN. */
export const ADMIN: Screen['audience'] = ['admin'];

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
