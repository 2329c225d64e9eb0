import { useSession } from '@danji/shell-sdk';
import { use, useMemo } from 'react';
import { useRegistry } from '../shared/app-context.ts';
import { OwnScreens } from '../shared/own-screens.ts';
import { findScreens, type ScreenResult } from './screens.ts';

/** The screens that this account may open and that match the query. */
export function useScreenResults(query: string): ScreenResult[] {
  const session = useSession();
  const { remotes } = useRegistry();
  const own = use(OwnScreens);
  return useMemo(() => findScreens(query, remotes, own, session), [query, remotes, own, session]);
}
