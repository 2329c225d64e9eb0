import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach } from '@jest/globals';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { testServer } from '../test-server.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const listeners: Listener[] = [];
afterEach(() => listeners.splice(0).forEach((listener) => testServer().app.server.off('request', listener)));

/**
 * Cuts the connection of the next `count` requests of a call after the server has made the change, instead of sending
 * the response. Returns the `Idempotency-Key` of every request of the call; the list grows until the test ends.
 */
export function loseResponses(
  { path, method }: Pick<Endpoint, 'path' | 'method'>,
  count: number,
): readonly (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  const listener: Listener = (request, response) => {
    if (request.method !== method || request.url?.split('?')[0] !== path) return;
    keys.push(request.headers['idempotency-key'] as string | undefined);
    if (keys.length > count) return;
    response.writeHead = () => response;
    response.write = () => true;
    response.end = () => {
      request.socket.destroy();
      return response;
    };
  };
  testServer().app.server.on('request', listener);
  listeners.push(listener);
  return keys;
}
