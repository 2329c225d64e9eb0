import type { ReleaseManifest } from '@danji/contracts/releases/release';

/** Screens of the shell itself (DECISIONS, Screens and routes), with the page module that comes in a script of its own. */
const SHELL_SCREENS: readonly [address: RegExp, page?: string][] = [
  [/^\/$/], [/^\/login(\/brand|\/staff)?$/, 'sign-in-page'], [/^\/signup\/(user|brand)$/, 'sign-up-page'], [/^\/find-email$/, 'find-email-page'], [/^\/find-password$/, 'find-password-page'],
  [/^\/oauth\/[a-z]+\/callback\/(user|brand)$/, 'kakao-callback-page'], [/^\/me$/, 'me-page'], [/^\/notifications$/, 'notifications-page'], [/^\/terms$/, 'terms-page'], [/^\/privacy$/, 'privacy-page'],
  [/^\/search$/, 'search-page'], [/^\/open-in-browser$/, 'open-in-browser-page'], [/^\/unavailable$/],
];

/** Addresses of data and files: whatever is missing there is answered as such, never with a page. */
const RESERVED = ['/api', '/auth', '/health', '/metrics', '/remotes', '/assets'];

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

export const isReserved = (path: string): boolean => RESERVED.some((prefix) => isUnder(path, prefix));

/** The screen of the shell at an address; `page` names the module of a lazy one. */
export function findShellScreen(path: string): { page: string | undefined } | undefined {
  const screen = SHELL_SCREENS.find(([address]) => address.test(path.length > 1 ? path.replace(/\/$/, '') : path));
  return screen && { page: screen[1] };
}

/** The release whose remote owns an address: the one with the longest route prefix. */
export function findOwner(releases: readonly ReleaseManifest[], path: string): ReleaseManifest | undefined {
  const claims = releases.flatMap((release) => release.routes.filter((prefix) => isUnder(path, prefix)).map((prefix) => ({ release, length: prefix.length })));
  return claims.sort((a, b) => b.length - a.length)[0]?.release;
}
