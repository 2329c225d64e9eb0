import { expect, test, type Page } from '@playwright/test';
import { E2E } from './addresses.ts';
import { listAxeViolations } from './axe.ts';
import { waitUntilStable, listGalleryPages, openGalleryPage, watchLoading } from './gallery-pages.ts';
import { listCutText, walkByKeyboard } from './gallery-probes.ts';
import { comparePicture, THEMES, toContextOptions, WIDTHS, type Theme } from './picture.ts';

test.use({ baseURL: E2E.gallery, actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });

/** Opens the gallery, then every page of it, one after another, without loading it anew. */
async function onEveryPage(page: Page, theme: Theme, check: (slug: string) => Promise<void>): Promise<void> {
  watchLoading(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const slugs = await listGalleryPages(page, theme);
  expect(slugs.length).toBeGreaterThan(10);
  for (const slug of slugs) {
    await openGalleryPage(page, `/${slug}?theme=${theme}&only=all`);
    await check(slug);
  }
  expect(errors).toEqual([]);
}

/** At this width the rules of accessibility are tried too, and what opens over the page; at the widest one the keyboard. */
const DESKTOP = 1280;
const WIDEST = 1700;
const OPENED = '[role=dialog], [role=alertdialog], [role=menu], [data-toast]';

/** Examples stand without the page around them and show one component several times. */
const RULES_OF_WHOLE_PAGES = ['page-has-heading-one', 'landmark-unique'];
/** Menus stand in no landmark. */
const RULES_OF_PAGES = [...RULES_OF_WHOLE_PAGES, 'region'];

/** Looks at the page, or at what has opened over it. The colours alone differ in the dark. */
async function expectAccessible(page: Page, name: string, theme: Theme, isOverlay: boolean): Promise<void> {
  const violations = await listAxeViolations(page, {
    ...(theme === 'dark' ? { only: 'contrast' } : { without: isOverlay ? RULES_OF_PAGES : RULES_OF_WHOLE_PAGES }),
    ...(isOverlay && { exclude: '#root' }),
  });
  expect.soft(violations, name).toEqual([]);
}

/** Names of what moves and does not follow scrolling. */
const listMovements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );

/** Opens what the examples of a page open, each alone on the page, and compares it. */
async function compareOpenings(page: Page, slug: string, theme: Theme, width: number): Promise<void> {
  const examples = await page
    .locator('[data-opens]')
    .evaluateAll((found) => found.map((example) => Number(example.getAttribute('data-example'))));
  for (const example of examples) {
    await page.goto(`/${slug}?theme=${theme}&only=${example}`);
    await waitUntilStable(page);
    await page.locator('[data-opens] button').first().click();
    await expect(page.locator(OPENED).first()).toBeVisible();
    await page.mouse.move(0, 0);
    await waitUntilStable(page);
    await comparePicture(page, ['gallery', slug, `open-${example}-${theme}-${width}`]);
    if (width === DESKTOP) await expectAccessible(page, `${slug}, ${example} open`, theme, true);
  }
  // A toast would stay over the next page.
  if (examples.length > 0) await page.reload();
}

// The longest walks begin first.
for (const theme of THEMES) {
  for (const width of [DESKTOP, ...WIDTHS[theme].filter((other) => other !== DESKTOP)]) {
    test(`${theme}, ${width} px: every page looks as stored, is accessible, and keeps still`, async ({ browser }) => {
      const context = await browser.newContext({ ...toContextOptions(theme, width), baseURL: E2E.gallery });
      const page = await context.newPage();
      await onEveryPage(page, theme, async (slug) => {
        await comparePicture(page, ['gallery', slug, `${theme}-${width}`], { fullPage: true });
        expect.soft(await listMovements(page), `${slug}: moves although less motion is wished`).toEqual([]);
        if (width === DESKTOP) await expectAccessible(page, slug, theme, false);
        if (width === WIDEST && theme === 'light')
          expect.soft(await walkByKeyboard(page), slug).toEqual({ unreached: [], withoutRing: [], trapped: false });
      });
      await openGalleryPage(page, `/?theme=${theme}`);
      await comparePicture(page, ['gallery', 'overview', `${theme}-${width}`]);
      await context.close();
    });

    // On a phone and a desktop.
    if (width === 390 || width === DESKTOP)
      test(`${theme}, ${width} px: all that opens over a page looks as stored and is accessible`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ ...toContextOptions(theme, width), baseURL: E2E.gallery });
        const page = await context.newPage();
        await onEveryPage(page, theme, (slug) => compareOpenings(page, slug, theme, width));
        await context.close();
      });
  }
}

for (const { name, width, height, text } of [
  { name: '150 % zoom on a 1280 px screen', width: 853, height: 600, text: '100%' },
  { name: '360 px with text of 200 %', width: 360, height: 740, text: '200%' },
]) {
  test(`${name}: nothing is cut off and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.setProperty('font-size', size, 'important');
      });
    }, text);
    await onEveryPage(page, 'light', async (slug) => {
      expect.soft(await listCutText(page), slug).toEqual([]);
    });
    await openGalleryPage(page, '/button?theme=light');
    expect.soft(await listCutText(page), 'the frame of the gallery').toEqual([]);
  });
}
