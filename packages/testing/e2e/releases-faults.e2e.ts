import type { Page } from '@playwright/test';
import { isShown, openNotifications } from './releases/behaviour.ts';
import { breakOff, NETWORK_FAULTS, type NetworkFault } from './releases/faults.ts';
import { HOSTED, SCREENS, type Hosted } from './releases/hosted.ts';
import { isScriptOf, injectFault } from './releases/inject-fault.ts';
import { expect, isFullMatrix, test, type Testbed } from './releases/release-test.ts';
import { presentBuild } from './releases/apps.ts';
import { readManifest } from './releases/derive-build.ts';
import { release } from './releases/releasing.ts';
import { goTo, isSameVisit, markVisit, screenOf } from './releases/tab.ts';

/** The time by which a page has to report that a screen takes long or did not open. ms */
const PANEL_MS = 3_000;
/** Steps that a busy machine gets beside it to draw what was due before. ms */
const STEP_MS = 20;

test.describe.configure({ timeout: 120_000 });

const siblingOf = (remote: Hosted): Hosted => HOSTED[(HOSTED.indexOf(remote) + 1) % HOSTED.length] ?? remote;

/**
 * Stops the clock of the page when the page is `PANEL_MS` old; without effect on a page that is older. The clock goes on
 * until the command arrives, which may be too late for it.
 */
async function pauseAtPanelTime(page: Page): Promise<void> {
  const { now, age } = await page.evaluate(() => ({ now: Date.now(), age: performance.now() }));
  if (age >= PANEL_MS) return;
  await page.clock.pauseAt(now + PANEL_MS - age).catch((error: unknown) => {
    if (!String(error).includes('Cannot fast-forward to the past')) throw error;
  });
}

/**
 * Opens the remote's first screen, and waits for the panel: 3 s on the clock of the page, which stands still from then on.
 * A busy machine takes longer for the same work, so that only the benchmark measures real seconds.
 */
async function openWithFault(page: Page, remote: Hosted): Promise<void> {
  await page.clock.install();
  await page.goto(SCREENS[remote].path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible({ timeout: 30_000 });
  await pauseAtPanelTime(page);
  const panel = page
    .getByRole('main')
    .getByText(/오래 걸려요|화면을 열지 못했어요/)
    .first();
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await expect(panel).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 20_000, intervals: [0] });
  await page.clock.resume();
  await markVisit(page);
}

/** Shell and another remote work beside the broken one. */
async function walkSiblings(page: Page, remote: Hosted): Promise<void> {
  await openNotifications(page);
  await isShown(page, '알림');
  await goTo(page, siblingOf(remote));
  // Pages of four remotes do so at once; how long a sibling takes is no subject here.
  await expect(screenOf(page, siblingOf(remote))).toBeVisible({ timeout: 30_000 });
}

/**
 * After the fault has ended the remote comes up in the same visit, by itself or with 다시 시도. The button goes when the
 * screen comes up by itself, and a press of it begins to load anew: it is pressed for a moment only, and seldom.
 */
async function expectRecovery(page: Page, remote: Hosted): Promise<void> {
  await goTo(page, remote);
  const screen = screenOf(page, remote);
  const retry = page.getByRole('main').getByRole('button', { name: '다시 시도' }).first();
  await expect(async () => {
    await expect(screen.or(retry).first()).toBeVisible();
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(screen).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 60_000 });
  expect(await isSameVisit(page)).toBe(true);
}

async function walkFault(testbed: Testbed, remote: Hosted, fault: NetworkFault): Promise<void> {
  const page = await testbed.openTab(remote);
  const running = await injectFault(testbed, remote, fault);
  try {
    await openWithFault(page, remote);
    await walkSiblings(page, remote);
    expect(running.met()).toBeGreaterThan(0);
  } finally {
    running.lift();
  }
  await expectRecovery(page, remote);
  await page.context().close();
}

/**
 * The remotes that meet a fault: two, others each time, because the code that meets them is the same and every page more
 * costs each fault its time.
 */
const listHit = (place: number): readonly Hosted[] =>
  isFullMatrix ? HOSTED : HOSTED.filter((_, index) => (index + place) % HOSTED.length < 2);

/** How the releases of a remote fail when they run: in one way, another one for the next remote. */
const listFailures = (remote: Hosted) => {
  const ways = ['throws at render', 'throws in an effect'] as const;
  return isFullMatrix ? ways : ways.filter((_, index) => index === HOSTED.indexOf(remote) % ways.length);
};

for (const [place, fault] of NETWORK_FAULTS.entries()) {
  test(`${fault.name}: a panel within 3 s, shell and siblings work, and the remote comes back`, async ({ testbed }) => {
    await Promise.all(listHit(place).map((remote) => walkFault(testbed, remote, fault)));
    testbed.proxy.dropHanging();
  });
}

/** The remotes whose releases fail: the code that meets a failed release is the same for all. */
const FAILING = isFullMatrix ? HOSTED : HOSTED.slice(0, 2);

for (const remote of FAILING) {
  test(`a release of ${remote} that throws when it runs: a panel within 3 s, shell and siblings work, and the roll-back brings it back`, async ({
    testbed,
  }) => {
    for (const behaviour of listFailures(remote)) {
      await test.step(behaviour, async () => {
        await release(testbed, testbed.throwing[remote][behaviour]);
        const page = await testbed.openTab(remote);
        try {
          await openWithFault(page, remote);
          await walkSiblings(page, remote);
        } finally {
          await release(testbed, presentBuild(remote));
        }
        await expectRecovery(page, remote);
        await page.context().close();
      });
    }
  });

  test(`a release of ${remote} that throws at import: the release before it shows, and without it a panel`, async ({
    testbed,
  }) => {
    const [{ release: thrower }, { release: before }] = [
      await readManifest(testbed.throwing[remote]['throws at import']),
      await readManifest(presentBuild(remote)),
    ];
    const isOf = (id: string) => (path: string, lane: string | undefined) =>
      isScriptOf(remote)(path, lane) && path.includes(id);
    await release(testbed, testbed.throwing[remote]['throws at import']);
    const tried = testbed.proxy.watch(isOf(thrower));
    const first = await testbed.openTab(remote);
    await first.goto(SCREENS[remote].path);
    await expect(screenOf(first, remote)).toBeVisible();
    expect(tried.met()).toBeGreaterThan(0);
    await first.context().close();
    const gone = testbed.proxy.put({ matches: isOf(before), answer: breakOff });
    const page = await testbed.openTab(remote);
    try {
      await openWithFault(page, remote);
      await walkSiblings(page, remote);
      expect(gone.met()).toBeGreaterThan(0);
    } finally {
      tried.lift();
      gone.lift();
      await release(testbed, presentBuild(remote));
    }
    await expectRecovery(page, remote);
    await page.context().close();
  });
}
