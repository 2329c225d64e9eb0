import type { RemoteModule } from '@danji/shell-sdk';
import { use, useCallback, useState } from 'react';
import { useApp } from '../shared/app-context.ts';

/** The module of a remote; suspends while it loads and throws what the loader gave up with. */
export function useRemoteModule(remote: string): RemoteModule {
  const { remotes } = useApp();
  return use(remotes.load(remote));
}

/** A counter that a retry raises, with the loader told to forget the failed try. */
export function useRemoteRetry(remote: string): { attempt: number; retry: () => void } {
  const { remotes } = useApp();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    remotes.reset(remote);
    setAttempt((count) => count + 1);
  }, [remotes, remote]);
  return { attempt, retry };
}
