import type { MutableInstance } from './remote-instance.ts';

/**
 * Another copy takes over: a `newer` release at a moment that loses nothing, at once because the release was `revoked` or
 * its code `failed` to come, or because a person asked for a `retry`. `wasMounted`: some place showed the copy before.
 */
export type RemoteChange = { remote: string; reason: 'newer' | 'revoked' | 'failed' | 'retry'; wasMounted: boolean };

/** The copies of a page by remote: the one in use, and a newer one that waits for it. */
export type InstanceStore<T> = {
  inUse: Map<string, MutableInstance<T>>;
  newer: Map<string, MutableInstance<T>>;
  /** Without `next` whoever asks next begins anew. */
  replace(remote: string, reason: RemoteChange['reason'], next?: MutableInstance<T>): void;
  /** The last place of a copy was left. */
  retire(instance: MutableInstance<T>): void;
  subscribe(listener: (change: RemoteChange) => void): () => void;
};

/** `onDispose` is told about a module that no place shows any more and none will. */
export function createInstanceStore<T>(onDispose: (module: T) => void): InstanceStore<T> {
  const inUse = new Map<string, MutableInstance<T>>();
  const newer = new Map<string, MutableInstance<T>>();
  const listeners = new Set<(change: RemoteChange) => void>();

  const dispose = async (instance: MutableInstance<T>) => {
    const module = await instance.module.catch(() => undefined);
    // What did not come up has nothing to end; a newer copy that did not come up either goes on with it.
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
