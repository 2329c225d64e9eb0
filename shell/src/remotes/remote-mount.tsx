import { MountScope } from '@danji/shell-sdk';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useApp, type ShownRemote } from '../shared/app-context.ts';

/** Gives what a remote renders its mount scope: the signal ends when the copy is taken off the page. Until then it holds the copy. */
export function RemoteMount({ copy, children }: { copy: ShownRemote; children: ReactNode }) {
  const { remotes } = useApp();
  const [scope] = useState(() => new AbortController());
  const isMounted = useRef(false);
  const release = useRef<(() => void) | undefined>(undefined);
  const hold = useEffectEvent(() => remotes.hold(copy));
  useEffect(() => {
    isMounted.current = true;
    release.current ??= hold();
    return () => {
      isMounted.current = false;
      // Strict mode takes everything off and on again at once: only what stays off has ended.
      setTimeout(() => {
        if (isMounted.current) return;
        scope.abort();
        release.current?.();
        release.current = undefined;
      });
    };
  }, [scope]);
  return <MountScope value={scope.signal}>{children}</MountScope>;
}
