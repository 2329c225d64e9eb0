import type { HostedRemote } from '@danji/contracts/releases/release';
import { containerHost, type ContainerHost } from './container-host.ts';
import type { RegistryStore } from './registry.ts';
import { guardRelease, releaseUrl } from './script-guard.ts';

/** Release id of development builds: they change under the same address and have no hashes. */
const DEVELOPMENT_RELEASE = 'dev';

/** One try to load a release, failed. */
export type FailedTry = { remote: string; release: string; url: string; cause: unknown };

/** A remote did not come up: every try is listed, first to last. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly tries: readonly FailedTry[];

  constructor(remote: string, tries: readonly FailedTry[]) {
    super(tries.length === 0 ? `The registry has no remote ${remote}` : `Remote ${remote} did not load after ${tries.length} tries`, { cause: tries.at(-1)?.cause });
    this.remote = remote;
    this.tries = tries;
  }
}

type LoaderOptions<T> = {
  registry: Pick<RegistryStore, 'find'>;
  /** Checks what a remote exposes and gives it its type; what it throws counts as a failed try. */
  accept: (exposed: unknown) => T;
  /** Told about every failed try, for the error report with `remote@release`. */
  onError: (failed: FailedTry) => void;
  host?: ContainerHost;
};

export type RemoteLoader<T> = {
  /** The remote's module, loaded once. @throws RemoteLoadError when the last try failed; the same until `reset`. */
  load(remote: string): Promise<T>;
  /** Release that `load` answered, for reports and for telling when a newer one waits. */
  loadedRelease(remote: string): string | undefined;
  /** Forgets what was loaded or failed: the next `load` takes what the registry says then, under new addresses. */
  reset(remote: string): void;
};

type Release = Pick<HostedRemote, 'release' | 'base' | 'entry' | 'container' | 'integrity'>;

/** Loads remotes by name: active release, once more under a new address, then the release before it. */
export function createRemoteLoader<T>({ registry, accept, onError, host = containerHost }: LoaderOptions<T>): RemoteLoader<T> {
  const loading = new Map<string, Promise<T>>();
  const loaded = new Map<string, string>();
  const tryCount = new Map<string, number>();

  async function open(remote: string, release: Release): Promise<T> {
    const count = tryCount.get(release.container) ?? 0;
    tryCount.set(release.container, count + 1);
    const query = count === 0 ? '' : `?r=${count}`;
    const url = releaseUrl(release.base, release.entry, query);
    guardRelease({ base: release.base, integrity: release.release === DEVELOPMENT_RELEASE ? null : release.integrity }, query);
    try {
      const exposed = await host.open({ name: count === 0 ? release.container : `${release.container}_r${count}`, url, container: release.container });
      const module = accept(exposed);
      loaded.set(remote, release.release);
      return module;
    } catch (cause) {
      const failed: FailedTry = { remote, release: release.release, url, cause };
      onError(failed);
      throw failed;
    }
  }

  async function loadInOrder(remote: string): Promise<T> {
    const hosted = registry.find(remote);
    const order: Release[] = hosted ? [hosted, hosted, ...(hosted.previous ? [hosted.previous] : [])] : [];
    const tries: FailedTry[] = [];
    for (const release of order) {
      try {
        return await open(remote, release);
      } catch (failed) {
        tries.push(failed as FailedTry);
      }
    }
    throw new RemoteLoadError(remote, tries);
  }

  return {
    load(remote) {
      const known = loading.get(remote);
      if (known) return known;
      const started = loadInOrder(remote);
      loading.set(remote, started);
      return started;
    },
    loadedRelease: (remote) => loaded.get(remote),
    reset(remote) {
      loading.delete(remote);
      loaded.delete(remote);
    },
  };
}
