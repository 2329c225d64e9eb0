import type { Screen } from '@danji/shell-sdk';
import type { IconName } from '@danji/ui';
import { createContext } from 'react';

export type SpaceScreen = Screen & {
  icon?: IconName;
  /** Its entry in the menu of a work space, under its title unless the entry has a label of its own. */
  entry?: { order: number; label?: string };
};

type SpaceMenuEntry = { label: string; icon: IconName; path: string };

/** The menu of a work space; `:id` in the paths is the work space. The screens cannot import their table, which imports them. */
export const SpaceMenu = createContext<readonly SpaceMenuEntry[]>([]);

/** The menu that the table of screens states. */
export const toSpaceMenu = (screens: readonly SpaceScreen[]): SpaceMenuEntry[] =>
  screens
    .flatMap(({ path, title = '', icon = 'layers', entry }) =>
      entry ? [{ label: entry.label ?? title, icon, path, order: entry.order }] : [],
    )
    .toSorted((a, b) => a.order - b.order);
