import type { ReleaseManifest } from '@danji/contracts/releases/release';

/** Screens of the shell itself (DECISIONS, Screens and routes). */
const SHELL_SCREENS = [
  /^\/$/, /^\/login(\/brand|\/staff)?$/, /^\/signup\/(user|brand)$/, /^\/find-(email|password)$/, /^\/oauth\/[a-z]+\/callback\/(user|brand)$/, /^\/me$/, /^\/notifications$/, /^\/(terms|privacy)$/,
  /^\/search$/, /^\/open-in-browser$/, /^\/unavailable$/,
];

/** Addresses of data and files: whatever is missing there is answered as such, never with a page. */
const RESERVED = ['/api', '/auth', '/health', '/metrics', '/remotes', '/assets'];

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

export const isReserved = (path: string): boolean => RESERVED.some((prefix) => isUnder(path, prefix));

export const isShellScreen = (path: string): boolean => SHELL_SCREENS.some((screen) => screen.test(path.length > 1 ? path.replace(/\/$/, '') : path));

/** The release whose remote owns an address: the one with the longest route prefix. */
export function findOwner(releases: readonly ReleaseManifest[], path: string): ReleaseManifest | undefined {
  const claims = releases.flatMap((release) => release.routes.filter((prefix) => isUnder(path, prefix)).map((prefix) => ({ release, length: prefix.length })));
  return claims.sort((a, b) => b.length - a.length)[0]?.release;
}
