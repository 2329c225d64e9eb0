import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { hashCall } from '@danji/contracts/releases/call-hash';
import { generatePrivateKey, publicKeyOf, parsePrivateKey, formatPublicKey } from '@danji/contracts/releases/signing';
import { testServer } from '@danji/testing/test-server';
import { build, closeTestbed, ENTRY, openTestbed, run, runAt } from './release-testbed.ts';

type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };
let proxy: Server | undefined;

beforeEach(openTestbed);
afterEach(async () => {
  proxy?.closeAllConnections();
  proxy?.close();
  proxy = undefined;
  await closeTestbed();
});

/** The server behind something that alters what files look like on the way. */
async function standBefore(alter: (answer: TestResponse, path: string) => TestResponse): Promise<string> {
  const opened = createServer((request, response) => {
    void (async () => {
      const { authorization = '', 'accept-encoding': coding = '' } = request.headers;
      const answer = await testServer().app.inject({
        method: 'GET',
        url: request.url ?? '/',
        headers: { authorization, 'accept-encoding': coding },
      });
      const sent: TestResponse = {
        status: answer.statusCode,
        headers: answer.headers as IncomingHttpHeaders,
        body: answer.rawPayload,
      };
      const { status, headers, body } = request.url?.startsWith('/remotes/') ? alter(sent, request.url) : sent;
      const kept = Object.entries(headers).filter(([name, value]) => name !== 'content-length' && value !== undefined);
      response.writeHead(status, Object.fromEntries(kept)).end(body);
    })();
  });
  proxy = opened;
  await new Promise<void>((resolve) => {
    opened.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

/** Publishes without showing it to anybody; what is wrong with it is told by the command itself. */
const publish = async (...given: Parameters<typeof build>) =>
  run('publish', given[0], '--dist', (await build(...given)).dist, '--no-smoke');

/** Uploads a good release, and verifies it through something that alters its files. */
async function verifyBehind(
  alter: (answer: TestResponse, path: string) => TestResponse,
  ...given: Parameters<typeof build>
) {
  const { dist, release } = await build(...given);
  expect((await run('publish', given[0], '--dist', dist, '--no-smoke', '--no-promote')).code).toBe(0);
  return runAt(await standBefore(alter), 'verify', given[0], release, '--no-smoke');
}

const header =
  (name: string, value: string | undefined) =>
  (answer: TestResponse): TestResponse => ({ ...answer, headers: { ...answer.headers, [name]: value } });

test('a good release passes behind something that changes nothing', async () => {
  expect(await verifyBehind((answer) => answer, 'workspace')).toMatchObject({ code: 0, err: '' });
});

test('files that are not what was built', async () => {
  const { code, out, err } = await verifyBehind(
    (answer, path) => (path.endsWith(ENTRY) ? { ...answer, body: brotliCompressSync('var tampered;') } : answer),
    'workspace',
  );
  expect([code, out, err]).toEqual([
    1,
    expect.stringContaining(`✗ files: ${ENTRY} is not what release.json lists`),
    expect.stringContaining('may not go live: files'),
  ]);
});

test('files that are missing', async () => {
  expect(
    (await verifyBehind((answer, path) => (path.endsWith(ENTRY) ? { ...answer, status: 404 } : answer), 'workspace'))
      .out,
  ).toContain(`${ENTRY} answers 404`);
});

test.each([
  ['MIME types', 'content-type', 'text/html; charset=utf-8', `${ENTRY} comes as text/html, not text/javascript`],
  ['cache', 'cache-control', 'no-store', 'may not be kept for a year'],
  ['cache', 'cache-control', 'private, max-age=31536000, immutable', 'may be kept by the browser only'],
  ['compression', 'vary', undefined, 'does not vary by accept-encoding'],
  ['origin', 'access-control-allow-origin', '*', 'is open to *'],
  ['origin', 'cross-origin-resource-policy', 'cross-origin', 'may be used by pages of others'],
])('%s: a wrong %s', async (name, field, value, reason) => {
  const { code, out } = await verifyBehind(header(field, value), 'workspace');
  expect(code).toBe(1);
  expect(out.split('\n').find((line) => line.includes(`✗ ${name}:`))).toContain(`✗ ${name}: `);
  expect(out).toContain(reason);
});

test('files that are not compressed, and a first route that is too heavy for it', async () => {
  const { out } = await verifyBehind(
    (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'content-encoding': undefined },
      body: Buffer.from('x'.repeat(70_000)),
    }),
    'workspace',
  );
  expect(out).toContain('✗ compression: ');
  expect(out).toContain('✗ size: entry and preload 68.4 kB, allowed are 60.0 kB');
});

test('a signature of somebody else', async () => {
  process.env['RELEASE_PUBLIC_KEYS'] = formatPublicKey(publicKeyOf(parsePrivateKey(generatePrivateKey())));
  expect(await publish('workspace')).toMatchObject({ code: 1, out: expect.stringContaining('✗ signature: ') });
});

test('a federation manifest that tells of another container', async () => {
  const { code, out } = await publish('workspace', {
    files: { 'mf-manifest.json': JSON.stringify({ name: 'danji_other', metaData: { remoteEntry: { name: ENTRY } } }) },
  });
  expect([code, out]).toEqual([1, expect.stringContaining('✗ manifest: mf-manifest.json tells of danji_other')]);
  expect((await publish('workspace', { files: { 'mf-manifest.json': '<!doctype html>' } })).out).toContain(
    'mf-manifest.json cannot be read',
  );
});

test('an address that another remote owns', async () => {
  expect((await publish('workspace', { manifest: { routes: ['/workspace'] } })).code).toBe(0);
  const { code, out } = await publish('shop', { manifest: { routes: ['/workspace/shop'] } });
  expect([code, out]).toEqual([1, expect.stringContaining(`✗ routes: /workspace/shop is workspace's (/workspace)`)]);
});

test('calls that the server does not have, or has in another shape', async () => {
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

test('what a shell does not give: the present one, or the one that open tabs still run', async () => {
  const lacking = await publish('workspace', { manifest: { sdk: { range: '^0.1.0', symbols: ['./router#Link'] } } });
  expect(lacking.out).toContain('✓ shell N (aaaaaaaaaaaa)');
  expect(lacking.out).toContain('✗ shell N−1 (bbbbbbbbbbbb): it has no ./router#Link');
  const { out: ofPieces } = await publish('workspace', {
    manifest: { sdk: { range: '^0.1.0', symbols: ['@danji/ui#Box', '@danji/ui#HitSection'] } },
  });
  expect(ofPieces).toContain('✗ shell N (aaaaaaaaaaaa): it has no @danji/ui#HitSection');
  // It was built before shells told the names of the design system.
  expect(ofPieces).toContain('✓ shell N−1 (bbbbbbbbbbbb)');
  expect((await publish('workspace', { manifest: { sdk: { range: '^0.2.0', symbols: [] } } })).out).toContain(
    '✗ shell N (aaaaaaaaaaaa): its sdk is 0.1.0, the release needs ^0.2.0',
  );
  const { out } = await publish('workspace', { manifest: { shared: { react: '^20.0.0', swr: '^2.5.0' } } });
  expect(out).toContain('it lends react 19.3.1, the release needs ^20.0.0');
  expect(out).toContain('it does not lend swr');
  expect((await run('status', 'workspace')).out).toContain('not hosted');
});
