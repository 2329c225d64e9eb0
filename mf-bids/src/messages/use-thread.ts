import { type ApiError, request as load, toApiError, useEndpoint, useMutation } from '@danji/api-client';
import { SUGGEST_MESSAGE_LIMITS, type SuggestMessage } from '@danji/contracts/bids/suggest-message';
import { listSuggestMessages, markSuggestMessagesRead } from '@danji/contracts/bids/suggest-message.endpoints';
import type { NanoId } from '@danji/contracts/fields';
import type { Page } from '@danji/contracts/page';
import { useEffect, useRef, useState } from 'react';
import { mergeMessages } from './thread.ts';

const PAGE = SUGGEST_MESSAGE_LIMITS.page;

/** Reads the messages about a request: the last ones, kept fresh, and older ones when they are asked for. */
export function useThread(requestId: NanoId) {
  const query = { request_nano_id: requestId, page_size: PAGE };
  const { data, error, isLoading, isRefreshing, refresh } = useEndpoint(listSuggestMessages, { query });
  const [messages, setMessages] = useState<readonly SuggestMessage[]>([]);
  const [seen, setSeen] = useState<Page<SuggestMessage>>();
  const [older, setOlder] = useState<{ isLoading: boolean; error?: ApiError }>({ isLoading: false });
  // The newest page moves on with every message: what has left it is kept.
  if (data && data !== seen) {
    setSeen(data);
    setMessages((known) => mergeMessages(known, data.results, PAGE));
  }

  async function loadOlder(): Promise<void> {
    const [oldest] = messages;
    if (!oldest) return;
    setOlder({ isLoading: true });
    try {
      const { results } = await load(listSuggestMessages, { query: { ...query, after_id: oldest.id } });
      setMessages((known) => mergeMessages(known, results));
      setOlder({ isLoading: false });
    } catch (thrown) {
      setOlder({ isLoading: false, error: toApiError(thrown) });
    }
  }
  return {
    messages: seen && messages,
    hasOlder: messages.length < (data?.count ?? 0),
    older,
    loadOlder,
    error,
    isLoading,
    isRefreshing,
    refresh,
  };
}
export type Thread = ReturnType<typeof useThread>;

/** Marks what the other side has written as read while the page is visible. */
export function useReading(requestId: NanoId, unread: number | undefined): void {
  const { trigger, isRunning } = useMutation(markSuggestMessagesRead);
  const marked = useRef(0);
  useEffect(() => {
    const mark = (): void => {
      if (isRunning || unread === undefined || unread <= marked.current || document.visibilityState !== 'visible')
        return;
      marked.current = unread;
      // Should it fail, they stay unread, which the next visit of the page makes up for.
      void trigger({ body: { request_nano_id: requestId, message_id: unread } });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [requestId, unread, isRunning, trigger]);
}
