import { webPaths } from '@danji/contracts/web-paths';
import type { AccountKind } from '@danji/shell-sdk';

const PARAMETER = 'return_to';

/** Address of the sign-in page that comes back to `path` afterwards. */
export function toSignInPath(path: string, kind: AccountKind = path.startsWith(webPaths.admin) ? 'staff' : 'general'): string {
  return path === webPaths.home ? webPaths.signIn(kind) : `${webPaths.signIn(kind)}?${new URLSearchParams({ [PARAMETER]: path })}`;
}

/** Where to go after signing in: only a path of this app, so that a link cannot send people elsewhere. */
export function readReturnTo(search: URLSearchParams): string {
  const path = search.get(PARAMETER) ?? '';
  return isOwnPath(path) ? path : webPaths.home;
}

/** Whether an address stays in this app: a path, not another host (`//evil`, `/\evil`). */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path) && !path.includes('\\');

/** Keeps `return_to` on links between the sign-in pages. */
export const withReturnTo = (path: string, search: URLSearchParams): string => (search.get(PARAMETER) ? `${path}?${new URLSearchParams({ [PARAMETER]: readReturnTo(search) })}` : path);
