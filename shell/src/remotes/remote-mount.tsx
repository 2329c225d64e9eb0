import { MountScope } from '@danji/shell-sdk';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Gives what a remote renders its mount scope: the signal ends when the remote is taken off the page. */
export function RemoteMount({ children }: { children: ReactNode }) {
  const [scope] = useState(() => new AbortController());
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // Strict mode takes everything off and on again at once: only what stays off has ended.
      setTimeout(() => {
        if (!isMounted.current) scope.abort();
      });
    };
  }, [scope]);
  return <MountScope value={scope.signal}>{children}</MountScope>;
}
