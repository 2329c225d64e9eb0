import type { Page } from '@playwright/test';
import { getChannel, listChannelChanges } from '@danji/contracts/releases/channel.endpoints';
import type { Registry } from '@danji/contracts/releases/release';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { callReleaseApi } from '@danji/federation/release/release-api';
import { headingOf, isShown, openNotifications } from './releases/behaviour.ts';
import type { Fault } from './releases/fault-proxy.ts';
import { HOSTED } from './releases/hosted.ts';
import { alterRegistry, invalidResponses } from './releases/registry-responses.ts';
import { expect, test, type Testbed } from './releases/release-test.ts';
import { presentBuild } from './releases/apps.ts';
import { readManifest } from './releases/derive-build.ts';
import { release } from './releases/releasing.ts';
import { THROW_KINDS } from './releases/derived-builds.ts';
import { returnToTab, goTo } from './releases/tab.ts';

test.describe.configure({ timeout: 120_000 });

test.afterAll(async ({ testbed }) => {
  for (const remote of HOSTED) await release(testbed, presentBuild(remote));
});

/** Opens a tab on a shell screen, which has not loaded the workspace yet. */
async function openOnShellScreen(testbed: Testbed, lane: string): Promise<Page> {
  const page = await testbed.openTab(lane);
  await page.goto('/notifications');
  await isShown(page, headingOf('shell', true));
  return page;
}

/**
 * Expects the tab to refuse the registry while `fault` is on: the workspace that opens is that of the set which came
 * with the page.
 */
async function expectRefused(page: Page, testbed: Testbed, fault: Fault, isNow: boolean): Promise<void> {
  const running = testbed.proxy.put(fault);
  await returnToTab(page);
  await expect.poll(running.met).toBeGreaterThan(0);
  await goTo(page, 'workspace');
  await isShown(page, headingOf('workspace', isNow));
  running.lift();
}

test('registries that are unsigned, changed, signed with another key or expired are refused, and the last valid one stays in use', async ({
  testbed,
  older,
}) => {
  await release(testbed, older.workspace);
  const responses = Object.entries(await invalidResponses(testbed));
  const pages = await Promise.all(responses.map(([name]) => openOnShellScreen(testbed, encodeURIComponent(name))));
  await release(testbed, presentBuild('workspace'));
  await Promise.all(
    responses.map(async ([name, change], index) => {
      const page = pages[index];
      if (!page) return;
      await test.step(name, () => expectRefused(page, testbed, alterRegistry(encodeURIComponent(name), change), false));
      // A valid response is taken after it, at the next safe moment.
      await returnToTab(page);
      await openNotifications(page);
      await isShown(page, headingOf('shell', true));
      await goTo(page, 'workspace');
      await isShown(page, headingOf('workspace', true));
      await page.context().close();
    }),
  );
});

test('a replayed older registry is refused', async ({ testbed, older, request }) => {
  await release(testbed, older.workspace);
  const replayed = (await (await request.get(getRegistry.path)).json()) as Registry;
  await release(testbed, presentBuild('workspace'));
  const page = await openOnShellScreen(testbed, 'replay');
  await expectRefused(
    page,
    testbed,
    alterRegistry('replay', () => replayed),
    true,
  );
  await page.context().close();
});

test('while the registry cannot be reached the tab continues with its present set', async ({ testbed }) => {
  await release(testbed, presentBuild('workspace'));
  const page = await openOnShellScreen(testbed, 'away');
  await expectRefused(
    page,
    testbed,
    {
      matches: (path, lane) => lane === 'away' && path === getRegistry.path,
      answer: ({ response }) => void response.destroy(),
    },
    true,
  );
  await page.context().close();
});

test('seven concurrent promotions are each applied exactly once', async ({ testbed }) => {
  const dists = HOSTED.flatMap((remote) => THROW_KINDS.map((behaviour) => testbed.throwing[remote][behaviour])).slice(
    0,
    7,
  );
  const server = { baseUrl: testbed.url, token: testbed.token };
  const before = await callReleaseApi(server, getChannel);
  const results = await Promise.all(dists.map((dist) => release(testbed, dist)));
  const after = await callReleaseApi(server, getChannel);
  expect(after.revision).toBe(before.revision + dists.length);
  const history = await callReleaseApi(server, listChannelChanges, { query: { page_size: dists.length } });
  expect(history.results.map(({ release }) => release).sort()).toEqual(
    (await Promise.all(dists.map(async (dist) => (await readManifest(dist)).release))).sort(),
  );
  expect(results.every(({ promoted }) => promoted)).toBe(true);
});
