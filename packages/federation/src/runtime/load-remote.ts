import { createInstanceStore, type InstanceStore, type RemoteChange } from './instance-store.ts';
import { createReleaseLoader, type ReleaseLoaderOptions, type Release } from './load-release.ts';
import { startInstance, type MutableInstance, type RemoteInstance } from './remote-instance.ts';
import type { RegistryStore } from './registry.ts';
import { createReleaseOrder, type ReleaseOrder } from './release-order.ts';

export { RemoteLoadError, type FailedAttempt } from './load-release.ts';
export type { RemoteChange } from './instance-store.ts';
export type { RemoteInstance } from './remote-instance.ts';

type LoaderOptions<T> = ReleaseLoaderOptions<T> & {
  registry: Pick<RegistryStore, 'find' | 'current' | 'subscribe'>;
  /** Called when a release is mounted on the page. */
  onMount?: (remote: string, release: string) => void;
  /** Disposes of a module that is no longer mounted and will not be mounted again. */
  onDispose?: (module: T) => void;
};

export type RemoteLoader<T> = {
  /** Returns the instance of a remote to render now; the first call starts loading it. */
  getInstance(remote: string): RemoteInstance<T>;
  /** The release that was loaded, for reports. */
  loadedRelease(remote: string): string | undefined;
  /** Marks an instance as mounted until the returned function is called; until then a newer release waits. */
  hold(instance: RemoteInstance<T>): () => void;
  /** Lets all newer releases take over; call it when a navigation loses no input. */
  adopt(): void;
  /**
   * Replaces a loaded instance, a script of which failed to load, by the next release. Returns whether there is one.
   */
  replaceFailed(instance: RemoteInstance<T>, url: string, cause: unknown): boolean;
  /** Starts again with the current registry, under new addresses; releases that failed before are tried again. */
  retry(remote: string): void;
  subscribe(listener: (change: RemoteChange) => void): () => void;
};

const noop = () => undefined;

type StartInstance<T> = (
  remote: string,
  releases: readonly Release[],
  options?: { isRepeat?: boolean; running?: MutableInstance<T>['loaded'] },
) => MutableInstance<T>;

/** Returns a function that starts or replaces the instances on the page which differ from the registry. */
function createRegistryFollower<T>(
  { inUse, newer, replace }: InstanceStore<T>,
  order: ReleaseOrder,
  start: StartInstance<T>,
): () => void {
  /** Loads the newer release beside the one in use; one that fails to load is discarded. */
  function prepare(remote: string, release: string, running: MutableInstance<T>['loaded']): void {
    if (newer.get(remote)?.preferredRelease === release) return;
    const next = start(remote, order.list(remote), { running });
    newer.set(remote, next);
    const discardIfFailed = () => {
      if (next.loaded?.release !== release && newer.get(remote) === next) newer.delete(remote);
    };
    next.module.then(discardIfFailed, discardIfFailed);
  }

  return () => {
    for (const [remote, instance] of inUse) {
      const now = instance.loaded?.release ?? instance.preferredRelease;
      const next = newer.get(remote);
      const update = order.findUpdate(remote, now);
      if (order.isRevoked(remote, now))
        replace(remote, 'revoked', update && next?.preferredRelease === update.release ? next : undefined);
      else if (!update) newer.delete(remote);
      else if (instance.hasFailed || instance.mountCount === 0) replace(remote, 'newer');
      else prepare(remote, update.release, instance.loaded);
    }
  };
}

/**
 * Loads remotes by name: the active release, the same release under a new address, then the previous release
 * (FEDERATION §5). A tab keeps its releases until a newer one can take over without loss; a revoked release is never
 * used again.
 */
export function createRemoteLoader<T>({
  registry,
  onMount = noop,
  onDispose = noop,
  ...options
}: LoaderOptions<T>): RemoteLoader<T> {
  const load = createReleaseLoader(options);
  const order = createReleaseOrder(registry);
  const store = createInstanceStore(onDispose);
  const { inUse, newer, replace, retire, subscribe } = store;

  const start: StartInstance<T> = (remote, releases, startOptions = {}) =>
    startInstance({
      remote,
      order: releases,
      load,
      onReleaseFailed: (release) => order.markFailed(remote, release),
      ...startOptions,
    });
  registry.subscribe(createRegistryFollower(store, order, start));

  return {
    getInstance(remote) {
      const existing = inUse.get(remote);
      if (existing) return existing;
      const instance = start(remote, order.list(remote));
      inUse.set(remote, instance);
      return instance;
    },
    loadedRelease: (remote) => inUse.get(remote)?.loaded?.release,
    hold(mounted) {
      const instance = mounted as MutableInstance<T>;
      instance.mountCount += 1;
      if (instance.loaded) onMount(instance.remote, instance.loaded.release);
      return () => {
        instance.mountCount -= 1;
        if (instance.mountCount === 0) retire(instance);
      };
    },
    adopt() {
      for (const [remote, next] of newer) replace(remote, 'newer', next);
    },
    replaceFailed(failing, url, cause) {
      const { remote, loaded, remaining } = failing as MutableInstance<T>;
      if (!loaded || inUse.get(remote) !== failing) return inUse.has(remote);
      options.onError({ remote, release: loaded.release, url, cause });
      const releases = remaining.filter(({ release }) => !order.isRevoked(remote, release));
      if (releases.every(({ release }) => release !== loaded.release)) order.markFailed(remote, loaded.release);
      if (releases.length === 0) return false;
      replace(remote, 'failed', start(remote, releases, { isRepeat: true }));
      return true;
    },
    retry(remote) {
      order.reset(remote);
      replace(remote, 'retry');
    },
    subscribe,
  };
}
