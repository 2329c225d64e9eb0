import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { getRegistry, listReleases, promoteRelease } from '@danji/contracts/releases/release.endpoints';
import { getChannel, listCleanUps, revokeRelease, startCanary } from '@danji/contracts/releases/channel.endpoints';
import { cleanUpReleases } from '@danji/server/releases/releases/retention';
import { storageKeyOf } from '@danji/server/releases/releases/release-files';
import { openStorage } from '@danji/server/platform/storage/object-storage';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, findRevision, host, upload, type BuiltRelease } from './built-release.ts';

beforeEach(() => testServer().reset());

const DAY = 86_400;
const headers = { authorization: 'Bearer release-token' };
const cleanUp = () => testServer().platform.jobs.runNow(cleanUpReleases, {});
const nameOf = ({ manifest }: BuiltRelease) => manifest.release;
const addressOf = ({ manifest }: BuiltRelease, path = manifest.entry) =>
  `/remotes/${manifest.remote}/${manifest.release}/${path}`;
const statusOf = async (built: BuiltRelease, path?: string) =>
  (await testServer().app.inject({ url: addressOf(built, path) })).statusCode;
const listed = async () =>
  (await call(listReleases, { headers, query: { page_size: 100 } })).data.results.map(({ release }) => release);

const uploaded = async (built: BuiltRelease): Promise<BuiltRelease> => {
  expect((await upload(built)).statusCode).toBe(201);
  return built;
};

/** Uploads so many releases that older ones of the remote are no longer among the newest. */
const bury = async (remote: 'workspace' | 'shop' = 'workspace') => {
  for (let count = 0; count < 10; count += 1) await uploaded(buildRelease(remote));
};

const isStored = async ({ manifest }: BuiltRelease, path: string) => {
  const file = manifest.files.find((candidate) => candidate.path === path);
  const found = await (
    await openStorage(testServer().platform.config, 'releases')
  ).open(storageKeyOf({ integrity: file?.integrity ?? '' }, 'br'));
  found?.destroy();
  return found !== undefined;
};

test('removes a release 30 days after it was uploaded, once ten newer ones are there, with its files', async () => {
  const dead = await uploaded(buildRelease('workspace'));
  await bury();
  testServer().clock.advance(30 * DAY - 1);
  await cleanUp();
  expect(await listed()).toContain(nameOf(dead));
  testServer().clock.advance(2);
  expect(await isStored(dead, 'remote.3c4d.js')).toBe(true);
  await cleanUp();
  expect(await listed()).toHaveLength(10);
  expect(await listed()).not.toContain(nameOf(dead));
  expect([await statusOf(dead), await isStored(dead, 'remote.3c4d.js')]).toEqual([404, false]);
  const { data } = await call(listCleanUps, { headers });
  expect(data.results[0]).toMatchObject({
    releases: [`workspace@${nameOf(dead)}`],
    shells: [],
    created: testServer().clock.now().toISOString(),
  });
  expect(data.results[0]?.files).toBeGreaterThanOrEqual(dead.manifest.files.length);
});

test('keeps the newest ten of each remote, however old', async () => {
  const old = await uploaded(buildRelease('shop'));
  await bury();
  testServer().clock.advance(400 * DAY);
  await cleanUp();
  expect(await listed()).toHaveLength(11);
  expect(await statusOf(old)).toBe(200);
});

test('keeps the active release, its fallback, and a candidate', async () => {
  const [previous, active, candidate, dead] = [
    buildRelease('workspace'),
    buildRelease('workspace'),
    buildRelease('workspace'),
    buildRelease('workspace'),
  ];
  for (const built of [dead, candidate]) await uploaded(built);
  await host(previous);
  await host(active);
  expect(
    (
      await call(startCanary, {
        headers,
        body: {
          remote: 'workspace',
          release: nameOf(candidate),
          percent: 10,
          cohorts: [],
          revision: await findRevision(),
        },
      })
    ).status,
  ).toBe(200);
  await bury();
  testServer().clock.advance(31 * DAY);
  await cleanUp();
  const left = await listed();
  for (const built of [previous, active, candidate]) expect(left).toContain(nameOf(built));
  expect(left).not.toContain(nameOf(dead));
});

