/** What the registry knows of the scripts of one release. */
export type ReleaseScripts = {
  /** Address of the release folder. */
  base: string;
  /** SRI hash by path inside the release; `null` only for a development build, which has none. */
  integrity: Readonly<Record<string, string>> | null;
};

type Guarded = ReleaseScripts & { query: string };

/** No content has this hash: a script that the release does not list fails as if it were damaged. */
const NO_CONTENT = `sha384-${'A'.repeat(64)}`;
const guarded = new Map<string, Guarded>();

const absoluteFolder = (base: string) => new URL(base.endsWith('/') ? base : `${base}/`, document.baseURI).href;

/**
 * Sets integrity and address of a script of a release before it is attached, entries and lazy chunks alike. Closed by
 * default: what no known release lists does not run (FEDERATION §5). `url` may carry a query, the hash ignores it.
 */
export function guardScript(script: HTMLScriptElement, url: string): void {
  const address = new URL(url, document.baseURI);
  const path = address.origin + address.pathname;
  const release = [...guarded.values()].find(({ base }) => path.startsWith(base));
  if (release?.integrity !== null) script.integrity = release?.integrity[path.slice(release.base.length)] ?? NO_CONTENT;
  // Same-origin scripts go without crossorigin, as their preload hints do: with it each would be fetched twice.
  if (address.origin !== location.origin) script.crossOrigin = 'anonymous';
  script.src = release && address.search === '' ? path + release.query : address.href;
}

/**
 * Tells the guard about a release whose scripts may now be asked for. `query` makes new addresses for a retry: a second
 * element with the address of a hanging script never settles in Chromium.
 */
export function guardRelease({ base, integrity }: ReleaseScripts, query: string): void {
  const folder = absoluteFolder(base);
  guarded.set(folder, { base: folder, integrity, query });
  Object.assign(globalThis, { danjiGuardScript: guardScript });
}

/** Address of a file of a release. */
export const releaseUrl = (base: string, path: string, query: string): string => new URL(path, absoluteFolder(base)).href + query;
