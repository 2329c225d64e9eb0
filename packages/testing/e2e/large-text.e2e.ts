import { expect, test, type Page } from '@playwright/test';
import { waitUntilStable, watchLoading } from './gallery-pages.ts';
import { listCutText } from './gallery-probes.ts';
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

/** Lists text that is hardly readable: lines of only a few characters, or an ellipsis after only a few characters. */
const listSqueezedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const narrow = 5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const holder = walker.currentNode.parentElement;
      if (
        !text ||
        !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        holder.clientWidth === 1 ||
        holder.closest('script, style, [aria-hidden=true], svg')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      const isCut =
        getComputedStyle(holder).textOverflow === 'ellipsis' &&
        holder.scrollWidth > holder.clientWidth &&
        holder.clientWidth < narrow;
      if (isCut || (text.length >= 6 && text.length / lines < 3))
        found.push(`“${text.slice(0, 40)}” has no space in ${holder.outerHTML.slice(0, 100)}`);
    }
    return found;
  });

for (const { who, paths } of SCREENS) {
  test(`at 360 px with text of 200 % nothing is cut off or squeezed and nothing scrolls sideways on the screens of ${who}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    if (who !== 'nobody') await signInAs(page, who);
    watchLoading(page);
    await enlargeText(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await waitUntilStable(page);
      expect.soft([...(await listCutText(page)), ...(await listSqueezedText(page))], path).toEqual([]);
    }
  });
}
