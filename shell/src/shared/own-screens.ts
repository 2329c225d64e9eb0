import type { Screen } from '@danji/shell-sdk';
import { createContext } from 'react';

/** A screen of the shell as the search shows it. */
export type OwnScreen = Pick<Screen, 'path' | 'audience' | 'title' | 'keywords' | 'icon'> & { isForVisitors?: true };

/** The shell's table of screens, for its parts: they cannot import the table, which imports their pages. */
export const OwnScreens = createContext<readonly OwnScreen[]>([]);
