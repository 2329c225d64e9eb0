import type { Page } from '@playwright/test';
import { getChannel, listChannelChanges } from '@danji/contracts/releases/channel.endpoints';
import type { Registry } from '@danji/contracts/releases/release';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { callReleaseApi } from '@danji/federation/release/release-api';
import { headingOf, isShown, openNotifications } from './releases/behaviour.ts';
import type { Fault } from './releases/fault-proxy.ts';
import { HOSTED } from './releases/hosted.ts';
import { alterRegistry, badAnswers } from './releases/registry-answers.ts';
import { expect, test, type House } from './releases/release-test.ts';
import { presentBuild } from './releases/apps.ts';
import { readManifest } from './releases/derive-build.ts';
import { release } from './releases/releasing.ts';
import { THROWS } from './releases/derived-builds.ts';
import { comeBack, goTo } from './releases/tab.ts';

test.describe.configure({ timeout: 120_000 });

test.afterAll(async ({ house }) => {
  for (const remote of HOSTED) await release(house, presentBuild(remote));
});

/** A tab that has not loaded the workspace yet, on a shell screen. */
async function openAside(house: House, lane: string): Promise<Page> {
  const page = await house.openTab(lane);
  await page.goto('/notifications');
  await isShown(page, headingOf('shell', true));
  return page;
}

/** While `fault` is on the tab asks and takes nothing: the workspace that comes up is the one of the set it came with. */
async function expectRefused(page: Page, house: House, fault: Fault, isNow: boolean): Promise<void> {
  const running = house.proxy.put(fault);
  await comeBack(page);
  await expect.poll(running.met).toBeGreaterThan(0);
  await goTo(page, 'workspace');
  await isShown(page, headingOf('workspace', isNow));
  running.lift();
}

test('registries that are unsigned, changed, of a stranger or expired are refused, and the last good one goes on', async ({
  house,
  older,
}) => {
  await release(house, older.workspace);
  const answers = Object.entries(await badAnswers(house));
  const pages = await Promise.all(answers.map(([name]) => openAside(house, encodeURIComponent(name))));
  await release(house, presentBuild('workspace'));
  await Promise.all(
    answers.map(async ([name, change], index) => {
      const page = pages[index];
      if (!page) return;
      await test.step(name, () => expectRefused(page, house, alterRegistry(encodeURIComponent(name), change), false));
      // A good answer is taken after it, at the next safe moment.
      await comeBack(page);
      await openNotifications(page);
      await isShown(page, headingOf('shell', true));
      await goTo(page, 'workspace');
      await isShown(page, headingOf('workspace', true));
      await page.context().close();
    }),
  );
});

test('an answer of yesterday that comes again is refused', async ({ house, older, request }) => {
  await release(house, older.workspace);
  const replayed = (await (await request.get(getRegistry.path)).json()) as Registry;
  await release(house, presentBuild('workspace'));
  const page = await openAside(house, 'replay');
  await expectRefused(
    page,
    house,
    alterRegistry('replay', () => replayed),
    true,
  );
  await page.context().close();
});

test('while the registry cannot be reached the tab goes on with what it has', async ({ house }) => {
  await release(house, presentBuild('workspace'));
  const page = await openAside(house, 'away');
  await expectRefused(
    page,
    house,
    {
      meets: (path, lane) => lane === 'away' && path === getRegistry.path,
      answer: ({ response }) => void response.destroy(),
    },
    true,
  );
  await page.context().close();
});

test('seven writers at once: every promotion is made once and kept', async ({ house }) => {
  const dists = HOSTED.flatMap((remote) => THROWS.map((behaviour) => house.throwing[remote][behaviour])).slice(0, 7);
  const server = { baseUrl: house.url, token: house.token };
  const before = await callReleaseApi(server, getChannel);
  const results = await Promise.all(dists.map((dist) => release(house, dist)));
  const after = await callReleaseApi(server, getChannel);
  expect(after.revision).toBe(before.revision + dists.length);
  const history = await callReleaseApi(server, listChannelChanges, { query: { page_size: dists.length } });
  expect(history.results.map(({ release }) => release).sort()).toEqual(
    (await Promise.all(dists.map(async (dist) => (await readManifest(dist)).release))).sort(),
  );
  expect(results.every(({ promoted }) => promoted)).toBe(true);
});
