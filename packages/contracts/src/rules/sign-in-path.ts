import { webPaths } from '../web-paths.ts';
import { isAppPath } from './app-path.ts';

/** The parameter of the sign-in pages that names the screen to open afterwards. */
export const RETURN_TO = 'return_to';

/** Kakao redirects to these with a code that is valid once: they cannot be visited again. */
const CALLBACKS = '/oauth/';

/** Whether a path is a screen of this app that can be opened again. */
export const isWorthReturning = (path: string): boolean => isAppPath(path) && !path.startsWith(CALLBACKS);

/** The pages on the way into an account: they lead on to the screen that was asked for, and never back to themselves. */
const ENTRY_PAGES = /^\/(login|signup|find-email|find-password)(\/|$)/;

type Place = { pathname: string; search: string };

/** The address of the sign-in page of a kind of account that returns to the screen of `place` afterwards. */
export function toSignInPath({ pathname, search }: Place, kind: 'general' | 'brand' | 'staff' = 'general'): string {
  const path = ENTRY_PAGES.test(pathname) ? (new URLSearchParams(search).get(RETURN_TO) ?? '') : pathname + search;
  return path === webPaths.home || !isWorthReturning(path)
    ? webPaths.signIn(kind)
    : `${webPaths.signIn(kind)}?${new URLSearchParams({ [RETURN_TO]: path })}`;
}
