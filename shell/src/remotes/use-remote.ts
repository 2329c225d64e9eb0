import { startTransition, useCallback, useEffect, useState } from 'react';
import { useApp, type AppContextValue, type ShownRemote } from '../shared/app-context.ts';
import { isChunkFailure } from './chunk-failure.ts';

/** How long a retry waits for a fresh registry, which may have revoked the failing release. ms */
const REGISTRY_LIMIT_MS = 2000;

async function askFirst(registry: AppContextValue['registry']): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, REGISTRY_LIMIT_MS);
  await Promise.race([registry.refresh(), limit.promise]);
  clearTimeout(timer);
}

type RemoteUse = {
  copy: ShownRemote;
  /** Retries after an error that a boundary caught, or without an error when loading takes too long. */
  retry: (error?: unknown) => Promise<void>;
  /** Receives the errors that a boundary caught. */
  onCaught: (error: unknown) => void;
};

/** The current instance of a remote, with the handling of its failures. The hook itself never suspends. */
export function useRemote(remote: string): RemoteUse {
  const { remotes, registry } = useApp();
  const [copy, setCopy] = useState(() => remotes.use(remote));

  useEffect(() => {
    const follow = () => setCopy(remotes.use(remote));
    follow();
    return remotes.subscribe((change) => {
      if (change.remote !== remote) return;
      // A newer instance appears with the next screen; the current content stays until then.
      if (change.reason === 'newer') startTransition(follow);
      else follow();
    });
  }, [remotes, remote]);

  const retry = useCallback(
    async (error?: unknown) => {
      await askFirst(registry);
      // After a crash the same instance is rendered again: the remote's other widgets keep their state.
      const isCrash = error !== undefined && copy.up !== undefined && !isChunkFailure(error);
      if (!isCrash && remotes.use(remote) === copy) remotes.retry(remote);
    },
    [remotes, registry, remote, copy],
  );

  const onCaught = useCallback((error: unknown) => remotes.caught(copy, error), [remotes, copy]);
  return { copy, retry, onCaught };
}
