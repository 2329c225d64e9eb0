import type { LiveEvent } from '@danji/contracts/notifications/live-event';
import { testServer } from '@danji/testing/test-server';

export type LiveChannel = {
  status: number;
  headers: Headers;
  /** Waits for the next event; undefined when the stream has ended. */
  next(): Promise<{ id: number; event: LiveEvent } | undefined>;
  /** Whether the stream ended by itself; reads on until then. */
  ended(): Promise<boolean>;
  /** The first id the stream gave, the place to catch up from. */
  firstId(): Promise<number>;
  close(): void;
};

/** Opens the live channel over real HTTP, as a browser does. */
export async function openChannel(
  token: string | undefined,
  { after, lastEventId, url = testServer().url }: { after?: number; lastEventId?: number; url?: string } = {},
): Promise<LiveChannel> {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/events/${after === undefined ? '' : `?after=${after}`}`, {
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: abort.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  async function nextBlock(): Promise<string | undefined> {
    while (!buffer.includes('\n\n')) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return undefined;
      buffer += value;
    }
    const end = buffer.indexOf('\n\n');
    const block = buffer.slice(0, end);
    buffer = buffer.slice(end + 2);
    return block;
  }
  async function next() {
    for (let block = await nextBlock(); block !== undefined; block = await nextBlock()) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data) return { id: Number(/^id: (\d+)$/m.exec(block)?.[1]), event: JSON.parse(data) as LiveEvent };
    }
    return undefined;
  }
  return {
    status: response.status,
    headers: response.headers,
    next,
    ended: async () => (await next()) === undefined,
    firstId: async () => Number(/^id: (\d+)$/m.exec((await nextBlock()) ?? '')?.[1]),
    close: () => abort.abort(),
  };
}
