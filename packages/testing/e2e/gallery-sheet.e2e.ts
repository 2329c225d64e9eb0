import { devices, expect, test, type Page } from '@playwright/test';
import { E2E } from './addresses.ts';
import { waitUntilStable } from './gallery-pages.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, baseURL: E2E.gallery });

/**
 * Moves a finger vertically within `ms` and holds it before it is lifted. The events carry these times, however slow
 * the machine is.
 */
async function swipe(page: Page, from: number, to: number, { ms = 300, hold = 0 } = {}): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const began = Date.now();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', after: number, y?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
      timestamp: (began + after) / 1000,
    });
  await touch('touchStart', 0, from);
  const steps = 10;
  for (let step = 1; step <= steps; step += 1)
    await touch('touchMove', (ms * step) / steps, from + ((to - from) * step) / steps);
  await touch('touchEnd', ms + hold);
  await waitUntilStable(page);
  await client.detach();
}

async function openSheet(page: Page): Promise<void> {
  await page.goto('/bottom-sheet?theme=light&only=1');
  await waitUntilStable(page);
  await page.getByRole('button', { name: '지역 고르기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await waitUntilStable(page);
}
const dialogTop = (page: Page): Promise<number> =>
  page.getByRole('dialog').evaluate((dialog) => Math.round(dialog.getBoundingClientRect().top));
const contentScroll = (page: Page): Promise<number> =>
  page
    .getByRole('dialog')
    .evaluate((dialog) => Math.max(...[...dialog.querySelectorAll('*')].map((element) => element.scrollTop)));

test('is 90 % of the viewport high at z-index 60', async ({ page }) => {
  await openSheet(page);
  const height = await page.evaluate(() => innerHeight);
  expect(await dialogTop(page)).toBeCloseTo(height * 0.1, -1);
  expect(
    await page
      .getByRole('dialog')
      .evaluate((dialog) => dialog.parentElement && getComputedStyle(dialog.parentElement).zIndex),
  ).toBe('60');
});

test('a long drag by its handle closes it, after a short one it springs back', async ({ page }) => {
  await openSheet(page);
  const top = await dialogTop(page);
  await swipe(page, top + 12, top + 80, { ms: 500, hold: 150 });
  expect(await dialogTop(page)).toBe(top);
  await swipe(page, top + 12, top + 420, { ms: 600, hold: 150 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '지역 고르기' })).toBeFocused();
});

test('its content scrolls first; a pull moves the sheet only when the content is at its top, and a fling closes it', async ({
  page,
}) => {
  await openSheet(page);
  const top = await dialogTop(page);
  await swipe(page, top + 500, top + 200, { ms: 300, hold: 150 });
  const scrolled = await contentScroll(page);
  expect(scrolled).toBeGreaterThan(100);
  await swipe(page, top + 200, top + 260, { ms: 300, hold: 150 });
  expect(await dialogTop(page)).toBe(top);
  expect(await contentScroll(page)).toBeLessThan(scrolled);
  await page.getByRole('dialog').evaluate((dialog) => {
    for (const element of dialog.querySelectorAll('*')) element.scrollTop = 0;
  });
  await swipe(page, top + 200, top + 370, { ms: 50 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a pull outside of it does not scroll the page behind', async ({ page }) => {
  await page.goto('/bottom-sheet?theme=light');
  await waitUntilStable(page);
  await page.getByRole('button', { name: '정렬 보기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await swipe(page, 400, 100);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('becomes a dialog on wide screens when it is configured so', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/bottom-sheet?theme=light&only=3');
  await waitUntilStable(page);
  await page.getByRole('button', { name: '필터 열기' }).click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(
    box && box.width <= 560 && Math.abs(box.x + box.width / 2 - 640) < 2 && box.y > 20 && box.y + box.height < 880,
  ).toBe(true);
});
