import { getOwn } from '@danji/contracts/get-own';

/** What the registry knows of the scripts of one release. */
export type ReleaseScripts = {
  /** Address of the release folder. */
  base: string;
  /** SRI hash by path inside the release; `null` only for a development build, which has none. */
  integrity: Readonly<Record<string, string>> | null;
};

type Guarded = ReleaseScripts & { attempt: number };

/** No content has this hash: a script that the release does not list fails as if it were damaged. */
const NO_CONTENT = `sha384-${'A'.repeat(64)}`;
const guarded = new Map<string, Guarded>();
/** The attempt under which each script was asked for last. */
const lastAttempts = new Map<string, number>();

const absoluteFolder = (base: string) => new URL(base.endsWith('/') ? base : `${base}/`, document.baseURI).href;
const queryOf = (attempt: number) => (attempt === 0 ? '' : `?r=${attempt}`);

/** An address that no earlier element has: a second one with the address of a hanging script never settles in Chromium. */
function toNewAddress(path: string, { attempt }: Guarded): string {
  const next = Math.max(attempt, (lastAttempts.get(path) ?? -1) + 1);
  lastAttempts.set(path, next);
  return path + queryOf(next);
}

/**
 * Sets integrity and address of a script of a release before it is attached, entries and lazy chunks alike. Closed by
 * default: what no known release lists does not run (FEDERATION §5). `url` may carry a query, the hash ignores it.
 */
export function guardScript(script: HTMLScriptElement, url: string): void {
  const address = new URL(url, document.baseURI);
  const path = address.origin + address.pathname;
  const release = [...guarded.values()].find(({ base }) => path.startsWith(base));
  if (release?.integrity !== null)
    script.integrity = (release && getOwn(release.integrity, path.slice(release.base.length))) ?? NO_CONTENT;
  // Same-origin scripts go without crossorigin, as their preload hints do: with it each would be fetched twice.
  if (address.origin !== location.origin) script.crossOrigin = 'anonymous';
  script.src = release && address.search === '' ? toNewAddress(path, release) : address.href;
}

/** Takes what still loads files of a folder off the page: webpack would wait for an element that hangs, and each keeps a connection. */
function removePending(folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (script.src.startsWith(folder)) script.remove();
  for (const hint of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]'))
    if (hint.href.startsWith(folder)) hint.remove();
}

/**
 * Tells the guard about a release whose scripts may now be asked for. `attempt` counts the tries to load it, from 0:
 * every try has new addresses.
 */
export function guardRelease({ base, integrity }: ReleaseScripts, attempt: number): void {
  const folder = absoluteFolder(base);
  if (attempt > 0) removePending(folder);
  guarded.set(folder, { base: folder, integrity, attempt });
  Object.assign(globalThis, { danjiGuardScript: guardScript });
}

/** Address of a file of a release in one try to load it. */
export const releaseUrl = (base: string, path: string, attempt: number): string =>
  new URL(path, absoluteFolder(base)).href + queryOf(attempt);
