import { MountScope } from '@danji/shell-sdk';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useApp, type RemoteModuleInstance } from '../shared/app-context.ts';

/** Provides the mount scope of a remote's content: the signal aborts when the instance is unmounted. Until then it holds the instance. */
export function RemoteMount({ instance, children }: { instance: RemoteModuleInstance; children: ReactNode }) {
  const { remotes } = useApp();
  const [scope] = useState(() => new AbortController());
  const isMounted = useRef(false);
  const release = useRef<(() => void) | undefined>(undefined);
  const hold = useEffectEvent(() => remotes.hold(instance));
  useEffect(() => {
    isMounted.current = true;
    release.current ??= hold();
    return () => {
      isMounted.current = false;
      // Strict mode unmounts and mounts again at once: the scope ends only when it stays unmounted.
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
