import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, host, type BuiltRelease } from './built-release.ts';

beforeEach(() => testServer().reset());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  testServer().app.inject({ method, url, headers });
const addressOf = ({ manifest }: BuiltRelease, path = manifest.entry) =>
  `/remotes/${manifest.remote}/${manifest.release}/${path}`;

test('serves a script for a year, as UTF-8, for our own pages only', async () => {
  const built = await host(buildRelease('workspace'));
  const response = await get(addressOf(built, 'remote.3c4d.js'));
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(built.files.get('remote.3c4d.js'));
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('sends what the browser takes: brotli, gzip, or the file itself', async () => {
  const built = await host(buildRelease('workspace'));
  const text = built.files.get(built.manifest.entry);
  const brotli = await get(addressOf(built), { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text);
  const gzip = await get(addressOf(built), { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(text);
  const plain = await get(addressOf(built));
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(new Set([brotli, gzip, plain].map(({ headers }) => headers['etag'])).size).toBe(3);
});

test('answers 304 when the browser has the file, and HEAD without the content', async () => {
  const built = await host(buildRelease('workspace'));
  const { headers } = await get(addressOf(built));
  expect((await get(addressOf(built), { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  const head = await get(addressOf(built), {}, 'HEAD');
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(built.manifest.files[0]?.bytes),
  ]);
});

test('keeps serving a release that is no longer active', async () => {
  const old = await host(buildRelease('workspace'));
  await host(buildRelease('workspace'));
  await host(buildRelease('workspace'));
  expect((await get(addressOf(old))).statusCode).toBe(200);
});

test('answers 404, never a page, for what is no file of a release', async () => {
  const built = await host(buildRelease('workspace'));
  for (const path of ['nothing.js', '', '..%2f..%2f..%2fpackage.json', 'release.json/..%2fremote.3c4d.js']) {
    const response = await get(addressOf(built, path), { accept: 'text/html,*/*' });
    expect([path, response.statusCode, String(response.headers['content-type']).split(';')[0]]).toEqual([
      path,
      404,
      'application/problem+json',
    ]);
  }
  expect((await get('/remotes/workspace/9.9.9-000000000000/remote-entry.js', { accept: 'text/html' })).statusCode).toBe(
    404,
  );
});

test('hides the admin remote from everybody but our operators: no address, no file', async () => {
  const { create } = testServer();
  const built = await host(buildRelease('admin'));
  await host(buildRelease('workspace'));
  for (const token of [undefined, (await create.general()).token, (await create.brand()).token]) {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const { data } = await call(getRegistry, { headers });
    // A visitor who opens a screen for operators must be sent to their sign-in and not to a page that says it does not exist: an
    // operator whose session has ended follows links of notifications. So the prefix of these screens is public; it
    // names no release and no file, and the public sign-in of operators shows as much.
    const { staffRoutes, ...others } = data;
    expect([staffRoutes, others.remotes.map(({ remote }) => remote)]).toEqual([['/admin'], ['workspace']]);
    expect(JSON.stringify(others)).not.toContain('admin');
    expect((await get(addressOf(built), headers)).statusCode).toBe(404);
  }
  for (const { token } of [await create.staff(), await create.admin()]) {
    expect((await call(getRegistry, { token })).data.remotes.map(({ remote }) => remote)).toEqual([
      'workspace',
      'admin',
    ]);
    const response = await get(addressOf(built), { authorization: `Bearer ${token}` });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ]);
  }
});
