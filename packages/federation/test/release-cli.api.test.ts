import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { getChannel } from '@danji/contracts/releases/channel.endpoints';
import { reportHealth } from '@danji/contracts/releases/health.endpoints';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { build, closeTestbed, openTestbed, PIPELINE, publish, run } from './release-testbed.ts';

beforeEach(openTestbed);
afterEach(closeTestbed);

const entryOf = async (remote: RemoteName) => (await call(getChannel, { headers: PIPELINE })).data.remotes[remote];

test('publish signs, uploads, verifies, and shows the release to everybody; a second time it changes nothing', async () => {
  const { dist, release } = await build('workspace');
  const first = await run('publish', 'mf-workspace', '--dist', dist, '--no-smoke');
  expect(first.err).toBe('');
  expect(first.code).toBe(0);
  expect(first.out).toContain(`✓ signed and uploaded ${release}`);
  for (const name of [
    'signature',
    'files',
    'MIME types',
    'cache',
    'compression',
    'origin',
    'manifest',
    'size',
    'routes',
    'calls',
    'shell N (aaaaaaaaaaaa)',
    'shell N−1 (bbbbbbbbbbbb)',
  ])
    expect(first.out).toContain(`✓ ${name}: `);
  expect(first.out).toContain(`${release} is shown to everybody`);
  expect(await entryOf('workspace')).toMatchObject({ active: release, state: 'steady' });
  const again = await run('publish', 'workspace', '--dist', dist, '--no-smoke', '--json');
  expect(JSON.parse(again.out)).toEqual({ remote: 'workspace', release, uploaded: false, state: 'promoted' });
  expect(again.err).toContain('shown to everybody already');
});

test('publish --no-promote only uploads, promote makes it the active one, rollback restores the previous one with a reason', async () => {
  const first = await publish('workspace');
  const second = await publish('workspace', '--no-promote');
  expect(second.out).toContain('not promoted');
  expect((await entryOf('workspace'))?.active).toBe(first.release);
  expect((await run('promote', 'mf-workspace', second.release)).code).toBe(0);
  expect(await entryOf('workspace')).toMatchObject({ active: second.release, previous: first.release });
  expect(await run('rollback', 'mf-workspace')).toMatchObject({ code: 2, err: expect.stringContaining('--reason') });
  expect(await run('rollback', 'mf-workspace', '--reason', '목록이 비어 보여요')).toMatchObject({
    code: 0,
    out: `✓ workspace: active ${first.release}, before it nothing`,
  });
  expect((await run('status', 'workspace')).out).toContain('last change: rollback by release pipeline');
  const none = await run('rollback', 'mf-workspace', '--reason', '한 번 더');
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('이전 릴리스가 없어요')]);
});

test('pin and unpin the active release with a reason', async () => {
  const { release } = await publish('workspace');
  expect(await run('pin', 'mf-workspace')).toMatchObject({ code: 2, err: expect.stringContaining('--reason') });
  expect((await run('pin', 'workspace', '--reason', '확인했어요')).out).toBe(
    `✓ workspace: active ${release} (pinned), before it nothing`,
  );
  expect((await run('status', 'workspace')).out).toContain('last change: pin by release pipeline');
  expect((await run('unpin', 'workspace', '--reason', '고쳤어요')).out).toBe(
    `✓ workspace: active ${release}, before it nothing`,
  );
});

test('a canary grows by its steps and ends with everybody', async () => {
  await publish('workspace');
  const { release, out, code } = await publish('workspace', '--canary', '10,50,100', '--every', '0.2s');
  expect(code).toBe(0);
  expect(out).toMatch(/10 % for 0\.2 s[^]*50 % for 0\.2 s[^]*shown to everybody/);
  expect(await entryOf('workspace')).toMatchObject({ active: release, candidate: null });
});

test('a canary that is taken back ends the rollout, is not promoted, and the reason is reported', async () => {
  const { release: stable } = await publish('workspace');
  const rollout = publish('workspace', '--canary', '10,100', '--every', '20s');
  for (let tries = 0; tries < 200 && !(await entryOf('workspace'))?.candidate; tries += 1) await pause(50);
  expect((await run('rollback', 'workspace', '--reason', '오류가 늘었어요')).code).toBe(0);
  const { code, err, release } = await rollout;
  expect([code, err]).toEqual([1, `✗ ${release} was taken back. rollback by release pipeline: 오류가 늘었어요`]);
  expect((await entryOf('workspace'))?.active).toBe(stable);
});

