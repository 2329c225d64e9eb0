import type { SpaceRight } from '@danji/contracts/workspace/space-rights';
import type { Screen } from '@danji/shell-sdk';
import type { IconName } from '@danji/ui';
import { createContext } from 'react';

export type SpaceScreen = Screen & {
  icon?: IconName;
  /** Its entry in the menu of a work space, under its title unless the entry has a label of its own. */
  entry?: {
    order: number;
    label?: string;
    /** The right that it and the screens below its path need; every member has `read`. */
    right?: SpaceRight;
  };
};

type SpaceMenuEntry = { label: string; icon: IconName; path: string; right: SpaceRight };

/** The menu of a work space; `:id` in the paths is the work space. The screens cannot import their table, which imports them. */
export const SpaceMenu = createContext<readonly SpaceMenuEntry[]>([]);

/** The menu that the table of screens states. */
export const toSpaceMenu = (screens: readonly SpaceScreen[]): SpaceMenuEntry[] =>
  screens
    .flatMap(({ path, title = '', icon = 'layers', entry }) =>
      entry
        ? [{ label: entry.label ?? title, icon, path, order: entry.order, right: entry.right ?? ('read' as const) }]
        : [],
    )
    .toSorted((a, b) => a.order - b.order);

/** Returns the menu entry that the screen at `pathname` is below, which states its right: the one with the longest path. */
export const findEntry = (menu: readonly SpaceMenuEntry[], id: string, pathname: string): SpaceMenuEntry | undefined =>
  menu
    .filter(({ path }) => `${pathname}/`.startsWith(`${path.replace(':id', id)}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
