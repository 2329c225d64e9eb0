import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import { testServer } from '@danji/testing/test-server';
import { buildShell, SHELL_FILES } from './built-shell.ts';

const before = testServer().platform.config.webDir;
beforeAll(() => {
  testServer().platform.config.webDir = buildShell();
});
afterAll(() => {
  testServer().platform.config.webDir = before;
});

const get = (url: string, headers: Record<string, string> = {}) => testServer().app.inject({ url, headers });

test('serves the files of the shell for a year, compressed', async () => {
  const response = await get('/assets/libraries.1a2b3c4d.js', { 'accept-encoding': 'br' });
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SHELL_FILES['libraries.1a2b3c4d.js']);
  // Each script of a visit pays for its headers: those for windows and documents are not among them.
  expect(Object.keys(response.headers)).not.toContain('cross-origin-opener-policy');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(
    (
      await get('/assets/libraries.1a2b3c4d.js', {
        'accept-encoding': 'br',
        'if-none-match': String(response.headers['etag']),
      })
    ).statusCode,
  ).toBe(304);
});

test('sends a font as it is, since it is compressed in itself', async () => {
  const { headers, body } = await get('/assets/fonts/PretendardVariable.subset.12.aabbccdd.woff2', {
    'accept-encoding': 'br',
  });
  expect([headers['content-type'], headers['content-encoding'], body]).toEqual(['font/woff2', undefined, 'font']);
});

test('serves the icon at the root, where it may change', async () => {
  const { statusCode, headers } = await get('/favicon.svg');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=86400',
  ]);
  expect((await get('/og.png')).statusCode).toBe(404);
});
