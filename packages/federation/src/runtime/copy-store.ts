import type { Copy } from './remote-copy.ts';

/**
 * Another copy takes over: a `newer` release at a moment that loses nothing, at once because the release was `revoked` or
 * its code `failed` to come, or because a person asked for a `retry`. `isShown`: some place showed the copy before.
 */
export type RemoteChange = { remote: string; reason: 'newer' | 'revoked' | 'failed' | 'retry'; isShown: boolean };

/** The copies of a page by remote: the one in use, and a newer one that waits for it. */
export type CopyStore<T> = {
  inUse: Map<string, Copy<T>>;
  newer: Map<string, Copy<T>>;
  /** Without `next` whoever asks next begins anew. */
  replace(remote: string, reason: RemoteChange['reason'], next?: Copy<T>): void;
  /** The last place of a copy was left. */
  leave(copy: Copy<T>): void;
  subscribe(listener: (change: RemoteChange) => void): () => void;
};

/** `onEnd` is told about a module that no place shows any more and none will. */
export function createCopyStore<T>(onEnd: (module: T) => void): CopyStore<T> {
  const inUse = new Map<string, Copy<T>>();
  const newer = new Map<string, Copy<T>>();
  const listeners = new Set<(change: RemoteChange) => void>();

  const end = async (copy: Copy<T>) => {
    const module = await copy.module.catch(() => undefined);
    // What did not come up has nothing to end; a newer copy that did not come up either goes on with it.
    if (module !== undefined && [...inUse.values()].every(({ up }) => up?.module !== module)) onEnd(module);
  };

  const replace: CopyStore<T>['replace'] = (remote, reason, next) => {
    const old = inUse.get(remote);
    newer.delete(remote);
    if (next) inUse.set(remote, next);
    else inUse.delete(remote);
    const isShown = old !== undefined && old.places > 0;
    if (old) {
      old.rest.length = 0;
      if (!isShown) void end(old);
    }
    for (const listener of listeners) listener({ remote, reason, isShown });
  };

  return {
    inUse,
    newer,
    replace,
    leave(copy) {
      const next = newer.get(copy.remote);
      if (inUse.get(copy.remote) !== copy) void end(copy);
      else if (next) replace(copy.remote, 'newer', next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
