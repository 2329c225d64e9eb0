import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { hashCall } from '@danji/contracts/releases/call-hash';
import { listCalls } from '@danji/contracts/releases/release-calls.endpoints';
import { listReleases } from '@danji/contracts/releases/release.endpoints';
import { generatePrivateKey, parsePrivateKey, signObject } from '@danji/contracts/releases/signing';
import { signRelease } from '@danji/testing/release-manifest';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, upload, type BuiltRelease } from './built-release.ts';

beforeEach(() => testServer().reset());

const PIPELINE = { authorization: 'Bearer release-token' };
const sign = ({ manifest, files }: BuiltRelease): BuiltRelease => ({ manifest: signRelease(manifest), files });

/** Uploads a release that must be refused, and checks that nothing of it is stored. */
async function expectRefused(built: BuiltRelease, fields: Record<string, string>): Promise<void> {
  const response = await upload(built);
  expect([response.statusCode, (response.json() as { fields?: object }).fields]).toEqual([422, fields]);
  expect((await call(listReleases, { headers: PIPELINE })).data.count).toBe(0);
}

const FOREIGN = { 'manifest.signature': '우리가 아는 열쇠로 서명한 릴리스가 아니거나, 서명한 뒤에 명세가 바뀌었어요.' };

test('an unsigned release', async () => {
  const form = new FormData();
  const { manifest, files } = buildRelease('workspace');
  form.append('manifest', JSON.stringify(manifest));
  for (const [path, text] of files) form.append('files', new Blob([text]), path);
  const response = await testServer().app.inject({
    method: 'POST',
    url: '/api/releases/',
    payload: form as never,
    headers: PIPELINE,
  });
  expect([response.statusCode, (response.json() as { fields: object }).fields]).toEqual([
    422,
    { 'manifest.signature': '서명하지 않은 릴리스예요.' },
  ]);
});

test('a release signed by somebody else', async () => {
  const { manifest, files } = buildRelease('workspace');
  await expectRefused({ manifest: signObject(manifest, parsePrivateKey(generatePrivateKey())), files }, FOREIGN);
});

test('a manifest that was changed after it was signed', async () => {
  const { manifest, files } = sign(buildRelease('workspace'));
  await expectRefused({ manifest: { ...manifest, navigation: [] }, files }, FOREIGN);
});

test('a first screen over its budget; what compresses well may be long', async () => {
  // Random text compresses to six of eight bits: 100,000 characters are 75 kB.
  const heavy = `"${randomBytes(75_000).toString('base64')}"`;
  const response = await upload(buildRelease('workspace', { files: { 'remote.3c4d.js': heavy } }));
  expect(response.statusCode).toBe(422);
  expect((response.json() as { fields: Record<string, string> }).fields['manifest.preload']).toMatch(
    /^첫 화면의 스크립트가 압축해서 7\d\.\d kB예요\. 73\.0 kB까지 올릴 수 있어요\.$/,
  );
  const screens = { '/workspace': [], '/workspace/:id': ['pages/heavy.js'] };
  expect(
    (await upload(buildRelease('workspace', { manifest: { screens }, files: { 'pages/heavy.js': heavy } }))).json(),
  ).toMatchObject({ fields: { 'manifest.preload': expect.stringContaining('73.0 kB까지') } });
  expect(
    (
      await upload(
        buildRelease('workspace', { files: { 'remote.3c4d.js': `"${'x'.repeat(100_000)}"`, 'pages/heavy.js': heavy } }),
      )
    ).statusCode,
  ).toBe(201);
});

test('a contract that the shell does not speak', async () => {
  await expectRefused(buildRelease('workspace', { manifest: { contract: '2.0' } }), {
    'manifest.contract': '셸이 모르는 계약(2.0)으로 만든 릴리스예요. 1.x만 받아요.',
  });
});

test('the release pipeline reads the calls of the server', async () => {
  const { data } = await call(listCalls, { headers: PIPELINE });
  expect(data.calls).toEqual(Object.fromEntries(ENDPOINTS.map((endpoint) => [endpoint.id, hashCall(endpoint)])));
});
