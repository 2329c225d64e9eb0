import { createRemoteLoader } from '@danji/federation/runtime/load-remote';
import type { RegistryStore } from '@danji/federation/runtime/registry';
import { readRemoteModule } from '@danji/shell-sdk';
import { awaitArrival } from '@danji/shell-sdk/router';
import type { RemoteSource } from '../shared/app-context.ts';

/** Loads remotes through the federation runtime; a failed try is reported with `remote@release`. */
export function createRemoteSource(registry: Pick<RegistryStore, 'find'>): RemoteSource {
  const loader = createRemoteLoader({
    registry,
    accept: readRemoteModule,
    onError: ({ remote, release, cause }) => globalThis.reportError(new Error(`Remote ${remote}@${release} did not load`, { cause })),
  });
  const awaited = new WeakSet<Promise<unknown>>();
  return {
    load: (remote) => {
      const loading = loader.load(remote);
      if (!awaited.has(loading)) {
        awaited.add(loading);
        void awaitArrival(loading).catch(() => undefined);
      }
      return loading;
    },
    reset: (remote) => {
      // What was never loaded has nothing to end.
      if (loader.loadedRelease(remote) !== undefined) void loader.load(remote).then(({ onTeardown }) => onTeardown?.());
      loader.reset(remote);
    },
  };
}
