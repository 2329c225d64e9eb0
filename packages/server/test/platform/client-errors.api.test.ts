import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { createHttpApp } from '@danji/server/platform/http/create-http-app';
import { handleClientError } from '@danji/server/platform/http/client-errors';
import { testServer } from '@danji/testing/test-server';

/** Sends bytes as they are and reads until the server closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(testServer().url).port), '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk.toString('utf8');
  });
  socket.write(bytes);
  await once(socket, 'close');
  return response;
}

const read = (response: string) => ({
  status: Number(response.split(' ')[1]),
  isProblem: response.includes('\r\ncontent-type: application/problem+json'),
  problem: JSON.parse(response.slice(response.indexOf('\r\n\r\n'))) as Record<string, unknown>,
});

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400, 'malformed_request'],
  ['a broken header', 'GET / HTTP/1.1\r\nhost: a\r\nb\u0001ad header\r\n\r\n', 400, 'malformed_request'],
  ['headers of 64 kB', `GET / HTTP/1.1\r\nhost: a\r\na: ${'b'.repeat(65_536)}\r\n\r\n`, 431, 'headers_too_large'],
])('%s is answered with a problem', async (_, bytes, status, code) => {
  const response = read(await exchange(bytes));
  expect(response).toMatchObject({
    status,
    isProblem: true,
    problem: { status, code, title: expect.stringMatching(/[가-힣]/), request_id: expect.any(String) },
  });
});

test('a request that takes too long is answered with a problem', async () => {
  const socket = new PassThrough();
  handleClientError(
    Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    socket as unknown as Socket,
  );
  expect(read(String(socket.read()))).toMatchObject({ status: 408, problem: { code: 'request_timeout' } });
});

test('browsers are told to stay with https where the web app has it', async () => {
  const { platform } = testServer();
  for (const [webOrigin, expected] of [
    ['https://danji.example', 'max-age=31536000; includeSubDomains'],
    ['http://localhost:3000', undefined],
  ] as const) {
    const app = await createHttpApp({ ...platform, config: { ...platform.config, webOrigin } });
    const { headers } = await app.inject({ url: '/' });
    expect(headers['strict-transport-security']).toBe(expected);
    await app.close();
  }
});
