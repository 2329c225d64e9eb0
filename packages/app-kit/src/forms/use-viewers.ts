import { request, sendOnLeave, useEndpoint } from '@danji/api-client';
import { type Viewer, VIEWER_HEARTBEAT_MS, type ViewerCalls } from '@danji/contracts/site/viewer';
import { useSession } from '@danji/shell-sdk';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Announces that this tab has the record open, while it has, and returns the other tabs that have; those who open or close
 * it later come as live events. `calls` is the same object at each render. An operator who acts as the account announces nothing.
 */
export function useViewers(calls: ViewerCalls, recordId: number): readonly Viewer[] {
  const { acting } = useSession();
  const [tabId] = useState(() => crypto.randomUUID());
  const params = { id: recordId, tab_id: tabId };
  const others = useEndpoint(calls.list, { params }, { refreshOnFocus: false });

  const announce = useEffectEvent(async () => {
    try {
      await others.replace(await request(calls.announce, { params }));
    } catch {
      // The next heartbeat tries again; saving says that there is no connection.
    }
  });

  const isSilent = acting !== null;
  useEffect(() => {
    if (isSilent) return undefined;
    let announced = announce();
    const timer = setInterval(() => {
      announced = announce();
    }, VIEWER_HEARTBEAT_MS);
    const tab = { id: recordId, tab_id: tabId };
    const stop = new AbortController();
    // The browser may bring a page back that it had put aside.
    addEventListener('pageshow', ({ persisted }) => void (persisted && announce()), { signal: stop.signal });
    addEventListener('pagehide', () => sendOnLeave(calls.remove, { params: tab, body: {} }), { signal: stop.signal });
    return () => {
      stop.abort();
      clearInterval(timer);
      // The server may answer requests out of order: a tab that is announced after its removal would stay listed. One
      // that cannot say so is gone for the others when its heartbeats are missing.
      announced.then(() => request(calls.remove, { params: tab })).catch(() => undefined);
    };
  }, [calls, recordId, tabId, isSilent]);
  return others.data ?? [];
}
