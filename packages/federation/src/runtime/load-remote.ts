import { createCopyStore, type CopyStore, type RemoteChange } from './copy-store.ts';
import { createOpener, type OpenerOptions, type Release } from './open-release.ts';
import { beginCopy, type Copy, type RemoteCopy } from './remote-copy.ts';
import type { RegistryStore } from './registry.ts';
import { createReleaseOrder, type ReleaseOrder } from './release-order.ts';

export { RemoteLoadError, type FailedTry } from './open-release.ts';
export type { RemoteChange } from './copy-store.ts';
export type { RemoteCopy } from './remote-copy.ts';

type LoaderOptions<T> = OpenerOptions<T> & {
  registry: Pick<RegistryStore, 'find' | 'current' | 'subscribe'>;
  /** Told when a place of the page shows a release. */
  onShown?: (remote: string, release: string) => void;
  /** Ends a module that no place shows any more and none will. */
  onEnd?: (module: T) => void;
};

export type RemoteLoader<T> = {
  /** The copy of a remote to show now; the first call begins to load it. */
  use(remote: string): RemoteCopy<T>;
  /** Release that came up, for reports. */
  loadedRelease(remote: string): string | undefined;
  /** A place shows a copy until the answered function is called; it waits with a newer release until then. */
  hold(copy: RemoteCopy<T>): () => void;
  /** The person goes elsewhere and loses nothing: newer releases of everything on the page take over. */
  adopt(): void;
  /** A script of a copy that came up did not load: the next in the order takes over. Answers whether one does. */
  fail(copy: RemoteCopy<T>, url: string, cause: unknown): boolean;
  /** Begins anew with what the registry says now, under new addresses; what failed before is tried again. */
  retry(remote: string): void;
  subscribe(listener: (change: RemoteChange) => void): () => void;
};

const nothing = () => undefined;

type StartInstance<T> = (
  remote: string,
  releases: readonly Release[],
  options?: { isRepeat?: boolean; before?: Copy<T>['up'] },
) => Copy<T>;

/** Answers a function that compares the instances on the page with the registry, and starts or replaces those that differ. */
function createRegistryFollower<T>(
  { inUse, newer, replace }: CopyStore<T>,
  order: ReleaseOrder,
  begin: StartInstance<T>,
): () => void {
  /** Loads the newer release beside the one in use; one that fails to load is discarded. */
  function prepare(remote: string, release: string, before: Copy<T>['up']): void {
    if (newer.get(remote)?.wanted === release) return;
    const next = begin(remote, order.list(remote), { before });
    newer.set(remote, next);
    const settle = () => {
      if (next.up?.release !== release && newer.get(remote) === next) newer.delete(remote);
    };
    next.module.then(settle, settle);
  }

  return () => {
    for (const [remote, copy] of inUse) {
      const now = copy.up?.release ?? copy.wanted;
      const next = newer.get(remote);
      const news = order.findNews(remote, now);
      if (order.isRevoked(remote, now))
        replace(remote, 'revoked', news && next?.wanted === news.release ? next : undefined);
      else if (!news) newer.delete(remote);
      else if (copy.hasFailed || copy.places === 0) replace(remote, 'newer');
      else prepare(remote, news.release, copy.up);
    }
  };
}

/**
 * Loads remotes by name: active release, once more under a new address, then the release before it (FEDERATION §5). The
 * releases of a tab stay what they are until a newer one can take over without loss; a revoked one is never used again.
 */
export function createRemoteLoader<T>({
  registry,
  onShown = nothing,
  onEnd = nothing,
  ...opening
}: LoaderOptions<T>): RemoteLoader<T> {
  const open = createOpener(opening);
  const order = createReleaseOrder(registry);
  const store = createCopyStore(onEnd);
  const { inUse, newer, replace, leave, subscribe } = store;

  const begin: StartInstance<T> = (remote, releases, options = {}) =>
    beginCopy({ remote, order: releases, open, onGivenUp: (release) => order.giveUp(remote, release), ...options });
  registry.subscribe(createRegistryFollower(store, order, begin));

  return {
    use(remote) {
      const known = inUse.get(remote);
      if (known) return known;
      const copy = begin(remote, order.list(remote));
      inUse.set(remote, copy);
      return copy;
    },
    loadedRelease: (remote) => inUse.get(remote)?.up?.release,
    hold(shown) {
      const copy = shown as Copy<T>;
      copy.places += 1;
      if (copy.up) onShown(copy.remote, copy.up.release);
      return () => {
        copy.places -= 1;
        if (copy.places === 0) leave(copy);
      };
    },
    adopt() {
      for (const [remote, next] of newer) replace(remote, 'newer', next);
    },
    fail(failing, url, cause) {
      const { remote, up, rest } = failing as Copy<T>;
      if (!up || inUse.get(remote) !== failing) return inUse.has(remote);
      opening.onError({ remote, release: up.release, url, cause });
      const releases = rest.filter(({ release }) => !order.isRevoked(remote, release));
      if (releases.every(({ release }) => release !== up.release)) order.giveUp(remote, up.release);
      if (releases.length === 0) return false;
      replace(remote, 'failed', begin(remote, releases, { isRepeat: true }));
      return true;
    },
    retry(remote) {
      order.forgive(remote);
      replace(remote, 'retry');
    },
    subscribe,
  };
}
