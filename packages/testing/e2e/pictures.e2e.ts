import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import sharp from 'sharp';
import { E2E } from './addresses.ts';
import { isSettled, listGalleryPages, openGalleryPage, watchLoading } from './gallery-pages.ts';
import { signInAs } from './people.ts';
import { PICTURE_NOW, PICTURE_SCREENS } from './picture-screens.ts';

const WIDTHS = [390, 768, 1280, 1700];
const THEMES = ['light', 'dark'] as const;
const heightOf = (width: number): number => (width < 768 ? 844 : 900);
const contextFor = (theme: (typeof THEMES)[number], width: number): BrowserContextOptions => ({
  colorScheme: theme,
  reducedMotion: 'reduce',
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  viewport: { width, height: heightOf(width) },
});

/** Few colours: a stored picture is a text's size, and what differs by anti-aliasing alone becomes equal. */
const toSmallPicture = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).png({ palette: true, colours: 16, dither: 0, effort: 3, compressionLevel: 9 }).toBuffer();

const ATTEMPTS = 3;
const AGAIN_AFTER_MS = 700;

/** About two letters' worth of pixels may be others than stored. */
const MAX_DIFF_PIXELS = 80;

/** Another size of the picture is always a difference. A picture that differs is taken again: what came late is there then. Nothing is shown as pointed at. */
async function compare(page: Page, name: string[], whole: boolean, moving: readonly string[] = []): Promise<void> {
  const mask = moving.map((selector) => page.locator(selector));
  await page.mouse.move(0, 0);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const picture = await toSmallPicture(
      await page.screenshot({ fullPage: whole, animations: 'disabled', caret: 'hide', scale: 'css', mask }),
    );
    const check = attempt < ATTEMPTS ? expect : expect.soft;
    try {
      return check(picture).toMatchSnapshot([...name.slice(0, -1), `${name.at(-1)}.png`], {
        threshold: 0.2,
        maxDiffPixels: MAX_DIFF_PIXELS,
      });
    } catch {
      await page.waitForTimeout(AGAIN_AFTER_MS);
    }
  }
  return undefined;
}

/** A button that has just come may be replaced once more, and a press on it be lost: it is pressed until something has come of it. */
async function pressOpener(page: Page): Promise<void> {
  const look = () => page.locator('body').innerHTML();
  const before = await look();
  await expect(async () => {
    await page.locator('[data-opens] button').first().click();
    await expect.poll(look, { timeout: 2000 }).not.toBe(before);
  }).toPass({ timeout: 15_000 });
}

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test(`gallery, ${theme}, ${width} px`, async ({ browser }) => {
      const context = await browser.newContext(contextFor(theme, width));
      const page = await context.newPage();
      watchLoading(page);
      await page.goto(`${E2E.gallery}/?theme=${theme}`);
      await isSettled(page);
      await compare(page, ['gallery', 'overview', `${theme}-${width}`], false);
      const slugs = await listGalleryPages(page);
      // Every piece that is loaded when first needed is loaded: from now on it stands there at once.
      for (const slug of slugs) await openGalleryPage(page, `/${slug}?theme=${theme}&only=all`);
      for (const slug of slugs) {
        await openGalleryPage(page, `/${slug}?theme=${theme}&only=all`);
        await compare(page, ['gallery', slug, `${theme}-${width}`], true);
        // What opens over the page is looked at on a phone and a desktop.
        const opening =
          width === 390 || width === 1280
            ? await page
                .locator('[data-opens]')
                .evaluateAll((examples) => examples.map((example) => Number(example.getAttribute('data-example'))))
            : [];
        for (const example of opening) {
          await page.goto(`${E2E.gallery}/${slug}?theme=${theme}&only=${example}`);
          await isSettled(page);
          await pressOpener(page);
          await isSettled(page);
          await compare(page, ['gallery', slug, `open-${example}-${theme}-${width}`], false);
        }
        // A toast would stay over the next page.
        if (opening.length > 0) await page.goto(`${E2E.gallery}/?theme=${theme}`);
      }
      await context.close();
    });
  }

  for (const who of new Set(PICTURE_SCREENS.map((screen) => screen.who))) {
    test(`shell, ${theme}, ${who}`, async ({ browser }) => {
      const context = await browser.newContext({ ...contextFor(theme, 1280), baseURL: E2E.web });
      const page = await context.newPage();
      watchLoading(page);
      await page.clock.setFixedTime(PICTURE_NOW);
      if (who !== 'nobody') await signInAs(page, who);
      for (const { name, path, prepare, moving } of PICTURE_SCREENS.filter((screen) => screen.who === who)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await prepare?.(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: heightOf(width) });
          // The breakpoint tracker waits 500 ms after a resize (SPEC §2).
          await page.waitForTimeout(550);
          await isSettled(page);
          await compare(page, ['shell', name, `${theme}-${width}`], true, moving);
        }
      }
      await context.close();
    });
  }
}
