import { beforeEach, expect, test } from '@jest/globals';
import { getRegistry, listReleases, promoteRelease } from '@danji/contracts/releases/release.endpoints';
import { REMOTE_NAMES } from '@danji/contracts/releases/remotes';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, findRevision, host, upload } from './built-release.ts';

beforeEach(() => testServer().reset());

const asPipeline = { authorization: 'Bearer release-token' };
const send = (
  body: { remote: (typeof REMOTE_NAMES)[number]; release: string; revision: number },
  headers: Record<string, string> = asPipeline,
) => call(promoteRelease, { body, headers });

test('makes a release the one people load, with the one before it as its fallback', async () => {
  const first = await host(buildRelease('workspace'));
  const second = await host(buildRelease('workspace'));
  const { data } = await call(getRegistry);
  const [workspace] = data.remotes;
  expect(data.revision).toBe(2);
  expect(workspace).toMatchObject({
    remote: 'workspace',
    release: second.manifest.release,
    base: `/remotes/workspace/${second.manifest.release}/`,
    entry: 'remote-entry.1a2b.js',
    container: second.manifest.container,
    routes: ['/workspace'],
    previous: { release: first.manifest.release, container: first.manifest.container },
  });
  expect(workspace?.integrity).toEqual(
    Object.fromEntries(second.manifest.files.map(({ path, integrity }) => [path, integrity])),
  );
  const listed = await call(listReleases, { headers: asPipeline });
  expect(listed.data.results.map(({ release, state }) => [release, state])).toEqual([
    [second.manifest.release, 'active'],
    [first.manifest.release, 'previous'],
  ]);
});

test('returns to the previous release in one step, and does not offer the abandoned one as fallback', async () => {
  const first = await host(buildRelease('workspace'));
  const second = await host(buildRelease('workspace'));
  const back = await send({ remote: 'workspace', release: first.manifest.release, revision: 2 });
  expect(back.data).toMatchObject({ revision: 3, entry: { state: 'rolled_back' } });
  expect((await call(getRegistry)).data.remotes).toMatchObject([{ release: first.manifest.release, previous: null }]);
  const { data } = await call(listReleases, { headers: asPipeline, query: { remote: 'workspace' } });
  expect(data.results.find(({ release }) => release === second.manifest.release)?.state).toBe('retired');
});

test('keeps every revision, with the operator who made it', async () => {
  const { create, db } = testServer();
  const admin = await create.admin();
  const built = await host(buildRelease('workspace'));
  const next = buildRelease('workspace');
  await upload(next);
  expect(
    (
      await send(
        { remote: 'workspace', release: next.manifest.release, revision: 1 },
        { authorization: `Bearer ${admin.token}` },
      )
    ).status,
  ).toBe(200);
  const revisions = await db
    .selectFrom('channel_revision')
    .select(['revision', 'release', 'user_id'])
    .orderBy('revision')
    .execute();
  expect(revisions).toEqual([
    { revision: 1, release: built.manifest.release, user_id: null },
    { revision: 2, release: next.manifest.release, user_id: admin.id },
  ]);
  const log = await db.selectFrom('staff_log').select(['path', 'old_object', 'new_object']).execute();
  expect(log).toMatchObject([
    { path: '/api/releases/promote/', old_object: { revision: 1 }, new_object: { revision: 2 } },
  ]);
});

test('seven promotions at once lose nothing: one wins, the others get a conflict and win on a retry', async () => {
  const built = [...REMOTE_NAMES, 'workspace' as const].map((remote) => buildRelease(remote));
  for (const release of built) await upload(release);
  const tryOnce = async ({ manifest }: (typeof built)[number]) =>
    (await send({ remote: manifest.remote, release: manifest.release, revision: await findRevision() })).status;
  const first = await Promise.all(
    built.map((release) => send({ remote: release.manifest.remote, release: release.manifest.release, revision: 0 })),
  );
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409]);
  const refused = first.find(({ status }) => status === 409);
  expect(refused?.problem).toMatchObject({ code: 'conflict' });
  // The one that has won is not sent again: of the two of the workspace it could win over the other once more.
  const losers = built.filter((_, index) => first[index]?.status === 409);
  await Promise.all(
    losers.map(async (release) => {
      while ((await tryOnce(release)) !== 200) continue;
    }),
  );
  const admin = await testServer().create.admin();
  const { data } = await call(getRegistry, { token: admin.token });
  expect(data.remotes.map(({ remote }) => remote)).toEqual([...REMOTE_NAMES]);
  expect(data.revision).toBe(7);
});

test('changes nothing when the release is active already', async () => {
  const { manifest } = await host(buildRelease('workspace'));
  expect((await send({ remote: 'workspace', release: manifest.release, revision: 1 })).data).toMatchObject({
    revision: 1,
  });
});

test('refuses a revision that is not the present one, older or not there yet, and names the present one', async () => {
  const { manifest } = await host(buildRelease('workspace'));
  await host(buildRelease('workspace'));
  for (const revision of [0, 1, 3, 99]) {
    const { status, problem } = await send({ remote: 'workspace', release: manifest.release, revision });
    expect([revision, status, problem]).toEqual([
      revision,
      409,
      expect.objectContaining({ code: 'conflict', revision: 2 }),
    ]);
  }
});

test('refuses a release that was never uploaded, and one of another remote', async () => {
  const { manifest } = await host(buildRelease('workspace'));
  expect((await send({ remote: 'workspace', release: '0.9.0-000000000000', revision: 1 })).problem.fields).toEqual({
    release: '올라와 있지 않은 릴리스예요.',
  });
  expect((await send({ remote: 'shop', release: manifest.release, revision: 1 })).status).toBe(422);
});
