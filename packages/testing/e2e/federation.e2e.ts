import { expect, test } from '@playwright/test';
import { watchScripts } from '../bench/page-cost.ts';
import { signInAs } from './accounts.ts';

test('a remote that cannot be loaded shows its panel while the rest works, and comes back without a reload', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  await page.route('**/remotes/workspace/**', (route) => route.abort());
  await page.goto('/workspace');
  await expect(page.getByText('워크스페이스 화면을 열지 못했어요')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /알림/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
  await page.unroute('**/remotes/workspace/**');
  await page.goBack();
  await page.getByRole('button', { name: '다시 시도' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '워크스페이스' })).toBeVisible();
});

test('a remote that hangs is reported as slow within 3 seconds', async ({ page }) => {
  await signInAs(page, 'manager');
  await page.route('**/remotes/workspace/**', () => undefined);
  await page.goto('/workspace', { waitUntil: 'commit' });
  await expect(page.getByText(/오래 걸려요/)).toBeVisible({ timeout: 4500 });
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a remote whose bytes were changed in transit is refused', async ({ page }) => {
  await signInAs(page, 'manager');
  await page.route('**/remotes/workspace/**/*.js*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;globalThis.tampered = true;` });
  });
  await page.goto('/workspace');
  await expect(page.getByText('워크스페이스 화면을 열지 못했어요')).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

test('shell and remote share one React, and a remote refreshes data that the shell shows', async ({ page }) => {
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(globalThis, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        checkDCE() {},
      },
    });
  });
  await signInAs(page, 'manager');
  await page.goto('/');
  await page.getByRole('link', { name: '워크스페이스' }).first().click();
  await page
    .getByRole('link', { name: /만들기/ })
    .first()
    .click();
  await page.getByRole('tab', { name: '직접 만들기' }).click();
  await page.getByLabel('워크스페이스 이름').fill('캐시 하나 단지');
  await page.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(page.getByRole('heading', { name: '캐시 하나 단지' }).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /단지/ }).first().click();
  await expect(page.getByText('캐시 하나 단지').first()).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { renderers: unknown[] }).renderers.length)).toBe(1);
});

test('only operators get the address of the admin remote', async ({ page }) => {
  await signInAs(page, 'manager');
  const page404 = await page.goto('/admin');
  expect(await page404?.text()).not.toContain('/remotes/admin/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.request.get('/api/users/user_general_list/')).status()).toBe(401);
});

/** Time when the heading of a remote's first screen appeared, ms from the start of the visit. */
type FirstContent = { at: number };

test('the first content of a remote waits for its entry, its page and the response, and for nothing else', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  await page.addInitScript(() => {
    const seen: FirstContent = { at: 0 };
    Object.assign(globalThis, { firstContent: seen });
    const look = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      // The heading of the loading state is for screen readers only, 1 px high.
      if (heading?.textContent === '워크스페이스' && heading.offsetHeight > 10) seen.at = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });
  const watched = await watchScripts(await page.context().newCDPSession(page));
  await page.goto('/workspace');
  await page.waitForFunction(() => (globalThis as unknown as { firstContent: FirstContent }).firstContent.at > 0);
  const scripts = await page.evaluate(() => {
    const { at } = (globalThis as unknown as { firstContent: FirstContent }).firstContent;
    return performance
      .getEntriesByType('resource')
      .filter(
        (entry) => /\/remotes\/.*\.js$/.test(entry.name) && (entry as PerformanceResourceTiming).responseEnd <= at,
      )
      .map(({ name }) => name);
  });
  expect(scripts.length).toBeGreaterThan(2);
  // 1: the page lists the scripts of shell and remote; 2: those load; 3: the lazy page of the route; 4: the validator
  // of the
  // response that it shows, which loads in parallel to that response.
  expect(Math.max(...scripts.map((url) => watched.depth.get(url) ?? 0))).toBeLessThanOrEqual(4);
  expect(new Set(scripts).size).toBe(scripts.length);
});
