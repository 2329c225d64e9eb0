import { useSession } from '@danji/shell-sdk';
import { useMemo } from 'react';
import { useRegistry } from '../shared/app-context.ts';
import { findScreens, type ScreenResult } from './screens.ts';

/** The screens that this account may open and that match the query. */
export function useScreenResults(query: string): ScreenResult[] {
  const session = useSession();
  const { remotes } = useRegistry();
  return useMemo(() => findScreens(query, remotes, session), [query, remotes, session]);
}
