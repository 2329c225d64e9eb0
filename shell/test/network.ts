import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, jest } from '@jest/globals';
import { LIVE_EVENTS_PATH } from '@danji/contracts/notifications/live-event';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';

type Exchange = { method: string; path: string; response: ServerResponse };

const watchers: ((request: IncomingMessage, response: ServerResponse) => void)[] = [];
afterEach(() => {
  for (const watcher of watchers.splice(0)) testServer().app.server.off('request', watcher);
});

/** Collects the matching requests that reach the server from now on; the list grows until the test ends. */
export function watchRequests(isMatch: (exchange: Exchange) => boolean): readonly Exchange[] {
  const seen: Exchange[] = [];
  const watcher = ({ method = '', url = '' }: IncomingMessage, response: ServerResponse) => {
    const exchange = { method, path: url.split('?')[0] ?? '', response };
    if (isMatch(exchange)) seen.push(exchange);
  };
  testServer().app.server.on('request', watcher);
  watchers.push(watcher);
  return seen;
}

/** Delays the responses of a call by `ms`. */
export function delayResponse(path: string, ms: number): void {
  watchRequests((exchange) => {
    const { response } = exchange;
    const end = response.end.bind(response) as (...content: unknown[]) => ServerResponse;
    if (exchange.path === path)
      response.end = (...content: unknown[]) => {
        setTimeout(() => end(...content), ms);
        return response;
      };
    return false;
  });
}

/** Opens a page, and waits until it receives live events. */
export async function untilListening<T>(open: () => Promise<T>): Promise<T> {
  const streams = watchRequests(({ path }) => path === LIVE_EVENTS_PATH);
  const opened = await open();
  await waitFor(() => {
    if (!streams.some(({ response }) => response.headersSent)) throw new Error('No stream is open');
  });
  return opened;
}

/** Cuts the connection: no request arrives until the returned function is called. */
export function cutConnection(): () => void {
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function fail(this: XMLHttpRequest) {
    setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
  });
  return () => send.mockRestore();
}
