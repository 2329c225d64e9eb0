import { startTransition, useCallback, useEffect, useState } from 'react';
import { useApp, type AppContextValue, type RemoteModuleInstance } from '../shared/app-context.ts';
import { isChunkLoadError } from './chunk-load-error.ts';

/** How long a retry waits for a fresh registry, which may have revoked the failing release. ms */
const REGISTRY_TIMEOUT_MS = 2000;

async function refreshRegistry(registry: AppContextValue['registry']): Promise<void> {
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, REGISTRY_TIMEOUT_MS);
  await Promise.race([registry.refresh(), timeout.promise]);
  clearTimeout(timer);
}

type RemoteUse = {
  instance: RemoteModuleInstance;
  /** Retries after an error that a boundary caught, or without an error when loading takes too long. */
  retry: (error?: unknown) => Promise<void>;
  /** Receives the errors that a boundary caught. */
  onError: (error: unknown) => void;
};

/** The current instance of a remote, with the handling of its failures. The hook itself never suspends. */
export function useRemote(remote: string): RemoteUse {
  const { remotes, registry } = useApp();
  const [instance, setInstance] = useState(() => remotes.getInstance(remote));

  useEffect(() => {
    const update = () => setInstance(remotes.getInstance(remote));
    update();
    return remotes.subscribe((change) => {
      if (change.remote !== remote) return;
      // A newer instance appears with the next screen; the current content stays until then.
      if (change.reason === 'newer') startTransition(update);
      else update();
    });
  }, [remotes, remote]);

  const retry = useCallback(
    async (error?: unknown) => {
      await refreshRegistry(registry);
      // After a crash the same instance is rendered again: the remote's other widgets keep their state.
      const isCrash = error !== undefined && instance.loaded !== undefined && !isChunkLoadError(error);
      if (!isCrash && remotes.getInstance(remote) === instance) remotes.retry(remote);
    },
    [remotes, registry, remote, instance],
  );

  const onError = useCallback((error: unknown) => remotes.handleError(instance, error), [remotes, instance]);
  return { instance, retry, onError };
}
