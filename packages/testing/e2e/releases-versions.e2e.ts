import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { headingOf, isShown, openNotifications, walkThroughApps, type Versions } from './releases/behaviour.ts';
import { allRows, coveringRows } from './releases/covering-array.ts';
import { deployShell } from './releases/deploy-shell.ts';
import { breakOff } from './releases/faults.ts';
import { HOSTED } from './releases/hosted.ts';
import { APPS, presentBuild, type App } from './releases/apps.ts';
import { expect, isFullMatrix, test, type Testbed } from './releases/release-test.ts';
import { readManifest } from './releases/derive-build.ts';
import { release } from './releases/releasing.ts';
import { headingOfTen } from './releases/derived-builds.ts';
import { returnToTab, goTo, isSameVisit, markVisit } from './releases/tab.ts';

test.describe.configure({ timeout: 120_000 });

const apps = Object.keys(APPS) as App[];

async function deployVersions(testbed: Testbed, older: Record<App, string>, versions: Versions): Promise<void> {
  const distOf = (app: App) => (versions[app] ? presentBuild(app) : older[app]);
  await deployShell(distOf('shell'), testbed.webDir);
  for (const remote of HOSTED) await release(testbed, distOf(remote));
}

test.afterAll(async ({ testbed, older }) =>
  deployVersions(testbed, older, Object.fromEntries(apps.map((app) => [app, true])) as Versions),
);

test('a release and its roll-back reach an open page without a reload', async ({ testbed, older }) => {
  await release(testbed, older.workspace);
  const page = await testbed.openTab('switch');
  await page.goto('/workspace');
  await isShown(page, headingOf('workspace', false));
  await markVisit(page);
  for (const isNow of [true, false]) {
    await release(testbed, isNow ? presentBuild('workspace') : older.workspace);
    await returnToTab(page);
    // The current screen stays as it is until the next navigation.
    await isShown(page, headingOf('workspace', !isNow));
    await goTo(page, 'community');
    await isShown(page, headingOf('community', true));
    await goTo(page, 'workspace');
    await isShown(page, headingOf('workspace', isNow));
  }
  expect(await isSameVisit(page)).toBe(true);
  await page.context().close();
});

test('a tab that misses ten releases finds its lazy scripts, and takes the newest release when it is active again', async ({
  testbed,
  tenReleases,
}) => {
  await release(testbed, presentBuild('workspace'));
  const page = await testbed.openTab('old-tab');
  await page.goto('/workspace');
  await isShown(page, headingOf('workspace', true));
  await markVisit(page);
  const asleep = testbed.proxy.put({
    matches: (path, lane) => lane === 'old-tab' && path === getRegistry.path,
    answer: breakOff,
  });
  for (const dist of tenReleases) await release(testbed, dist);
  const { release: old } = await readManifest(presentBuild('workspace'));
  const lazy = testbed.proxy.watch((path, lane) => lane === 'old-tab' && path.startsWith(`/remotes/workspace/${old}/`));
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/workspace\/\d+$/);
  await expect(page.getByRole('link', { name: '멤버' }).first()).toBeVisible();
  // The navigation of the work space is displayed before its screen is requested.
  await expect.poll(lazy.met).toBeGreaterThan(0);
  asleep.lift();
  await returnToTab(page);
  await goTo(page, 'community');
  await isShown(page, headingOf('community', true));
  await goTo(page, 'workspace');
  await isShown(page, headingOfTen(tenReleases.length - 1));
  expect(await isSameVisit(page)).toBe(true);
  await page.context().close();
});

test('a tab of the previous shell still finds its lazy scripts after a deployment', async ({ testbed, older }) => {
  await deployShell(older.shell, testbed.webDir);
  const page = await testbed.openTab('old-shell');
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: /알림/ })).toBeVisible();
  await deployShell(presentBuild('shell'), testbed.webDir);
  const fresh = await testbed.openTab('new-shell');
  await fresh.goto('/notifications');
  await isShown(fresh, headingOf('shell', true));
  await openNotifications(page);
  await isShown(page, headingOf('shell', false));
  await Promise.all([page.context().close(), fresh.context().close()]);
});

const rows = isFullMatrix ? allRows(apps.length) : coveringRows(apps.length);
for (const [index, row] of rows.entries()) {
  const versions = Object.fromEntries(apps.map((app, column) => [app, row[column] ?? true])) as Versions;
  test(`combination of releases ${index + 1}: ${apps.map((app) => `${app} ${versions[app] ? 'N' : 'N−1'}`).join(', ')}`, async ({
    testbed,
    older,
  }) => {
    await deployVersions(testbed, older, versions);
    const page = await testbed.openTab('matrix');
    await walkThroughApps(page, versions);
    await page.context().close();
  });
}
