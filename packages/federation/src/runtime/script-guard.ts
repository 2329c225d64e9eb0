import { getOwn } from '@danji/contracts/get-own';

/** The scripts of one release, as the registry lists them. */
export type ReleaseScripts = {
  /** Address of the release folder. */
  base: string;
  /** SRI hashes by path inside the release; `null` only for a development build, which has none. */
  integrity: Readonly<Record<string, string>> | null;
};

type Guarded = ReleaseScripts & { attempt: number };

/** No content has this hash: a script that the release does not list fails like a modified one. */
const NO_CONTENT = `sha384-${'A'.repeat(64)}`;
const guarded = new Map<string, Guarded>();
/** The attempt with which each script was last requested. */
const lastAttempts = new Map<string, number>();

const absoluteFolder = (base: string) => new URL(base.endsWith('/') ? base : `${base}/`, document.baseURI).href;
const queryOf = (attempt: number) => (attempt === 0 ? '' : `?r=${attempt}`);

/** Returns an address that no element had before: in Chromium a second request of a hanging script never settles. */
function toNewAddress(path: string, { attempt }: Guarded): string {
  const next = Math.max(attempt, (lastAttempts.get(path) ?? -1) + 1);
  lastAttempts.set(path, next);
  return path + queryOf(next);
}

/**
 * Sets integrity and address of a script of a release before it is attached, entries and lazy chunks alike. Denies by
 * default: a script that no known release lists does not run (FEDERATION §5). `url` may have a query; the hash is
 * looked up without it.
 */
export function guardScript(script: HTMLScriptElement, url: string): void {
  const address = new URL(url, document.baseURI);
  const path = address.origin + address.pathname;
  const release = [...guarded.values()].find(({ base }) => path.startsWith(base));
  if (release?.integrity !== null)
    script.integrity = (release && getOwn(release.integrity, path.slice(release.base.length))) ?? NO_CONTENT;
  // Same-origin scripts have no crossorigin attribute, like their preload hints: with it each would be fetched twice.
  if (address.origin !== location.origin) script.crossOrigin = 'anonymous';
  script.src = release && address.search === '' ? toNewAddress(path, release) : address.href;
}

/** Removes elements that still load files of a folder: webpack would wait for them, and each occupies a connection. */
function removePending(folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (script.src.startsWith(folder)) script.remove();
  for (const hint of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]'))
    if (hint.href.startsWith(folder)) hint.remove();
}

/**
 * Registers a release whose scripts may now be requested. `attempt` counts the attempts to load it, from 0: every
 * attempt has new addresses.
 */
export function guardRelease({ base, integrity }: ReleaseScripts, attempt: number): void {
  const folder = absoluteFolder(base);
  if (attempt > 0) removePending(folder);
  guarded.set(folder, { base: folder, integrity, attempt });
  Object.assign(globalThis, { danjiGuardScript: guardScript });
}

/** Returns the address of a file of a release for one attempt to load it. */
export const releaseUrl = (base: string, path: string, attempt: number): string =>
  new URL(path, absoluteFolder(base)).href + queryOf(attempt);
