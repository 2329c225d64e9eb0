import type { ReleaseManifest } from '@danji/contracts/releases/release';

/** Screens of the shell itself (DECISIONS, Screens and routes), with the modules that come on demand for a visitor and for a member. */
const SHELL_SCREENS: readonly [address: RegExp, visitor?: string | undefined, member?: string][] = [
  [/^\/$/, undefined, 'member-home'], [/^\/login(\/brand|\/staff)?$/, 'sign-in-page'], [/^\/signup\/(user|brand)$/, 'sign-up-page'], [/^\/find-email$/, 'find-email-page'], [/^\/find-password$/, 'find-password-page'],
  [/^\/oauth\/[a-z]+\/callback\/(user|brand)$/, 'kakao-callback-page'], [/^\/me$/, 'me-page'], [/^\/notifications$/, 'notifications-page'], [/^\/terms$/, 'terms-page'], [/^\/privacy$/, 'privacy-page'],
  [/^\/search$/, 'search-page'], [/^\/open-in-browser$/, 'open-in-browser-page'], [/^\/unavailable$/],
];

/** Addresses of data and files: whatever is missing there is answered as such, never with a page. */
const RESERVED = ['/api', '/auth', '/health', '/metrics', '/remotes', '/assets'];

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

export const isReserved = (path: string): boolean => RESERVED.some((prefix) => isUnder(path, prefix));

/** What the frame around every screen asks for a member. */
const MEMBER_MODULES = ['web-session', 'notification', 'consent-gate', 'release'];

/** The screen of the shell at an address; `modules` are loaded on demand there. */
export function findShellScreen(path: string, isMember: boolean): { modules: string[] } | undefined {
  const screen = SHELL_SCREENS.find(([address]) => address.test(path.length > 1 ? path.replace(/\/$/, '') : path));
  if (!screen) return undefined;
  const [, visitor, member = visitor] = screen;
  const module = isMember ? member : visitor;
  return { modules: module === undefined ? [] : [module] };
}

/** What the shell hosts remotes with: their screens, and the widgets on screens of members. */
const HOST_MODULE = 'container-host';

/** What the shell itself loads on demand on any screen; `hasRemote` on one of a remote. */
export const frameModules = (isMember: boolean, hasRemote: boolean): string[] => [...(isMember ? MEMBER_MODULES : []), ...(isMember || hasRemote ? [HOST_MODULE] : [])];

/** The release whose remote owns an address: the one with the longest route prefix. */
export function findOwner<Release extends { routes: readonly string[] }>(releases: readonly Release[], path: string): Release | undefined {
  const claims = releases.flatMap((release) => release.routes.filter((prefix) => isUnder(path, prefix)).map((prefix) => ({ release, length: prefix.length })));
  return claims.sort((a, b) => b.length - a.length)[0]?.release;
}

/** Scripts of the screen at an address of a remote; an address in words comes before one with a placeholder (`:id`). */
export function findScreenScripts({ screens = {} }: ReleaseManifest, path: string): readonly string[] {
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  const fits = (address: string) => {
    const wanted = address.split('/');
    return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index]);
  };
  const [first] = Object.keys(screens).filter(fits).toSorted((a, b) => a.split(':').length - b.split(':').length);
  return first === undefined ? [] : (screens[first] ?? []);
}
