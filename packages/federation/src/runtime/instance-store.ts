import type { MutableInstance } from './remote-instance.ts';

/**
 * Another instance of a remote takes over: with a `newer` release, when nothing is lost; at once, because the release
 * was `revoked` or its code `failed` to load; or because of a `retry` by the user. `wasMounted`: the previous instance
 * was on the page.
 */
export type RemoteChange = { remote: string; reason: 'newer' | 'revoked' | 'failed' | 'retry'; wasMounted: boolean };

/** The instances of a page by remote: the one in use, and a newer one that waits until it can take over. */
export type InstanceStore<T> = {
  inUse: Map<string, MutableInstance<T>>;
  newer: Map<string, MutableInstance<T>>;
  /** Without `next` the following `getInstance` starts a new instance. */
  replace(remote: string, reason: RemoteChange['reason'], next?: MutableInstance<T>): void;
  /** Handles that an instance is no longer mounted anywhere. */
  retire(instance: MutableInstance<T>): void;
  subscribe(listener: (change: RemoteChange) => void): () => void;
};

/** `onDispose` is called with a module that is no longer mounted and will not be mounted again. */
export function createInstanceStore<T>(onDispose: (module: T) => void): InstanceStore<T> {
  const inUse = new Map<string, MutableInstance<T>>();
  const newer = new Map<string, MutableInstance<T>>();
  const listeners = new Set<(change: RemoteChange) => void>();

  const dispose = async (instance: MutableInstance<T>) => {
    const module = await instance.module.catch(() => undefined);
    // An instance that failed to load has no module. The instance that takes over may have reused this one's module.
    if (module !== undefined && [...inUse.values()].every(({ loaded }) => loaded?.module !== module)) onDispose(module);
  };

  const replace: InstanceStore<T>['replace'] = (remote, reason, next) => {
    const previous = inUse.get(remote);
    newer.delete(remote);
    if (next) inUse.set(remote, next);
    else inUse.delete(remote);
    const wasMounted = previous !== undefined && previous.mountCount > 0;
    if (previous) {
      previous.remaining.length = 0;
      if (!wasMounted) void dispose(previous);
    }
    for (const listener of listeners) listener({ remote, reason, wasMounted });
  };

  return {
    inUse,
    newer,
    replace,
    retire(instance) {
      const next = newer.get(instance.remote);
      if (inUse.get(instance.remote) !== instance) void dispose(instance);
      else if (next) replace(instance.remote, 'newer', next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
