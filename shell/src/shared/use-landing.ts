import { webPaths } from '@danji/contracts/web-paths';
import type { AccountKind } from '@danji/shell-sdk';
import { useRegistry } from './app-context.ts';
import { listContributions } from './contributions.ts';

/** Where an account of this kind begins after signing in: a screen of a remote that is hosted, or the start page. */
export function useLanding(kind: AccountKind): string {
  const [landing] = listContributions(useRegistry(), 'landings', { kind, isAdmin: false });
  return landing?.path ?? webPaths.home;
}
