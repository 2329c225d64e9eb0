import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollBackRelease } from '@danji/contracts/releases/channel.endpoints';
import { generatePrivateKey, publicKeyOf, parsePrivateKey, verifyObject } from '@danji/contracts/releases/signing';
import { changeChannel } from '../src/release/change-channel.ts';
import { publishRelease } from '../src/release/publish.ts';
import { callReleaseApi } from '../src/release/release-api.ts';

const CODE = 'console.log(1);';
const signingKey = parsePrivateKey(generatePrivateKey());
const manifest = {
  remote: 'workspace',
  release: '1.0.0-abc',
  version: '1.0.0',
  commit: 'unknown',
  built: '2026-11-21T00:00:00Z',
  container: 'danji_workspace_abc',
  entry: 'entry.js',
  contract: '1.0',
  routes: [],
  navigation: [],
  slots: [],
  preload: [],
  files: [
    { path: 'entry.js', bytes: CODE.length, integrity: `sha384-${createHash('sha384').update(CODE).digest('base64')}` },
  ],
};

type TestResponse = [status: number, body: object];
let dist: string;
let server: Server;
let baseUrl: string;
let calls: { line: string; authorization: string | undefined; body: string }[];
let responses: Record<string, TestResponse[]>;

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const line = `${request.method} ${request.url?.split('?')[0]}`;
  calls.push({ line, authorization: request.headers.authorization, body: (await request.toArray()).join('') });
  const [status, body] = responses[line]?.shift() ?? [500, { code: 'internal', title: 'not expected' }];
  response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'release-'));
  await writeFile(join(dist, 'entry.js'), CODE);
  await writeFile(join(dist, 'release.json'), JSON.stringify(manifest));
  calls = [];
  server = createServer((request, response) => {
    void respond(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await rm(dist, { recursive: true });
});

const UPLOAD = 'POST /api/releases/';
const CHANNEL = 'GET /api/releases/channel/';
const PROMOTE = 'POST /api/releases/promote/';
const channel = (revision: number, active: string): TestResponse => [
  200,
  { revision, remotes: { workspace: { active, previous: null, candidate: null, state: 'steady' } }, revoked: [] },
];
const publish = () => publishRelease({ dist, baseUrl, token: 'secret', signingKey });

test('a new release is uploaded and made the active one', async () => {
  responses = {
    [UPLOAD]: [[200, { release: manifest, created: true }]],
    [CHANNEL]: [channel(7, '0.9.0-old')],
    [PROMOTE]: [[200, { revision: 8, entry: null }]],
  };
  expect(await publish()).toEqual({ remote: 'workspace', release: '1.0.0-abc', uploaded: true, promoted: true });
  expect(calls.map(({ line }) => line)).toEqual([UPLOAD, CHANNEL, PROMOTE]);
  expect(calls[0]?.authorization).toBe('Bearer secret');
  expect(calls[0]?.body).toContain('filename="entry.js"');
  expect(calls[0]?.body.indexOf('name="manifest"')).toBeLessThan(calls[0]?.body.indexOf('name="files"') ?? 0);
  const sent = JSON.parse(/name="manifest"\r\n\r\n(.*)\r\n/.exec(calls[0]?.body ?? '')?.[1] ?? '{}') as object;
  expect(sent).toMatchObject(manifest);
  expect(verifyObject(sent, [publicKeyOf(signingKey)])).toBe(true);
  expect(JSON.parse(calls[2]?.body ?? '')).toEqual({ remote: 'workspace', release: '1.0.0-abc', revision: 7 });
});

test('publishing again changes nothing', async () => {
  responses = {
    [UPLOAD]: [[409, { code: 'already_exists', title: '이미 등록되어 있어요.' }]],
    [CHANNEL]: [channel(8, manifest.release)],
  };
  expect(await publish()).toMatchObject({ uploaded: false, promoted: false });
});

test('a promotion that lost a race is retried against the new revision', async () => {
  responses = {
    [UPLOAD]: [[200, { release: manifest, created: true }]],
    [CHANNEL]: [channel(7, '0.9.0-old'), channel(8, '0.9.0-old')],
    [PROMOTE]: [
      [409, { code: 'conflict', title: '' }],
      [200, { revision: 9, entry: null }],
    ],
  };
  expect(await publish()).toMatchObject({ promoted: true });
  expect(JSON.parse(calls.at(-1)?.body ?? '')).toMatchObject({ revision: 8 });
});

test('a refusal is reported with its reason', async () => {
  responses = { [UPLOAD]: [[403, { code: 'forbidden', title: '이 작업을 할 수 있는 권한이 없어요.' }]] };
  await expect(publish()).rejects.toMatchObject({
    code: 'forbidden',
    message: expect.stringContaining('권한이 없어요'),
  });
});

test('a file changed after the build is not sent', async () => {
  await writeFile(join(dist, 'entry.js'), 'console.log(2);');
  await expect(publish()).rejects.toThrow('entry.js is not what release.json of 1.0.0-abc lists');
  expect(calls).toEqual([]);
});

const rollback = () =>
  changeChannel(
    { baseUrl, token: 'secret' },
    {
      remote: 'workspace',
      isUnconditional: false,
      write: async (revision) =>
        callReleaseApi({ baseUrl, token: 'secret' }, rollBackRelease, {
          body: { remote: 'workspace', revision, reason: 'broken' },
        }),
    },
  );

test('a conditional change is not made when another user has changed the remote meanwhile; other remotes do not matter', async () => {
  const ROLLBACK = 'POST /api/releases/rollback/';
  const lost: TestResponse = [409, { code: 'conflict', title: '' }];
  responses = {
    [CHANNEL]: [channel(7, '0.9.0-new'), channel(8, '0.9.0-new')],
    [ROLLBACK]: [lost, [200, { revision: 9, entry: null }]],
  };
  expect(await rollback()).toMatchObject({ revision: 9 });
  responses = { [CHANNEL]: [channel(7, '0.9.0-new'), channel(8, '0.8.0-old')], [ROLLBACK]: [lost] };
  await expect(rollback()).rejects.toThrow(
    'Another user changed workspace at the same time: active 0.9.0-new before, active 0.8.0-old now.',
  );
});
