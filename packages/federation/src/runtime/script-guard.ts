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
/** Scripts that passed the guard: code of our builds passes them again. */
const passed = new WeakSet<HTMLScriptElement>();
/** The attempt with which each script was last requested. */
const lastAttempts = new Map<string, number>();

const absoluteFolder = (base: string) => new URL(base.endsWith('/') ? base : `${base}/`, document.baseURI).href;
/** Returns the release in whose folder an address is. */
const findGuarded = (url: string) => [...guarded.values()].find(({ base }) => url.startsWith(base));
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
  if (passed.has(script)) return;
  passed.add(script);
  const address = new URL(url, document.baseURI);
  const path = address.origin + address.pathname;
  const release = findGuarded(path);
  if (release?.integrity !== null)
    script.integrity = (release && getOwn(release.integrity, path.slice(release.base.length))) ?? NO_CONTENT;
  // Same-origin scripts have no crossorigin attribute, like their preload hints: with it each would be fetched twice.
  if (address.origin !== location.origin) script.crossOrigin = 'anonymous';
  script.src = release && address.search === '' ? toNewAddress(path, release) : address.href;
}

/**
 * Loads every module of the release to which `url` belongs, with its hash, before one of them runs: `import` has no
 * option for a hash, and takes a module that the page already has. Rejects when one is missing or was changed.
 */
export async function guardModules(url: string): Promise<void> {
  const { origin, pathname } = new URL(url, document.baseURI);
  const entry = origin + pathname;
  const release = findGuarded(entry);
  if (!release) throw new Error(`No release lists ${url}`);
  const modules = Object.entries(release.integrity ?? {});
  if (release.integrity !== null && !modules.some(([path]) => release.base + path === entry))
    throw new Error(`The release of ${url} does not list it`);
  await Promise.all(
    modules.map(([path, integrity]) => {
      const href = release.base + path;
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href: href === entry ? url : href,
        integrity,
      });
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      link.addEventListener('load', () => {
        resolve();
      });
      link.addEventListener('error', () => {
        reject(new Error(`${href} did not load, or has another content than its release`));
      });
      document.head.append(link);
      return promise;
    }),
  );
}

/**
 * Passes every script of a guarded release to the guard when its address is set, whichever tool built the code that
 * sets it: only our own builds call the guard (build/script-guard-plugin.ts).
 */
function guardAddresses(): void {
  const { prototype } = HTMLScriptElement;
  const source = Object.getOwnPropertyDescriptor(prototype, 'src');
  const set = source?.set;
  if (!set) throw new Error('The addresses of scripts cannot be guarded');
  Object.defineProperty(prototype, 'src', {
    ...source,
    set(this: HTMLScriptElement, url: string) {
      set.call(this, url);
      if (findGuarded(this.src)) guardScript(this, this.src);
    },
  });
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
  if (guarded.size === 0) guardAddresses();
  if (attempt > 0) removePending(folder);
  guarded.set(folder, { base: folder, integrity, attempt });
  Object.assign(globalThis, { danjiGuardScript: guardScript });
}

/** Returns the address of a file of a release for one attempt to load it. */
export const releaseUrl = (base: string, path: string, attempt: number): string =>
  new URL(path, absoluteFolder(base)).href + queryOf(attempt);
