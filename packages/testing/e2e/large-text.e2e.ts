import { expect, test, type Page } from '@playwright/test';
import { waitUntilStable, watchLoading } from './gallery-pages.ts';
import { listUnreadableText } from './large-text.ts';
import { signInAs } from './accounts.ts';
import { VISITS } from './visits.ts';

/** Screens with tests of their own. */
const TESTED = /^\/(admin|support|workspace)/;
const SCREENS = VISITS.map(({ who, paths }) => ({ who, paths: paths.filter((path) => !TESTED.test(path)) }));

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

/** Doubles the root font size; the window keeps its size. */
const enlargeText = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.setProperty('font-size', '200%', 'important');
    });
  });

for (const { who, paths } of SCREENS) {
  test(`at 360 px with text of 200 % nothing is cut off or squeezed and nothing scrolls sideways on the screens of ${who}, and each has a title of its own`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    if (who !== 'nobody') await signInAs(page, who);
    watchLoading(page);
    await enlargeText(page);
    const pathOf = new Map<string, string>();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await waitUntilStable(page);
      expect.soft(await listUnreadableText(page), path).toEqual([]);
      const [title, own] = [await page.title(), path.replace(/\?.*/, '')];
      expect.soft(pathOf.get(title) ?? own, `another screen has the title '${title}'`).toBe(own);
      pathOf.set(title, own);
    }
  });
}
