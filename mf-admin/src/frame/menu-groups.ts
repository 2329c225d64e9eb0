import { webPaths } from '@danji/contracts/web-paths';
import { isInAudience } from '@danji/contracts/audience';
import type { IconName } from '@danji/ui';
import type { StaffScreen } from '../shared/staff-screen.ts';

type MenuEntry = { label: string; path: string; icon: IconName };
export type MenuGroup = { name: string; entries: MenuEntry[] };

/** Lists the menu entries of the screens that an operator may open, in their order, below the names of their groups. */
export function listMenuGroups(screens: readonly StaffScreen[], isAdmin: boolean): MenuGroup[] {
  const groups = new Map<string, MenuGroup>();
  const visible = screens
    .filter(({ audience }) => isInAudience(audience, { kind: 'staff', isAdmin }))
    .flatMap(({ path, title, icon, entry }) =>
      entry && title !== undefined && icon !== undefined ? [{ path, label: title, icon, ...entry }] : [],
    );
  for (const { group, order: _order, ...entry } of visible.toSorted((a, b) => a.order - b.order)) {
    const { entries } = groups.get(group) ?? { entries: [] };
    groups.set(group, { name: group, entries: [...entries, entry] });
  }
  return [...groups.values()];
}

const isOn = (path: string, pathname: string): boolean =>
  pathname === path || (path !== webPaths.admin && pathname.startsWith(`${path}/`));

/** The entry whose screen, or a screen below it, is open; of two such entries the one with the longer address. */
export const findCurrentEntry = (groups: readonly MenuGroup[], pathname: string): MenuEntry | undefined =>
  groups
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => isOn(path, pathname))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
