import type { LiveEvent } from '@danji/contracts/notifications/live-event';
import { useEffect, useRef } from 'react';
import { useInvalidate, useRefreshAll } from './cache-keys.ts';
import { listenToLiveEvents } from './live-events.ts';

/**
 * Receives the live events of the signed-in account while the page is open. `changed` events invalidate the reads of their tags
 * before `onEvent` gets them. Only the shell uses it, once. Without an `accountId` nothing is received.
 */
export function useLiveEvents(accountId: number | undefined, onEvent: (event: LiveEvent) => void): void {
  const [invalidate, refreshAll] = [useInvalidate(), useRefreshAll()];
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    if (accountId === undefined || typeof fetch !== 'function') return undefined;
    const stop = new AbortController();
    void listenToLiveEvents({
      signal: stop.signal,
      onEvent: (event) => {
        if (event.type === 'changed') void invalidate(event.tags ?? []);
        latest.current(event);
      },
      onReconnect: () => void refreshAll(),
    });
    return () => stop.abort();
  }, [accountId, invalidate, refreshAll]);
}