test('canary by percentage and cohort, and promote without a name takes the candidate', async () => {
  await publish('workspace');
  const { release } = await publish('workspace', '--no-promote');
  expect((await run('promote', 'workspace')).err).toContain('has no candidate');
  expect((await run('canary', 'workspace', release, '--percent', '25', '--cohorts', 'staff')).out).toContain(
    `candidate ${release} for 25 % and staff`,
  );
  expect((await run('canary', 'workspace', release, '--percent', '30')).out).toContain('for 30 % and staff');
  expect((await run('promote', 'workspace')).out).toContain(`${release} is shown to everybody`);
});

test('a revoked release cannot be promoted again', async () => {
  const first = await publish('workspace');
  const second = await publish('workspace');
  expect((await run('revoke', 'workspace', second.release, '--reason', '개인정보가 보여요')).out).toContain(
    `${second.release} is revoked; active ${first.release}`,
  );
  expect(await run('promote', 'workspace', second.release)).toMatchObject({
    code: 1,
    err: expect.stringContaining('회수한 릴리스예요'),
  });
  expect((await run('status')).out).toContain(`revoked ${second.release}`);
});

test('list and status report releases, as text and as JSON', async () => {
  const { release } = await publish('workspace');
  await call(reportHealth, { body: { facts: [{ remote: 'workspace', release, kind: 'session' }] } });
  expect((await run('list', 'workspace')).out).toMatch(
    new RegExp(`workspace +${release} +active .* kB {2}abcdef123456`),
  );
  expect((await run('list', 'community')).out).toBe('0 of 0');
  const status = await run('status', 'workspace');
  expect(status.out).toContain(`workspace: active ${release}`);
  expect(status.out).toContain(`${release}: 1 sessions, 0.0 % failed to load, 0.0 % with an error`);
  expect(JSON.parse((await run('status', '--json')).out)).toMatchObject({
    remotes: [{ remote: 'workspace', entry: { active: release }, last: { action: 'promote' } }],
  });
});

test('override --cookie prints a cookie with which the pipeline gets the other release, and refuses an unknown release', async () => {
  const first = await publish('workspace');
  const second = await publish('workspace', '--no-promote');
  const { out } = await run('override', 'workspace', second.release, '--cookie');
  const response = await fetch(new URL('/api/releases/registry/', testServer().url), {
    headers: { ...PIPELINE, cookie: out },
  });
  const { remotes } = (await response.json()) as { remotes: { release: string; arm: string }[] };
  expect(remotes).toMatchObject([{ release: second.release, arm: 'override' }]);
  const visitor = await fetch(new URL('/api/releases/registry/', testServer().url), { headers: { cookie: out } });
  expect((await visitor.json()) as object).toMatchObject({ remotes: [{ release: first.release }] });
  expect((await run('override', 'workspace', '9.9.9-none', '--cookie')).err).toContain('올라와 있지 않은 릴리스예요');
});

test('no change of seven concurrent writers is lost', async () => {
  const remotes: RemoteName[] = ['workspace', 'community', 'admin', 'bids', 'shop', 'points', 'workspace'];
  const published = await Promise.all(remotes.map((remote) => publish(remote)));
  expect(published.map(({ code, err }) => [code, err])).toEqual(remotes.map(() => [0, '']));
  expect((await call(getChannel, { headers: PIPELINE })).data.revision).toBe(7);
});

test('a failed command reports the reason', async () => {
  const { dist } = await build('workspace');
  expect((await run('publish', 'mf-community', '--dist', dist)).err).toContain(
    'holds a release of workspace, not of community',
  );
  expect(await run('promote', 'mf-workspace', '9.9.9-none')).toMatchObject({
    code: 1,
    err: expect.stringContaining('올라와 있지 않은 릴리스예요'),
  });
  expect((await run('verify', 'workspace')).err).toContain('No release of workspace was ever uploaded');
  expect(await run('launch')).toMatchObject({ code: 2, err: expect.stringContaining(`There is no command 'launch'`) });
  expect((await run('publish', 'workspace', '--dist', dist, '--canary', '50,10')).err).toContain(
    'write whole percentages that rise',
  );
  process.env['RELEASE_TOKEN'] = 'wrong-token';
  expect(await run('list')).toMatchObject({ code: 1, err: expect.stringContaining('401') });
  process.env['RELEASE_SIGNING_KEY'] = 'AAAA';
  expect((await run('publish', 'workspace', '--dist', dist)).code).toBe(1);
});
