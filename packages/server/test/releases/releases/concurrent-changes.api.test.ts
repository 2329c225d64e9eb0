import { beforeEach, expect, test } from '@jest/globals';
import {
  getChannel,
  listChannelChanges,
  revokeRelease,
  rollBackRelease,
  startCanary,
} from '@danji/contracts/releases/channel.endpoints';
import { promoteRelease } from '@danji/contracts/releases/release.endpoints';
import { REMOTE_NAMES, type RemoteName } from '@danji/contracts/releases/remotes';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { asPipeline, change, hostAll, uploaded } from './channel-calls.ts';

beforeEach(() => testServer().reset());

type Outcome = { status: number; problem: { code: string } & Record<string, unknown> };

/** Retries with the current revision until the change is made, as the release tool does. */
async function persist(attempt: () => Promise<Outcome>): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const { status, problem } = await attempt();
    if (status === 200) return tries;
    expect([status, problem.code, typeof problem['revision']]).toEqual([409, 'conflict', 'number']);
  }
}

const channelNow = async () => (await call(getChannel, { headers: asPipeline })).data;
const historyOf = async () =>
  (await call(listChannelChanges, { headers: asPipeline, query: { page_size: 100 } })).data.results.toReversed();

test('seven writers on six remotes lose nothing: every change is in the channel, and in one line', async () => {
  const active = Object.fromEntries(
    await Promise.all(REMOTE_NAMES.map(async (remote) => [remote, (await uploaded(remote)).release] as const)),
  ) as Record<RemoteName, string>;
  for (const remote of REMOTE_NAMES) await change(promoteRelease, { remote, release: active[remote] });
  const next = Object.fromEntries(
    await Promise.all(REMOTE_NAMES.map(async (remote) => [remote, (await uploaded(remote)).release] as const)),
  ) as Record<RemoteName, string>;
  const other = (await uploaded('bids')).release;
  const writers = [
    ...(['workspace', 'bids', 'community'] as const).map(
      (remote) => () => change(promoteRelease, { remote, release: next[remote] }),
    ),
    ...(['shop', 'points'] as const).map(
      (remote) => () => change(startCanary, { remote, release: next[remote], percent: 10, cohorts: [] }),
    ),
    () => change(revokeRelease, { remote: 'admin', release: next.admin, reason: '시험' }),
    () => change(promoteRelease, { remote: 'bids', release: other }),
  ];
  await Promise.all(writers.map((write) => persist(write as () => Promise<Outcome>)));
  const { revision, remotes, revoked } = await channelNow();
  expect(revision).toBe(REMOTE_NAMES.length + writers.length);
  expect(revoked).toEqual([`admin@${next.admin}`]);
  for (const remote of ['workspace', 'community'] as const)
    expect(remotes[remote]).toMatchObject({ active: next[remote], previous: active[remote], candidate: null });
  for (const remote of ['shop', 'points'] as const)
    expect(remotes[remote]).toMatchObject({ active: active[remote], candidate: { release: next[remote] } });
  expect([remotes.bids?.active, remotes.bids?.previous].toSorted()).toEqual([next.bids, other].toSorted());
  expect((await historyOf()).map((row) => row.revision)).toEqual(
    Array.from({ length: revision }, (_, index) => index + 1),
  );
});

test('seven writers on one remote: every promotion was in force, each over the one before', async () => {
  const [start = ''] = await hostAll('workspace', 1);
  const releases = await Promise.all(Array.from({ length: 7 }, async () => (await uploaded('workspace')).release));
  await Promise.all(
    releases.map((release) =>
      persist(() => change(promoteRelease, { remote: 'workspace', release }) as Promise<Outcome>),
    ),
  );
  const history = await historyOf();
  expect(history.map(({ release }) => release).toSorted()).toEqual([start, ...releases].toSorted());
  for (const [index, { before }] of history.entries()) expect(before).toBe(history[index - 1]?.release ?? null);
  expect((await channelNow()).remotes.workspace).toMatchObject({
    active: history[7]?.release,
    previous: history[6]?.release,
  });
});

test('of a roll-back and a promotion against the same revision one gets a conflict', async () => {
  await hostAll('workspace', 2);
  const { release } = await uploaded('workspace');
  const responses = await Promise.all([
    call(rollBackRelease, { body: { remote: 'workspace', revision: 2, reason: '시험' }, headers: asPipeline }),
    call(promoteRelease, { body: { remote: 'workspace', release, revision: 2 }, headers: asPipeline }),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await channelNow()).revision).toBe(3);
});
