import { request, sendOnLeave, useEndpoint } from '@danji/api-client';
import { type AiDocumentViewer, VIEWER_HEARTBEAT_MS } from '@danji/contracts/workspace/ai-document-viewer';
import {
  announceAiDocumentViewer,
  listAiDocumentViewers,
  removeAiDocumentViewer,
} from '@danji/contracts/workspace/ai-document-viewer.endpoints';
import { useSession } from '@danji/shell-sdk';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Announces that this tab has the document open, while it has, and returns the other tabs that have; those who open or
 * close it later come as live events. An operator who acts as the account announces nothing.
 */
export function useViewers(documentId: number): readonly AiDocumentViewer[] {
  const { acting } = useSession();
  const [tabId] = useState(() => crypto.randomUUID());
  const params = { id: documentId, tab_id: tabId };
  const others = useEndpoint(listAiDocumentViewers, { params }, { refreshOnFocus: false });

  const announce = useEffectEvent(async () => {
    try {
      await others.replace(await request(announceAiDocumentViewer, { params }));
    } catch {
      // The next heartbeat tries again; the autosave says that there is no connection.
    }
  });

  const isSilent = acting !== null;
  useEffect(() => {
    if (isSilent) return undefined;
    void announce();
    const timer = setInterval(() => void announce(), VIEWER_HEARTBEAT_MS);
    const tab = { id: documentId, tab_id: tabId };
    const stop = new AbortController();
    // The browser may bring a page back that it had put aside.
    addEventListener('pageshow', ({ persisted }) => void (persisted && announce()), { signal: stop.signal });
    addEventListener('pagehide', () => sendOnLeave(removeAiDocumentViewer, { params: tab, body: {} }), {
      signal: stop.signal,
    });
    return () => {
      stop.abort();
      clearInterval(timer);
      // A tab that cannot say so is gone for the others when its heartbeats are missing.
      request(removeAiDocumentViewer, { params: tab }).catch(() => undefined);
    };
  }, [documentId, tabId, isSilent]);
  return others.data ?? [];
}
