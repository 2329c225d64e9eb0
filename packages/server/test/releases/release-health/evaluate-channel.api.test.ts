import type { ChannelDocument } from '@danji/contracts/releases/channel';
import {
  getChannel,
  listChannelChanges,
  rollBackRelease,
  startCanary,
} from '@danji/contracts/releases/channel.endpoints';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { promoteRelease } from '@danji/contracts/releases/release.endpoints';
import { evaluateChannel } from '@danji/server/releases/release-health/evaluate-channel';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { beforeEach, expect, test } from '@jest/globals';
import { buildRelease, findRevision, host, upload } from '../releases/built-release.ts';
import { sendReports, sendReportsOverTime } from './send-report.ts';

beforeEach(() => testServer().reset());

const asPipeline = { headers: { authorization: 'Bearer release-token' } };
const evaluate = () => evaluateChannel(testServer().platform);

const findEntry = async (): Promise<ChannelDocument['remotes']['workspace']> =>
  (await call(getChannel, asPipeline)).data.remotes.workspace;
const findNewest = async () => (await call(listChannelChanges, asPipeline)).data.results[0];

/** Hosts the workspace remote with an active release and a candidate for a tenth of the visitors. */
async function startTrial(percent = 10): Promise<{ active: ReleaseManifest; candidate: ReleaseManifest }> {
  const { manifest: active } = await host(buildRelease('workspace'));
  return { active, candidate: await tryOut(percent) };
}

async function tryOut(percent: number): Promise<ReleaseManifest> {
  const built = buildRelease('workspace');
  await upload(built);
  const { status } = await call(startCanary, {
    ...asPipeline,
    body: {
      remote: 'workspace',
      release: built.manifest.release,
      percent,
      cohorts: [],
      revision: await findRevision(),
    },
  });
  expect(status).toBe(200);
  return built.manifest;
}

test('rolls back a candidate that fails to load, with a reason, and notifies every ADMIN', async () => {
  const { create } = testServer();
  const [admin, other, staff] = [await create.admin(), await create.admin(), await create.staff()];
  const { active, candidate } = await startTrial();
  await sendReports(active, { sessions: 100 });
  await sendReports(candidate, { sessions: 5, failures: 44 });
  testServer().clock.advance(600);
  await evaluate();
  expect(await findEntry()).toMatchObject({ candidate: { release: candidate.release } });
  await sendReports(candidate, { failures: 1 });
  await evaluate();
  expect(await findEntry()).toMatchObject({ active: active.release, candidate: null, state: 'rolled_back' });
  const reason =
    '화면을 불러오지 못한 일이 쓰던 릴리스보다 잦아서 자동으로 되돌렸어요. 새 릴리스는 50번 가운데 45번(90.0%), 쓰던 릴리스는 100번 가운데 0번(0.0%)이에요.';
  expect(await findNewest()).toMatchObject({
    action: 'rollback',
    remote: 'workspace',
    by: 'automatic',
    before: candidate.release,
    release: active.release,
    reason,
  });
  for (const { token } of [admin, other])
    expect(await listNotified(token)).toMatchObject([
      {
        title: '새 릴리스를 자동으로 되돌렸어요',
        content: `workspace ${candidate.release}: ${reason}`,
        link: '/admin/releases',
      },
    ]);
  expect(await listNotified(staff.token)).toHaveLength(0);
  await evaluate();
  expect(await listNotified(admin.token)).toHaveLength(1);
});

test('rolls back a candidate whose code throws, counted over its whole life and not only its last hour', async () => {
  const { active, candidate } = await startTrial();
  for (let hour = 0; hour < 3; hour += 1) {
    await sendReports(active, { sessions: 40, errors: 1 });
    await sendReports(candidate, { sessions: 18, errors: 5 });
    testServer().clock.advance(3600);
  }
  await evaluate();
  expect(await findEntry()).toMatchObject({ candidate: null });
  expect((await findNewest())?.reason).toContain('화면의 오류가 쓰던 릴리스보다 잦아서');
});

test('leaves a candidate alone that fails as often as the active release, whatever the hour brings', async () => {
  const { active, candidate } = await startTrial(50);
  await sendReports(active, { sessions: 90, failures: 30, errors: 20 });
  await sendReportsOverTime(candidate, { sessions: 60, failures: 20, errors: 15 });
  await evaluate();
  expect(await findEntry()).toMatchObject({ candidate: { release: candidate.release }, state: 'canary' });
});

test('does not count reports from before a candidate started', async () => {
  const { manifest: active } = await host(buildRelease('workspace'));
  await sendReports(active, { sessions: 100 });
  testServer().clock.advance(1200);
  const candidate = await tryOut(50);
  await sendReports(active, { sessions: 30, failures: 30 });
  await sendReportsOverTime(candidate, { sessions: 30, failures: 30 });
  await evaluate();
  expect(await findEntry()).toMatchObject({ candidate: { release: candidate.release } });
});

test('compares a candidate for all visitors with the active release of the day before', async () => {
  const { manifest: active } = await host(buildRelease('workspace'));
  await sendReports(active, { sessions: 60 });
  testServer().clock.advance(1200);
  const candidate = await tryOut(100);
  await sendReportsOverTime(candidate, { sessions: 10, failures: 40 });
  await evaluate();
  expect(await findEntry()).toMatchObject({ active: active.release, candidate: null });
});

test('rolls back an untried promotion within its first hour', async () => {
  const { clock } = testServer();
  const { manifest: first } = await host(buildRelease('workspace'));
  await sendReports(first, { sessions: 60 });
  clock.advance(7200);
  const { manifest: second } = await host(buildRelease('workspace'));
  await sendReportsOverTime(second, { failures: 45, sessions: 5 });
  clock.advance(3601);
  await evaluate();
  expect(await findEntry()).toMatchObject({ active: second.release });
  clock.advance(-3601);
  await evaluate();
  expect(await findEntry()).toMatchObject({ active: first.release, previous: null, state: 'rolled_back' });
  expect(await findNewest()).toMatchObject({ action: 'rollback', by: 'automatic', before: second.release });
});

test('never evaluates a release that was rolled back to, nor one that had a trial before', async () => {
  const { clock } = testServer();
  const { active, candidate } = await startTrial(50);
  await sendReports(active, { sessions: 60 });
  await call(promoteRelease, {
    ...asPipeline,
    body: { remote: 'workspace', release: candidate.release, revision: await findRevision() },
  });
  clock.advance(1200);
  await sendReportsOverTime(candidate, { failures: 60 });
  await evaluate();
  expect(await findEntry()).toMatchObject({ active: candidate.release });
  await call(rollBackRelease, {
    ...asPipeline,
    body: { remote: 'workspace', revision: await findRevision(), reason: '고장' },
  });
  await sendReportsOverTime(active, { failures: 60 });
  await evaluate();
  expect(await findEntry()).toMatchObject({ active: active.release });
});
