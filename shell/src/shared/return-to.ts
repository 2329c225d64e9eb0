import { isWorthReturning, RETURN_TO } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';

/**
 * The target after signing in, `otherwise` when none was asked for: only a screen of this app, so that a link cannot
 * redirect to another site.
 */
export function readReturnTo(search: URLSearchParams, otherwise: string = webPaths.home): string {
  const path = search.get(RETURN_TO) ?? '';
  return isWorthReturning(path) ? path : otherwise;
}

/** Keeps `return_to` on links between the sign-in pages. */
export const withReturnTo = (path: string, search: URLSearchParams): string =>
  search.get(RETURN_TO) ? `${path}?${new URLSearchParams({ [RETURN_TO]: readReturnTo(search) })}` : path;
