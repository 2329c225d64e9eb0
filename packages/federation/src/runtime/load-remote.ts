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
  /** Told when a place of the page shows a release. */
  onMount?: (remote: string, release: string) => void;
  /** Ends a module that no place shows any more and none will. */
  onDispose?: (module: T) => void;
};

export type RemoteLoader<T> = {
  /** The copy of a remote to show now; the first call begins to load it. */
  getInstance(remote: string): RemoteInstance<T>;
  /** Release that came up, for reports. */
  loadedRelease(remote: string): string | undefined;
  /** A place shows a copy until the answered function is called; it waits with a newer release until then. */
  hold(instance: RemoteInstance<T>): () => void;
  /** The person goes elsewhere and loses nothing: newer releases of everything on the page take over. */
  adopt(): void;
  /** A script of a copy that came up did not load: the next in the order takes over. Answers whether one does. */
  replaceFailed(instance: RemoteInstance<T>, url: string, cause: unknown): boolean;
  /** Begins anew with what the registry says now, under new addresses; what failed before is tried again. */
  retry(remote: string): void;
  subscribe(listener: (change: RemoteChange) => void): () => void;
};

const noop = () => undefined;

type StartInstance<T> = (
  remote: string,
  releases: readonly Release[],
  options?: { isRepeat?: boolean; running?: MutableInstance<T>['loaded'] },
) => MutableInstance<T>;

/** Answers a function that compares the instances on the page with the registry, and starts or replaces those that differ. */
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
 * Loads remotes by name: active release, once more under a new address, then the release before it (FEDERATION §5). The
 * releases of a tab stay what they are until a newer one can take over without loss; a revoked one is never used again.
 */
export function createRemoteLoader<T>({
  registry,
  onMount = noop,
  onDispose = noop,
  ...opening
}: LoaderOptions<T>): RemoteLoader<T> {
  const open = createReleaseLoader(opening);
  const order = createReleaseOrder(registry);
  const store = createInstanceStore(onDispose);
  const { inUse, newer, replace, retire, subscribe } = store;

  const start: StartInstance<T> = (remote, releases, options = {}) =>
    startInstance({
      remote,
      order: releases,
      open,
      onReleaseFailed: (release) => order.markFailed(remote, release),
      ...options,
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
    hold(shown) {
      const instance = shown as MutableInstance<T>;
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
      opening.onError({ remote, release: loaded.release, url, cause });
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
