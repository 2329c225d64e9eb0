import { beforeEach, describe, expect, test } from '@jest/globals';
import { getChannel, startCanary } from '@danji/contracts/releases/channel.endpoints';
import { getRegistry, listReleases, promoteRelease } from '@danji/contracts/releases/release.endpoints';
import { bucketOf } from '@danji/server/releases/releases/sticky';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, host } from './built-release.ts';
import { asPipeline, change, hostAll, uploaded } from './channel-calls.ts';

beforeEach(() => testServer().reset());

const channelNow = async () => (await call(getChannel, { headers: asPipeline })).data;
const candidateOf = async () => (await channelNow()).remotes.workspace?.candidate;
const visitorOf = (number: number) => `visitor-${String(number).padStart(13, '0')}`;
/** Reads what a browser with that id gets. */
async function see(id: string | undefined, token?: string) {
  const { data } = await call(getRegistry, {
    headers: id === undefined ? {} : { cookie: `danji-visitor=${id}` },
    ...(token !== undefined && { token }),
  });
  const workspace = data.remotes.find(({ remote }) => remote === 'workspace');
  return { release: workspace?.release, arm: workspace?.arm, fallback: workspace?.previous?.release };
}

async function hostWithCandidate(percent: number, cohorts: ('staff' | 'general' | 'brand')[] = []) {
  const [first = '', active = ''] = await hostAll('workspace', 2);
  const candidate = (await uploaded('workspace')).release;
  const { status, data } = await change(startCanary, { remote: 'workspace', release: candidate, percent, cohorts });
  expect(status).toBe(200);
  return { first, active, candidate, data };
}

describe('a candidate', () => {
  test('is shown to its share of the browsers, each by the id in its cookie, with the active release to fall back to', async () => {
    const { first, active, candidate } = await hostWithCandidate(50);
    const salt = (await candidateOf())?.salt ?? '';
    const ids = Array.from({ length: 12 }, (_, index) => visitorOf(index));
    const inside = ids.filter((id) => bucketOf(salt, 'workspace', id) < 50);
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.length).toBeLessThan(ids.length);
    for (const id of ids)
      expect(await see(id)).toEqual(
        inside.includes(id)
          ? { release: candidate, arm: 'candidate', fallback: active }
          : { release: active, arm: 'active', fallback: first },
      );
  });

  test('is not for browsers without an id, nor with a forged one', async () => {
    const { active } = await hostWithCandidate(100);
    for (const id of [undefined, '', 'x', '../../etc/passwd-0000'])
      expect([id, (await see(id)).release]).toEqual([id, active]);
  });

  test('is for the accounts of its cohorts, whatever the share', async () => {
    const { active, candidate } = await hostWithCandidate(0, ['staff', 'brand']);
    const { create } = testServer();
    const tokens = {
      general: (await create.general()).token,
      brand: (await create.brand()).token,
      staff: (await create.staff()).token,
      admin: (await create.admin()).token,
    };
    const seen = Object.fromEntries(
      await Promise.all(
        Object.entries(tokens).map(async ([kind, token]) => [kind, (await see(visitorOf(1), token)).release] as const),
      ),
    );
    expect(seen).toEqual({ general: active, brand: candidate, staff: candidate, admin: candidate });
  });

  test('keeps its visitors while its share grows: same salt, same start', async () => {
    const { candidate } = await hostWithCandidate(1);
    const before = await candidateOf();
    testServer().clock.advance(60);
    const { data } = await change(startCanary, {
      remote: 'workspace',
      release: candidate,
      percent: 10,
      cohorts: ['staff'],
    });
    expect(data).toMatchObject({
      revision: 4,
      entry: { state: 'canary', candidate: { ...before, percent: 10, cohorts: ['staff'] } },
    });
    const other = (await uploaded('workspace')).release;
    await change(startCanary, { remote: 'workspace', release: other, percent: 10, cohorts: [] });
    expect((await candidateOf())?.salt).not.toBe(before?.salt);
  });

  test('started again with the same share changes nothing', async () => {
    const { candidate } = await hostWithCandidate(10, ['general', 'staff']);
    expect(
      (
        await change(startCanary, {
          remote: 'workspace',
          release: candidate,
          percent: 10,
          cohorts: ['staff', 'general'],
        })
      ).data.revision,
    ).toBe(3);
  });

  test('becomes the active one when it is promoted, and ends when another is', async () => {
    const { active, candidate } = await hostWithCandidate(10);
    const promoted = await change(promoteRelease, { remote: 'workspace', release: candidate });
    expect(promoted.data.entry).toEqual({ active: candidate, previous: active, candidate: null, state: 'steady' });
    const [one, other] = [await uploaded('workspace'), await uploaded('workspace')];
    await change(startCanary, { remote: 'workspace', release: one.release, percent: 10, cohorts: [] });
    expect((await change(promoteRelease, { remote: 'workspace', release: other.release })).data.entry).toEqual({
      active: other.release,
      previous: candidate,
      candidate: null,
      state: 'steady',
    });
  });

  test('is listed as such, and does not touch the other remotes', async () => {
    const shop = (await host(buildRelease('shop'))).manifest.release;
    const { candidate } = await hostWithCandidate(10);
    const { data } = await call(listReleases, { headers: asPipeline, query: { remote: 'workspace' } });
    expect(data.results.find(({ release }) => release === candidate)?.state).toBe('candidate');
    expect((await channelNow()).remotes.shop).toEqual({
      active: shop,
      previous: null,
      candidate: null,
      state: 'steady',
    });
  });
});

describe('a candidate is refused', () => {
  test('when nobody has a release of the remote yet, when everybody has this one, and when it was never uploaded', async () => {
    const waiting = (await uploaded('shop')).release;
    expect(
      (await change(startCanary, { remote: 'shop', release: waiting, percent: 1, cohorts: [] })).problem,
    ).toMatchObject({ code: 'invalid_transition', title: expect.stringContaining('먼저 모두에게') });
    const [active = ''] = await hostAll('workspace', 1);
    expect(
      (await change(startCanary, { remote: 'workspace', release: active, percent: 1, cohorts: [] })).problem.fields,
    ).toEqual({ release: '이미 모두가 쓰고 있는 릴리스예요.' });
    expect(
      (await change(startCanary, { remote: 'workspace', release: '0.9.0-000000000000', percent: 1, cohorts: [] }))
        .problem.fields,
    ).toEqual({ release: '올라와 있지 않은 릴리스예요.' });
    expect((await channelNow()).revision).toBe(1);
  });

  test('with a share or a cohort that does not exist', async () => {
    const [, release = ''] = await hostAll('workspace', 2);
    for (const part of [
      { percent: 101, cohorts: [] },
      { percent: -1, cohorts: [] },
      { percent: 0.5, cohorts: [] },
      { percent: 1, cohorts: ['everybody' as 'staff'] },
    ])
      expect((await change(startCanary, { remote: 'workspace', release, ...part })).status).toBe(422);
  });
});
