import { startTransition, useCallback, useEffect, useState } from 'react';
import { useApp, type AppContextValue, type ShownRemote } from '../shared/app-context.ts';
import { isChunkFailure } from './chunk-failure.ts';

/** The registry is asked before a retry, since a release may have been taken back because it fails; no longer than that. ms */
const REGISTRY_LIMIT_MS = 2000;

async function askFirst(registry: AppContextValue['registry']): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, REGISTRY_LIMIT_MS);
  await Promise.race([registry.refresh(), limit.promise]);
  clearTimeout(timer);
}

type RemoteUse = {
  copy: ShownRemote;
  /** Tries again after what a boundary caught, or without an error what takes too long. */
  retry: (error?: unknown) => Promise<void>;
  /** Told what a boundary caught. */
  onCaught: (error: unknown) => void;
};

/** The copy of a remote that its places show now, and what to do when it fails. Suspends nothing by itself. */
export function useRemote(remote: string): RemoteUse {
  const { remotes, registry } = useApp();
  const [copy, setCopy] = useState(() => remotes.use(remote));

  useEffect(() => {
    const follow = () => setCopy(remotes.use(remote));
    follow();
    return remotes.subscribe((change) => {
      if (change.remote !== remote) return;
      // A newer one comes with the screen the person goes to; what is on view stays until then.
      if (change.reason === 'newer') startTransition(follow);
      else follow();
    });
  }, [remotes, remote]);

  const retry = useCallback(
    async (error?: unknown) => {
      await askFirst(registry);
      // What came up and crashed is drawn anew as it is: other places of the remote keep what is in them.
      const isCrash = error !== undefined && copy.up !== undefined && !isChunkFailure(error);
      if (!isCrash && remotes.use(remote) === copy) remotes.retry(remote);
    },
    [remotes, registry, remote, copy],
  );

  const onCaught = useCallback((error: unknown) => remotes.caught(copy, error), [remotes, copy]);
  return { copy, retry, onCaught };
}
