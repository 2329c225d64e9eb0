import { expect, test, type Page } from '@playwright/test';
import { isSettled, watchLoading } from './gallery-pages.ts';
import { listCutText } from './gallery-probes.ts';
import { signInAs } from './people.ts';
import { VISITS } from './visits.ts';

/** Addresses of remotes: their screens have tests of their own. */
const OF_REMOTES = /^\/(admin|support|workspace)/;
const SCREENS = VISITS.map(({ who, paths }) => ({ who, paths: paths.filter((path) => !OF_REMOTES.test(path)) }));

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

/** Letters twice as large in everything that is measured in them; the window stays. */
const enlargeText = (page: Page): Promise<unknown> => page.addInitScript(() => {
  addEventListener('DOMContentLoaded', () => { document.documentElement.style.setProperty('font-size', '200%', 'important'); });
});

for (const { who, paths } of SCREENS) {
  test(`360 px with text of 200 %: nothing is cut off and nothing scrolls sideways on the shell's screens of ${who}`, async ({ page }) => {
    test.setTimeout(240_000);
    if (who !== 'nobody') await signInAs(page, who);
    watchLoading(page);
    await enlargeText(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await isSettled(page);
      expect.soft(await listCutText(page), path).toEqual([]);
    }
  });
}
