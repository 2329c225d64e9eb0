import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { hashCall } from '@danji/contracts/releases/call-hash';
import { generatePrivateKey, publicKeyOf, parsePrivateKey, formatPublicKey } from '@danji/contracts/releases/signing';
import { testServer } from '@danji/testing/test-server';
import { build, closeTestbed, ENTRY, openTestbed, run, runAt, toFederationManifest } from './release-testbed.ts';

type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };
let proxy: Server | undefined;

beforeEach(openTestbed);
afterEach(async () => {
  proxy?.closeAllConnections();
  proxy?.close();
  proxy = undefined;
  await closeTestbed();
});

/** Opens a proxy before the server that alters the responses of release files. Returns its address. */
async function openProxy(alter: (response: TestResponse, path: string) => TestResponse): Promise<string> {
  const opened = createServer((request, response) => {
    void (async () => {
      const { authorization = '', 'accept-encoding': coding = '' } = request.headers;
      const injected = await testServer().app.inject({
        method: 'GET',
        url: request.url ?? '/',
        headers: { authorization, 'accept-encoding': coding },
      });
      const sent: TestResponse = {
        status: injected.statusCode,
        headers: injected.headers as IncomingHttpHeaders,
        body: injected.rawPayload,
      };
      const { status, headers, body } = request.url?.startsWith('/remotes/') ? alter(sent, request.url) : sent;
      const forwarded = Object.entries(headers).filter(
        ([name, value]) => name !== 'content-length' && value !== undefined,
      );
      response.writeHead(status, Object.fromEntries(forwarded)).end(body);
    })();
  });
  proxy = opened;
  await new Promise<void>((resolve) => {
    opened.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

/** Builds and publishes a release; the command reports its problems. */
const publish = async (...options: Parameters<typeof build>) =>
  run('publish', options[0], '--dist', (await build(...options)).dist, '--no-smoke');

/** Uploads a valid release, and verifies it through a proxy that alters its files. */
async function verifyThroughProxy(
  alter: (response: TestResponse, path: string) => TestResponse,
  ...options: Parameters<typeof build>
) {
  const { dist, release } = await build(...options);
  expect((await run('publish', options[0], '--dist', dist, '--no-smoke', '--no-promote')).code).toBe(0);
  return runAt(await openProxy(alter), 'verify', options[0], release, '--no-smoke');
}

const header =
  (name: string, value: string | undefined) =>
  (response: TestResponse): TestResponse => ({ ...response, headers: { ...response.headers, [name]: value } });

test('a valid release passes through a proxy that changes nothing', async () => {
  expect(await verifyThroughProxy((response) => response, 'workspace')).toMatchObject({ code: 0, err: '' });
});

test('modified files fail', async () => {
  const { code, out, err } = await verifyThroughProxy(
    (response, path) => (path.endsWith(ENTRY) ? { ...response, body: brotliCompressSync('var tampered;') } : response),
    'workspace',
  );
  expect([code, out, err]).toEqual([
    1,
    expect.stringContaining(`✗ files: ${ENTRY} is not what release.json lists`),
    expect.stringContaining('may not go live: files'),
  ]);
});

test('missing files fail', async () => {
  const { out } = await verifyThroughProxy(
    (response, path) => (path.endsWith(ENTRY) ? { ...response, status: 404 } : response),
    'workspace',
  );
  expect(out).toContain(`${ENTRY} responds with 404`);
});

test.each([
  ['MIME types', 'content-type', 'text/html; charset=utf-8', `${ENTRY} is served as text/html, not text/javascript`],
  ['cache', 'cache-control', 'no-store', 'may not be cached for a year'],
  ['cache', 'cache-control', 'private, max-age=31536000, immutable', 'may be cached by the browser only'],
  ['compression', 'vary', undefined, 'does not vary by accept-encoding'],
  ['origin', 'access-control-allow-origin', '*', 'is open to *'],
  ['origin', 'cross-origin-resource-policy', undefined, 'may be used by pages of other origins'],
])('%s: a wrong %s fails', async (name, field, value, reason) => {
  const { code, out } = await verifyThroughProxy(header(field, value), 'workspace');
  expect(code).toBe(1);
  expect(out.split('\n').find((line) => line.includes(`✗ ${name}:`))).toContain(`✗ ${name}: `);
  expect(out).toContain(reason);
});

test('a remote for operators may not be open to other origins, another one may', async () => {
  const open = header('cross-origin-resource-policy', 'cross-origin');
  expect((await verifyThroughProxy(open, 'workspace')).code).toBe(0);
  const { code, out } = await verifyThroughProxy(open, 'admin');
  expect([code, out]).toEqual([1, expect.stringContaining('may be used by pages of other origins')]);
});

test('uncompressed files, and a first route over the size limit, fail', async () => {
  const { out } = await verifyThroughProxy(
    (response) => ({
      ...response,
      headers: { ...response.headers, 'content-encoding': undefined },
      body: Buffer.from('x'.repeat(80_000)),
    }),
    'workspace',
  );
  expect(out).toContain('✗ compression: ');
  expect(out).toContain('✗ size: entry and preload 78.1 kB, allowed are 73.0 kB');
});

test('a signature with another key fails', async () => {
  process.env['RELEASE_PUBLIC_KEYS'] = formatPublicKey(publicKeyOf(parsePrivateKey(generatePrivateKey())));
  expect(await publish('workspace')).toMatchObject({ code: 1, out: expect.stringContaining('✗ signature: ') });
});

test('a federation manifest that says something else than the release fails', async () => {
  const manifest = toFederationManifest({
    name: 'danji_other',
    exposes: [{ path: './remote', assets: { js: { sync: ['gone.js'], async: [] } } }],
    shared: [{ name: 'react', requiredVersion: '^18.0.0' }],
  });
  const { code, out } = await publish('workspace', { files: { 'mf-manifest.json': manifest } });
  expect([code, out]).toEqual([1, expect.stringContaining('✗ manifest: mf-manifest.json names danji_other')]);
  expect(out).toContain('mf-manifest.json names gone.js, which release.json does not list');
  expect(out).toContain('mf-manifest.json shares react ^18.0.0, release.json needs nothing');
  expect((await publish('workspace', { files: { 'mf-manifest.json': '<!doctype html>' } })).out).toContain(
    'mf-manifest.json cannot be read',
  );
});

test('an address that another remote owns fails', async () => {
  expect((await publish('workspace', { manifest: { routes: ['/workspace'] } })).code).toBe(0);
  const { code, out } = await publish('shop', { manifest: { routes: ['/workspace/shop'] } });
  expect([code, out]).toEqual([1, expect.stringContaining(`✗ routes: /workspace/shop is workspace's (/workspace)`)]);
});

test('calls that the server does not have, or has with another contract, fail', async () => {
  expect(
    (await publish('workspace', { manifest: { calls: { [getRegistry.id]: hashCall(getRegistry) } } })).out,
  ).toContain('✓ calls: 1 calls');
  const { code, out } = await publish('workspace', {
    manifest: { calls: { 'shop.buy': '0'.repeat(16), [getRegistry.id]: '0'.repeat(16) } },
  });
  expect(code).toBe(1);
  expect(out).toContain('the server has no call shop.buy');
  expect(out).toContain(`${getRegistry.id} has another contract on the server`);
});

test('requirements that the current or the previous shell does not meet fail', async () => {
  const lacking = await publish('workspace', { manifest: { sdk: { range: '^0.1.0', symbols: ['./router#Link'] } } });
  expect(lacking.out).toContain('✓ shell N (aaaaaaaaaaaa)');
  expect(lacking.out).toContain('✗ shell N−1 (bbbbbbbbbbbb): it has no ./router#Link');
  const { out: ofComponents } = await publish('workspace', {
    manifest: { sdk: { range: '^0.1.0', symbols: ['@danji/ui#Box', '@danji/ui#HitSection'] } },
  });
  expect(ofComponents).toContain('✗ shell N (aaaaaaaaaaaa): it has no @danji/ui#HitSection');
  // It was built before shells listed the names of the design system.
  expect(ofComponents).toContain('✓ shell N−1 (bbbbbbbbbbbb)');
  expect((await publish('workspace', { manifest: { sdk: { range: '^0.2.0', symbols: [] } } })).out).toContain(
    '✗ shell N (aaaaaaaaaaaa): its sdk is 0.1.0, the release needs ^0.2.0',
  );
  const { out } = await publish('workspace', { manifest: { shared: { react: '^20.0.0', swr: '^2.5.0' } } });
  expect(out).toContain('it provides react 19.3.1, the release needs ^20.0.0');
  expect(out).toContain('it does not provide swr');
  expect((await run('status', 'workspace')).out).toContain('not hosted');
});
