import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  getChannel,
  getReleaseManifest,
  listChannelChanges,
  revokeRelease,
  rollBackRelease,
  startCanary,
} from '@danji/contracts/releases/channel.endpoints';
import { getRegistry, listReleases, promoteRelease } from '@danji/contracts/releases/release.endpoints';
import { rollBack } from '@danji/server/releases/releases/index';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { asPipeline, bearer, change, hostAll, uploaded } from './channel-calls.ts';

beforeEach(() => testServer().reset());

const reason = '로그인 화면이 열리지 않아요';
const historyOf = async (query = {}) => (await call(listChannelChanges, { headers: asPipeline, query })).data;

describe('a roll-back', () => {
  test('takes the candidate away first, and the active release the second time', async () => {
    const [first = '', second = ''] = await hostAll('workspace', 2);
    const { release } = await uploaded('workspace');
    await change(startCanary, { remote: 'workspace', release, percent: 10, cohorts: [] });
    const once = await change(rollBackRelease, { remote: 'workspace', reason });
    expect(once.data).toEqual({
      revision: 4,
      entry: { active: second, previous: first, candidate: null, state: 'rolled_back' },
    });
    const twice = await change(rollBackRelease, { remote: 'workspace', reason });
    expect(twice.data).toEqual({
      revision: 5,
      entry: { active: first, previous: null, candidate: null, state: 'rolled_back' },
    });
    expect((await call(getRegistry)).data.remotes).toMatchObject([{ release: first, arm: 'active', previous: null }]);
    expect((await historyOf()).results.slice(0, 2)).toMatchObject([
      { action: 'rollback', release: first, before: second },
      { action: 'rollback', release: second, before: release },
    ]);
  });

  test('with nothing before is refused in a sentence, and changes nothing', async () => {
    await hostAll('workspace', 1);
    for (const remote of ['workspace', 'shop'] as const)
      expect((await change(rollBackRelease, { remote, reason })).problem).toMatchObject({
        code: 'invalid_transition',
        title: expect.stringContaining('되돌릴 이전 릴리스가 없어요'),
      });
    expect((await call(getChannel, { headers: asPipeline })).data.revision).toBe(1);
  });

  test('asks why', async () => {
    await hostAll('workspace', 2);
    for (const empty of ['', '   '])
      expect((await change(rollBackRelease, { remote: 'workspace', reason: empty })).problem.fields).toHaveProperty(
        'reason',
      );
  });

  test('without a user is recorded as automatic, and loses against an operator’s change', async () => {
    const { db, platform, clock } = testServer();
    const [first = ''] = await hostAll('workspace', 2);
    const wish = {
      remote: 'workspace',
      revision: 2,
      reason: '오류 30%',
      user_id: null,
      automatic: true,
      now: clock.now(),
    } as const;
    expect((await rollBack(db, platform, wish)).after).toMatchObject({ revision: 3, entry: { active: first } });
    expect((await historyOf()).results[0]).toMatchObject({ revision: 3, by: 'automatic', reason: '오류 30%' });
    await expect(rollBack(db, platform, wish)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a revocation', () => {
  test('of the active release activates the previous one, and tells tabs which to drop', async () => {
    const [first = '', second = ''] = await hostAll('workspace', 2);
    const { data } = await change(revokeRelease, { remote: 'workspace', release: second, reason });
    expect(data).toEqual({
      revision: 3,
      entry: { active: first, previous: null, candidate: null, state: 'rolled_back' },
    });
    const registry = (await call(getRegistry)).data;
    expect(registry).toMatchObject({ revoked: [`workspace@${second}`], remotes: [{ release: first, previous: null }] });
    const listed = (await call(listReleases, { headers: asPipeline })).data.results;
    expect(listed.find(({ release }) => release === second)?.state).toBe('revoked');
  });

  test('of the release before or of a candidate takes only that away', async () => {
    const [first = '', second = ''] = await hostAll('workspace', 2);
    const { release } = await uploaded('workspace');
    await change(startCanary, { remote: 'workspace', release, percent: 10, cohorts: [] });
    expect((await change(revokeRelease, { remote: 'workspace', release: first, reason })).data.entry).toMatchObject({
      active: second,
      previous: null,
      candidate: { release },
      state: 'canary',
    });
    expect((await change(revokeRelease, { remote: 'workspace', release, reason })).data.entry).toEqual({
      active: second,
      previous: null,
      candidate: null,
      state: 'rolled_back',
    });
  });

  test('of the active release is refused while another could take its place but none was chosen; of the only one it ends the hosting', async () => {
    const [only = ''] = await hostAll('workspace', 1);
    const { release } = await uploaded('workspace');
    expect((await change(revokeRelease, { remote: 'workspace', release: only, reason })).problem).toMatchObject({
      code: 'invalid_transition',
      title: expect.stringContaining('다른 릴리스를 먼저 적용'),
    });
    await change(revokeRelease, { remote: 'workspace', release, reason });
    expect((await change(revokeRelease, { remote: 'workspace', release: only, reason })).data).toEqual({
      revision: 3,
      entry: null,
    });
    const { remotes, revoked } = (await call(getRegistry)).data;
    expect([remotes, revoked]).toEqual([[], [`workspace@${release}`, `workspace@${only}`]]);
  });

  test('is for good: the release is neither promoted nor shown to a part again', async () => {
    const [, second = ''] = await hostAll('workspace', 2);
    await change(revokeRelease, { remote: 'workspace', release: second, reason });
    const refused = { release: '회수한 릴리스예요. 고쳐서 새로 올려 주세요.' };
    expect((await change(promoteRelease, { remote: 'workspace', release: second })).problem.fields).toEqual(refused);
    expect(
      (await change(startCanary, { remote: 'workspace', release: second, percent: 1, cohorts: [] })).problem.fields,
    ).toEqual(refused);
    expect((await change(revokeRelease, { remote: 'workspace', release: second, reason })).data.revision).toBe(3);
  });

  test('of a release that was never uploaded is refused', async () => {
    await hostAll('workspace', 1);
    expect(
      (await change(revokeRelease, { remote: 'workspace', release: '0.9.0-000000000000', reason })).problem.fields,
    ).toEqual({ release: '올라와 있지 않은 릴리스예요.' });
  });

  test('of an admin release is visible to our operators only', async () => {
    const [, second = ''] = await hostAll('admin', 2);
    await change(revokeRelease, { remote: 'admin', release: second, reason });
    const { create } = testServer();
    expect((await call(getRegistry)).data.revoked).toEqual([]);
    expect((await call(getRegistry, { token: (await create.general()).token })).data.revoked).toEqual([]);
    expect((await call(getRegistry, { token: (await create.staff()).token })).data.revoked).toEqual([
      `admin@${second}`,
    ]);
  });
});

describe('the history', () => {
  test('lists every change with its author and reason, newest first, by remote and by page', async () => {
    const admin = await testServer().create.admin({ name: '김운영' });
    const [shop = ''] = await hostAll('shop', 1);
    const [first = '', second = ''] = await hostAll('workspace', 2);
    await change(rollBackRelease, { remote: 'workspace', reason }, bearer(admin.token));
    const all = await historyOf();
    expect(all).toMatchObject({ count: 4, current_page: 1 });
    expect(
      all.results.map(({ revision, action, remote, release, before, by, reason: why }) => [
        revision,
        action,
        remote,
        release,
        before,
        by,
        why,
      ]),
    ).toEqual([
      [4, 'rollback', 'workspace', first, second, '김운영', reason],
      [3, 'promote', 'workspace', second, first, 'release pipeline', null],
      [2, 'promote', 'workspace', first, null, 'release pipeline', null],
      [1, 'promote', 'shop', shop, null, 'release pipeline', null],
    ]);
    expect((await historyOf({ remote: 'shop' })).results.map(({ revision }) => revision)).toEqual([1]);
    expect(await historyOf({ page: 2, page_size: 3 })).toMatchObject({
      count: 4,
      current_page: 2,
      results: [{ revision: 1 }],
    });
    const log = await testServer().db.selectFrom('staff_log').select(['path', 'old_object', 'new_object']).execute();
    expect(log).toMatchObject([
      {
        path: '/api/releases/rollback/',
        old_object: { revision: 3, entry: { active: second } },
        new_object: { revision: 4, remote: 'workspace', entry: { active: first } },
      },
    ]);
  });

  test('and the manifest of a release are read by the pipeline', async () => {
    const manifest = await uploaded('workspace');
    const params = { remote: 'workspace', release: manifest.release };
    expect((await call(getReleaseManifest, { params, headers: asPipeline })).data).toMatchObject({
      release: manifest.release,
      files: manifest.files,
    });
    expect(
      (await call(getReleaseManifest, { params: { remote: 'nothing', release: 'x' }, headers: asPipeline })).status,
    ).toBe(404);
  });
});