test('keeps a revoked release for thirty days more, then forgets its name with the next change, and takes it from nobody again', async () => {
  const { clock } = testServer();
  const revoked = await host(buildRelease('workspace'));
  await host(buildRelease('workspace'));
  await host(buildRelease('workspace'));
  await bury();
  clock.advance(60 * DAY);
  expect(
    (
      await call(revokeRelease, {
        headers,
        body: {
          remote: 'workspace',
          release: nameOf(revoked),
          reason: '화면이 비어요',
          revision: await findRevision(),
        },
      })
    ).status,
  ).toBe(200);
  const readRevoked = async () => [
    (await call(getChannel, { headers })).data.revoked,
    (await call(getRegistry)).data.revoked,
  ];
  const name = `workspace@${nameOf(revoked)}`;
  clock.advance(29 * DAY);
  await cleanUp();
  await host(buildRelease('shop'));
  expect([await statusOf(revoked), await readRevoked()]).toEqual([200, [[name], [name]]]);
  clock.advance(2 * DAY);
  await cleanUp();
  expect(await statusOf(revoked)).toBe(404);
  await host(buildRelease('shop'));
  expect(await readRevoked()).toEqual([[], []]);
  const again = await upload(revoked);
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { code: 'invalid_transition', title: '회수한 릴리스예요. 고쳐서 새로 올려 주세요.' },
  ]);
});

test('counts from the day a release was last active, not from its upload', async () => {
  const { clock } = testServer();
  const left = await host(buildRelease('workspace'));
  clock.advance(60 * DAY);
  await host(buildRelease('workspace'));
  await host(buildRelease('workspace'));
  await bury();
  clock.advance(29 * DAY);
  await cleanUp();
  expect(await statusOf(left)).toBe(200);
  clock.advance(2 * DAY);
  await cleanUp();
  expect(await statusOf(left)).toBe(404);
});

test('leaves a file that another release has too', async () => {
  const text = `export const shared = '${randomUUID()}';`;
  const dead = await uploaded(buildRelease('workspace', { files: { 'shared.7a8b.js': text } }));
  const kept = await host(buildRelease('shop', { files: { 'other-name.7a8b.js': text } }));
  await bury();
  testServer().clock.advance(31 * DAY);
  await cleanUp();
  expect([await statusOf(dead, 'shared.7a8b.js'), await statusOf(kept, 'other-name.7a8b.js')]).toEqual([404, 200]);
});

test('a release that is promoted at the same moment is promoted whole or not at all', async () => {
  const { clock } = testServer();
  for (let round = 0; round < 8; round += 1) {
    await testServer().reset();
    const old = await uploaded(buildRelease('workspace'));
    await bury();
    clock.advance(31 * DAY);
    const promoting = call(promoteRelease, {
      headers,
      body: { remote: 'workspace', release: nameOf(old), revision: 0 },
    });
    const [{ status, problem }] =
      round % 2 === 0
        ? await Promise.all([promoting, cleanUp()])
        : await Promise.all([cleanUp(), promoting]).then(([, response]) => [response] as const);
    if (status === 200)
      expect([round, await statusOf(old), (await listed()).includes(nameOf(old))]).toEqual([round, 200, true]);
    else expect([status, problem.fields]).toEqual([422, { release: '올라와 있지 않은 릴리스예요.' }]);
    const { data } = await call(getChannel, { headers });
    expect(data.remotes.workspace?.active).toBe(status === 200 ? nameOf(old) : undefined);
  }
}, 120_000);

test('a release uploaded at the same moment has all its files, also one that only a removed release had', async () => {
  const { clock } = testServer();
  for (let round = 0; round < 8; round += 1) {
    await testServer().reset();
    const text = `export const shared = '${randomUUID()}';`;
    await uploaded(buildRelease('workspace', { files: { 'shared.7a8b.js': text } }));
    await bury();
    clock.advance(31 * DAY);
    const fresh = buildRelease('shop', { files: { 'shared.7a8b.js': text } });
    await Promise.all([uploaded(fresh), cleanUp()]);
    for (const { path } of fresh.manifest.files)
      expect([round, path, await statusOf(fresh, path)]).toEqual([round, path, 200]);
  }
}, 120_000);
