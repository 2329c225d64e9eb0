import { getOwn } from '@danji/contracts/get-own';
import type { PageLocation } from '@danji/contracts/releases/page-preloads';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { ShellManifest } from '../../releases/releases/index.ts';

/** Addresses of data and files: a missing one is answered with a problem, never with a page. */
const RESERVED = ['/api', '/auth', '/health', '/metrics', '/remotes', '/assets'];

export const isUnder = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

export const isReserved = (path: string): boolean => RESERVED.some((prefix) => isUnder(path, prefix));

/**
 * Modules that the frame around every screen of a member loads on demand: the checks of its responses, and the icons of
 * members' screens.
 */
export const MEMBER_MODULES = ['web-session', 'notification', 'consent-gate', 'release', 'more-icons'];

/**
 * Finds the screen of the shell at an address. `modules` are loaded on demand there: the page, and what it renders
 * first for members. A shell that is older than `screens` may have a screen at any address.
 */
export function findShellScreen(
  { screens }: Pick<ShellManifest, 'screens'>,
  path: string,
  isMember: boolean,
): { modules: string[] } | undefined {
  if (!screens) return { modules: [] };
  const found = matchAddress(Object.keys(screens), path);
  const modules = found && getOwn(screens, found.pattern);
  return modules && { modules: isMember ? modules : modules.slice(0, 1) };
}

/** Finds the release whose remote owns an address: the one with the longest route prefix. */
export function findOwner<Release extends { routes: readonly string[] }>(
  releases: readonly Release[],
  path: string,
): Release | undefined {
  const claims = releases.flatMap((release) =>
    release.routes.filter((prefix) => isUnder(path, prefix)).map((prefix) => ({ release, length: prefix.length })),
  );
  return claims.sort((a, b) => b.length - a.length)[0]?.release;
}

/** Finds the slots of a screen that remotes fill; the start page and the account page have them for members. */
export function findSlots(path: string, search: URLSearchParams, isMember: boolean): string[] {
  if (path === '/') return isMember ? ['slot:home.quick-actions', 'slot:home.main', 'slot:home.aside'] : [];
  if (path === '/me') return isMember ? ['slot:me.main'] : [];
  return path === '/search' && search.get('q')?.trim() ? ['slot:search'] : [];
}

/**
 * Finds the pattern that matches an address, such as `/workspace/:id`, with its parameters; a literal pattern wins over
 * one with a placeholder.
 */
export function matchAddress(
  patterns: readonly string[],
  path: string,
): { pattern: string; params: PageLocation['params'] } | undefined {
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  const matches = (pattern: string) => {
    const segments = pattern.split('/');
    return (
      segments.length === parts.length && segments.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  };
  const [pattern] = patterns.filter(matches).toSorted((a, b) => a.split(':').length - b.split(':').length);
  if (pattern === undefined) return undefined;
  return {
    pattern,
    params: Object.fromEntries(
      pattern.split('/').flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), parts[index] ?? '']] : [])),
    ),
  };
}

/** Finds the scripts of the screen at an address of a remote, and the modules of the shell that it renders with. */
export function findScreenScripts(
  { screens = {}, pieces = {} }: ReleaseManifest,
  path: string,
): { scripts: readonly string[]; pieces: readonly string[] } {
  const { pattern = '' } = matchAddress(Object.keys(screens), path) ?? {};
  return { scripts: getOwn(screens, pattern) ?? [], pieces: getOwn(pieces, pattern) ?? [] };
}
