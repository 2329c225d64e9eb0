import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { E2E } from './addresses.ts';
import { isSettled, listGalleryPages, openGalleryPage, watchLoading } from './gallery-pages.ts';
import { listCutText, walkByKeyboard } from './gallery-probes.ts';

test.use({ baseURL: E2E.gallery, actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

/** Opens every page, one after another, inside the gallery. */
async function onEveryPage(page: Page, parts: string, check: (slug: string) => Promise<void>): Promise<void> {
  watchLoading(page);
  await page.goto(`/?${parts}`);
  await isSettled(page);
  const slugs = await listGalleryPages(page);
  expect(slugs.length).toBeGreaterThan(10);
  for (const slug of slugs) {
    await openGalleryPage(page, `/${slug}?${parts}&only=all`);
    await check(slug);
  }
}

for (const theme of ['light', 'dark']) {
  test(`${theme}: no page breaks an accessibility rule`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    const analyze = async (name: string, only: 'page' | 'overlay' = 'page'): Promise<void> => {
      const axe = new AxeBuilder({ page });
      const { violations } = await (only === 'overlay' ? axe.exclude('#root') : axe)
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        // Examples stand without the page around them and show one piece several times; menus stand in no landmark.
        .disableRules(['page-has-heading-one', 'landmark-unique', ...(only === 'overlay' ? ['region'] : [])])
        .analyze();
      expect
        .soft(
          violations.map(
            ({ id, nodes }) => `${name} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
          ),
        )
        .toEqual([]);
    };
    await onEveryPage(page, `theme=${theme}`, async (slug) => {
      await analyze(slug);
      for (const example of await page.locator('[data-opens]').all()) {
        await example.locator('button').first().click();
        await isSettled(page);
        await analyze(`${slug}, ${await example.getAttribute('aria-label')}, open`, 'overlay');
        await page.reload();
        await isSettled(page);
      }
    });
    expect(complaints).toEqual([]);
  });
}

test('every control of every page is reached by Tab, shows the focus, and lets it go', async ({ page }) => {
  await onEveryPage(page, 'theme=light', async (slug) => {
    expect.soft(await walkByKeyboard(page), slug).toEqual({ unreached: [], withoutRing: [], trapped: false });
  });
});

test('with less motion wished nothing moves', async ({ page }) => {
  await onEveryPage(page, 'theme=light', async (slug) => {
    // What lasts a millisecond may be seen running once; what follows scrolling has no time of its own.
    await expect.soft
      .poll(
        () =>
          page.evaluate(() =>
            document
              .getAnimations()
              .filter((animation) => animation.playState === 'running' && animation.timeline === document.timeline)
              .map((animation) => (animation as CSSAnimation).animationName),
          ),
        { message: slug, timeout: 2000 },
      )
      .toEqual([]);
  });
});

const SIGHTS = [
  { name: '150 % zoom on a 1280 px screen', width: 853, height: 600, text: '100%' },
  { name: '360 px with text of 200 %', width: 360, height: 740, text: '200%' },
];
for (const { name, width, height, text } of SIGHTS) {
  test(`${name}: nothing is cut off and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.setProperty('font-size', size, 'important');
      });
    }, text);
    await onEveryPage(page, 'theme=light', async (slug) => {
      expect.soft(await listCutText(page), slug).toEqual([]);
    });
    await openGalleryPage(page, '/button?theme=light');
    expect.soft(await listCutText(page), 'the frame of the gallery').toEqual([]);
  });
}
