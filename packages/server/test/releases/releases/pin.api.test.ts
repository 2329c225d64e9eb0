import {
  getChannel,
  listChannelChanges,
  pinRelease,
  revokeRelease,
  rollBackRelease,
  startCanary,
} from '@danji/contracts/releases/channel.endpoints';
import { promoteRelease } from '@danji/contracts/releases/release.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { beforeEach, expect, test } from '@jest/globals';
import { asPipeline, bearer, change, hostAll, uploaded } from './channel-calls.ts';

beforeEach(() => testServer().reset());

const reason = '신고가 거짓이에요';
const pin = (pinned = true, headers: Record<string, string> = asPipeline) =>
  change(pinRelease, { remote: 'workspace', pinned, reason }, headers);
const findEntry = async () => (await call(getChannel, { headers: asPipeline })).data.remotes.workspace;

test('an ADMIN pins the active release and unpins it; history and staff log say who, when and why', async () => {
  const { create, clock, db } = testServer();
  const { token } = await create.admin({ name: '김운영' });
  const [, second = ''] = await hostAll('workspace', 2);
  const entry = { active: second, candidate: null, state: 'steady' };
  expect((await pin(true, bearer(token))).data).toMatchObject({ revision: 3, entry: { ...entry, pinned: true } });
  expect((await pin(true, bearer(token))).data.revision).toBe(3);
  const unpinned = (await pin(false, bearer(token))).data;
  expect(unpinned).toMatchObject({ revision: 4, entry });
  expect(unpinned.entry).not.toHaveProperty('pinned');
  const { results } = (await call(listChannelChanges, { headers: asPipeline })).data;
  const record = { remote: 'workspace', release: second, before: second, percent: null, reason, by: '김운영' };
  expect(results.slice(0, 2)).toEqual([
    { ...record, revision: 4, action: 'unpin', created: clock.now().toISOString() },
    { ...record, revision: 3, action: 'pin', created: clock.now().toISOString() },
  ]);
  const log = await db.selectFrom('staff_log').select(['path', 'new_object']).orderBy('id').execute();
  expect(log).toMatchObject([
    { path: '/api/releases/pin/', new_object: { revision: 3, entry: { pinned: true } } },
    { path: '/api/releases/pin/', new_object: { revision: 3, entry: { pinned: true } } },
    { path: '/api/releases/pin/', new_object: { revision: 4, entry: { active: second } } },
  ]);
});

test('nobody else may pin or unpin', async () => {
  const { create } = testServer();
  await hostAll('workspace', 1);
  await pin();
  for (const account of [await create.staff(), await create.general(), await create.brand()])
    for (const pinned of [true, false]) expect((await pin(pinned, bearer(account.token))).status).toBe(403);
  expect((await pin(false, {})).status).toBe(401);
  expect(await findEntry()).toMatchObject({ pinned: true });
});

test('a pin needs a hosted remote, a reason, and the revision that its author has seen', async () => {
  expect((await pin()).problem.code).toBe('invalid_transition');
  await hostAll('workspace', 1);
  const body = { remote: 'workspace', pinned: true, reason, revision: 0 } as const;
  expect((await call(pinRelease, { body, headers: asPipeline })).problem.code).toBe('conflict');
  const noReason = await change(pinRelease, { remote: 'workspace', pinned: true, reason: ' ' });
  expect(noReason.problem.fields).toHaveProperty('reason');
});

test('a candidate beside it keeps the pin; another active release ends it', async () => {
  const [first = ''] = await hostAll('workspace', 2);
  const { release } = await uploaded('workspace');
  await pin();
  await change(startCanary, { remote: 'workspace', release, percent: 10, cohorts: [] });
  expect(await findEntry()).toMatchObject({ pinned: true, candidate: { release } });
  await change(rollBackRelease, { remote: 'workspace', reason });
  expect(await findEntry()).toMatchObject({ pinned: true, candidate: null });
  await change(rollBackRelease, { remote: 'workspace', reason });
  expect(await findEntry()).toEqual({ active: first, previous: null, candidate: null, state: 'rolled_back' });
  await pin();
  await change(promoteRelease, { remote: 'workspace', release });
  expect(await findEntry()).not.toHaveProperty('pinned');
  await pin();
  await change(revokeRelease, { remote: 'workspace', release, reason });
  expect(await findEntry()).toEqual({ active: first, previous: null, candidate: null, state: 'rolled_back' });
});
