import { isAppPath } from '@danji/contracts/rules/app-path';
import { webPaths } from '@danji/contracts/web-paths';
import type { AccountKind } from '@danji/shell-sdk';

const PARAMETER = 'return_to';

/** Kakao redirects to these with a code that is valid once: they cannot be visited again. */
const CALLBACKS = '/oauth/';

const isWorthReturning = (path: string): boolean => isAppPath(path) && !path.startsWith(CALLBACKS);

/** The address of the sign-in page that returns to `path` afterwards. */
export function toSignInPath(path: string, kind: AccountKind = 'general'): string {
  return path === webPaths.home || !isWorthReturning(path)
    ? webPaths.signIn(kind)
    : `${webPaths.signIn(kind)}?${new URLSearchParams({ [PARAMETER]: path })}`;
}

/**
 * The target after signing in, `otherwise` when none was asked for: only a screen of this app, so that a link cannot
 * redirect to another site.
 */
export function readReturnTo(search: URLSearchParams, otherwise: string = webPaths.home): string {
  const path = search.get(PARAMETER) ?? '';
  return isWorthReturning(path) ? path : otherwise;
}

/** Keeps `return_to` on links between the sign-in pages. */
export const withReturnTo = (path: string, search: URLSearchParams): string =>
  search.get(PARAMETER) ? `${path}?${new URLSearchParams({ [PARAMETER]: readReturnTo(search) })}` : path;
