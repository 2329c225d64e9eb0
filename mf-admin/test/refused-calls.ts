import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Records the URLs that the server answers with 404 until the test ends. */
export function watchNotFound(): readonly string[] {
  const { server } = testServer().app;
  const found: string[] = [];
  const watch = ({ url = '' }: IncomingMessage, response: ServerResponse) =>
    response.on('finish', () => void (response.statusCode === 404 && found.push(url)));
  server.on('request', watch);
  stops.push(() => server.off('request', watch));
  return found;
}
