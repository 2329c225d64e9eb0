import { useSession } from '@danji/shell-sdk';
import { useMemo } from 'react';
import { useRegistry } from '../shared/app-context.ts';
import { toMenu } from '../shared/menu.ts';
import { findScreens, type ScreenResult } from './screens.ts';

/** The screens that this account may open and that match the query. */
export function useScreenResults(query: string): ScreenResult[] {
  const session = useSession();
  const registry = useRegistry();
  return useMemo(() => findScreens(query, toMenu(registry, session), session), [query, registry, session]);
}
