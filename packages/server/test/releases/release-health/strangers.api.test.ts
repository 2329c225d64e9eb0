import { getChannel, pinRelease, startCanary } from '@danji/contracts/releases/channel.endpoints';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { evaluateChannel } from '@danji/server/releases/release-health/evaluate-channel';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { beforeEach, expect, test } from '@jest/globals';
import { buildRelease, host } from '../releases/built-release.ts';
import { asPipeline, change, uploaded } from '../releases/channel-calls.ts';
import { createReporters } from './signed-in-reporters.ts';
import { drawBrowsers, sendReports, sendReportWithProof } from './send-report.ts';

beforeEach(() => testServer().reset());

/** Promotes a release without a trial, two hours after the one before it was in use. */
async function promoteSecond(): Promise<{ first: ReleaseManifest; second: ReleaseManifest }> {
  const { manifest: first } = await host(buildRelease('workspace'));
  await sendReports(first, { sessions: 60 });
  testServer().clock.advance(7200);
  return { first, second: (await host(buildRelease('workspace'))).manifest };
}

async function findActive(): Promise<string | undefined> {
  await evaluateChannel(testServer().platform);
  return (await call(getChannel, { headers: asPipeline })).data.remotes.workspace?.active;
}

/** Sends error reports of visitors who are not signed in: each browser got a page, `addresses` of them are in turn. */
async function failAsStrangers(
  release: ReleaseManifest,
  count: number,
  addresses: number,
  kind: 'error' | 'load_failed' = 'error',
): Promise<void> {
  await Promise.all(
    (await drawBrowsers(release, count)).map((browser, index) =>
      sendReportWithProof(release, [{ kind }], { browser, remoteAddress: `198.51.100.${index % addresses}` }),
    ),
  );
}

test.each([
  { count: 40, addresses: 40 },
  { count: 24, addresses: 12 },
])(
  '$count error reports of strangers from $addresses addresses take back no promoted release',
  async ({ count, addresses }) => {
    const { second } = await promoteSecond();
    await failAsStrangers(second, count, addresses);
    expect(await findActive()).toBe(second.release);
  },
);

test('hundreds of error reports of strangers over ten minutes raise an alarm of every ADMIN and take back nothing', async () => {
  const { create, clock } = testServer();
  const { second } = await promoteSecond();
  const [admin, other, staff] = [await create.admin(), await create.admin(), await create.staff()];
  // Two old accounts that fail too, ten minutes apart, lend the strangers nothing.
  await failAs(second, await createReporters(2));
  for (let turn = 0; turn < 3; turn += 1) {
    await failAsStrangers(second, 40, 40);
    clock.advance(60);
    expect(await findActive()).toBe(second.release);
  }
  for (const { token } of [admin, other])
    expect(await listNotified(token)).toMatchObject([
      {
        title: '새 릴리스의 상태를 확인해 주세요',
        content: expect.stringMatching(/화면의 오류가 쓰던 릴리스보다 잦다는 보고가 들어왔어요/),
        link: '/admin/releases',
      },
    ]);
  expect(await listNotified(staff.token)).toHaveLength(0);
  await failAsStrangers(second, 60, 60, 'load_failed');
  await findActive();
  const results = await listNotified(admin.token);
  expect(results.map(({ content }) => /화면\S*/.exec(content)?.[0])).toEqual(['화면을', '화면의']);
});

/** Failures of accounts, each in a browser of its own, ten minutes long. */
async function failAs(release: ReleaseManifest, sessions: readonly string[], seconds = 600): Promise<void> {
  const browsers = await drawBrowsers(release, sessions.length);
  const send = (index: number) =>
    sendReportWithProof(release, [{ kind: 'error' }], {
      browser: browsers[index] ?? '',
      session: sessions[index] ?? '',
    });
  await Promise.all(sessions.slice(1).map((_, index) => send(index)));
  testServer().clock.advance(seconds);
  await send(sessions.length - 1);
}

test('accounts younger than three days, guests and operators who act as an account take back nothing', async () => {
  const { first, second } = await promoteSecond();
  const operator = await testServer().create.admin();
  await failAs(second, await createReporters(50, { ageDays: 2.9 }));
  await failAs(second, await createReporters(50, { account_status: 0 }));
  await failAs(second, await createReporters(50, { acting: operator }));
  expect(await findActive()).toBe(second.release);
  await failAs(second, await createReporters(50, { ageDays: 3 }));
  expect(await findActive()).toBe(first.release);
});

test('a promoted release is taken back by fifty attempts of accounts over ten minutes, and by no fewer or faster', async () => {
  const { clock } = testServer();
  const { first, second } = await promoteSecond();
  await failAs(second, await createReporters(49), 500);
  await failAs(second, await createReporters(1), 0);
  expect(await findActive()).toBe(second.release);
  clock.advance(100);
  await failAs(second, await createReporters(1), 0);
  expect(await findActive()).toBe(first.release);
});

test('forty-nine attempts of accounts take back nothing, however long they take', async () => {
  const { second } = await promoteSecond();
  await failAs(second, await createReporters(49), 1800);
  expect(await findActive()).toBe(second.release);
});

const pin = (pinned: boolean) => change(pinRelease, { remote: 'workspace', pinned, reason: '확인했어요' });

test('a pinned release is not taken back: ADMINs are told, until it is unpinned', async () => {
  const { create } = testServer();
  const { first, second } = await promoteSecond();
  await pin(true);
  await failAs(second, await createReporters(50));
  const { token } = await create.admin();
  for (let turn = 0; turn < 2; turn += 1) expect(await findActive()).toBe(second.release);
  expect(await listNotified(token)).toMatchObject([
    {
      title: '고정한 릴리스의 상태를 확인해 주세요',
      content: expect.stringContaining('고정한 릴리스라서 자동으로 되돌리지 않았어요.'),
    },
  ]);
  await pin(false);
  expect(await findActive()).toBe(first.release);
});

test('a candidate beside a pinned release is taken back all the same', async () => {
  const { first, second } = await promoteSecond();
  await pin(true);
  const { release } = await uploaded('workspace');
  await change(startCanary, { remote: 'workspace', release, percent: 50, cohorts: [] });
  await sendReports(second, { sessions: 60 });
  await failAs({ ...first, release }, await createReporters(50));
  expect(await findActive()).toBe(second.release);
  expect((await call(getChannel, { headers: asPipeline })).data.remotes.workspace).toMatchObject({
    candidate: null,
    pinned: true,
    state: 'rolled_back',
  });
});
