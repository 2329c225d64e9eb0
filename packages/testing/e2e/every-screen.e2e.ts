import { expect, type Page } from '@playwright/test';
import { listAxeViolations } from './axe.ts';
import { waitUntilIdle } from './page-idle.ts';
import { listUnreadableText } from './large-text.ts';
import { readPreloaded, readUsedPreloads } from './preloaded-calls.ts';
import { measureOverflow, resizeTo } from './screen-checks.ts';
import { VISITS } from './visits.ts';
import { test } from './walk-test.ts';

/** Widths in px; the first is that of the visit itself. */
const [WIDTH, ...OTHER_WIDTHS] = [1280, 390, 768, 1700];

// One test for each screen, so that the workers share them evenly.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/**
 * The shell's own screens of visitors come rendered, with what they show, and the inquiries of a visitor are shown after a
 * phone check: no responses are preloaded.
 */
const hasNoPreloads = (who: string, path: string): boolean =>
  who === 'nobody' && !/^\/(support\/(?!inquiries)|search\?)/.test(path);

/** Scrolls down and back up: the lower parts of a screen are loaded on the way. */
async function scrollThrough(page: Page): Promise<void> {
  await waitUntilIdle(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await waitUntilIdle(page);
  await page.evaluate(() => scrollTo(0, 0));
  await waitUntilIdle(page);
}

async function checkThemes(page: Page): Promise<void> {
  expect.soft(await listAxeViolations(page), 'accessibility').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await waitUntilIdle(page);
  expect.soft(await listAxeViolations(page, { only: 'contrast' }), 'contrast in the dark theme').toEqual([]);
}

async function checkWidths(page: Page): Promise<void> {
  expect.soft(await measureOverflow(page), `wider than ${WIDTH} px by`).toBeLessThanOrEqual(0);
  for (const width of OTHER_WIDTHS) {
    await resizeTo(page, width);
    await waitUntilIdle(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect.soft(await measureOverflow(page), `wider than ${width} px by`).toBeLessThanOrEqual(0);
  }
}

/** At 360 px with text of 200 % nothing is cut off or squeezed, and nothing scrolls sideways. */
async function checkLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  await waitUntilIdle(page);
  expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect.soft(await listUnreadableText(page), 'with text of 200 % at 360 px').toEqual([]);
}

for (const { who, paths } of VISITS) {
  for (const path of paths) {
    test(`${who} ${path}: begins with its data, is accessible, and fits every width and large text`, async ({
      openWalk,
    }) => {
      const { page, requested, complaints } = await openWalk(who);
      // The page of another visitor was opened last: a page behind another one draws one frame a second.
      await page.bringToFront();
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: WIDTH, height: 900 });
      const response = await page.goto(path);
      const preloaded = readPreloaded((await response?.text()) ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await scrollThrough(page);
      expect.soft(await page.title(), 'a title of its own').toMatch(path === '/' ? /단지/ : /^\S.* \| 단지$/);
      // Later a screen may refresh its data by a timer.
      const again = preloaded.filter((call) => requested.has(call));
      await checkThemes(page);
      await checkWidths(page);
      await checkLargeText(page);
      expect.soft(complaints, 'complaints of the browser').toEqual([]);

      expect.soft(again, 'requested again although it was preloaded').toEqual([]);
      if (hasNoPreloads(who, path)) return;
      expect.soft(preloaded.length, 'preloaded calls').toBeGreaterThan(0);
      // The server prepares an unused one for nothing: the preload in screens.ts is out of date.
      const used = await readUsedPreloads(page);
      expect
        .soft(
          preloaded.filter((call) => !used.includes(call)),
          'preloaded, but not used',
        )
        .toEqual([]);
    });
  }
}
