import { expect, type Page } from '@playwright/test';
import { waitUntilStable } from './gallery-pages.ts';
import { listCutText } from './gallery-probes.ts';
import { measureOverflow } from './screen-checks.ts';

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
        holder.closest('script, style, [aria-hidden=true], [inert], svg')
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

/** Lists text that is cut off, or hardly readable, on a page with enlarged text. */
export const listUnreadableText = async (page: Page): Promise<string[]> => [
  ...(await listCutText(page)),
  ...(await listSqueezedText(page)),
];

/** Checks a screen that only a journey reaches at 360 px with text of 200 %, and leaves the page as it was. */
export async function expectReadableWhenLarge(page: Page): Promise<void> {
  const before = page.viewportSize();
  const setSize = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to, 'important'), size);
  await page.setViewportSize({ width: 360, height: 740 });
  await setSize('200%');
  await waitUntilStable(page);
  expect(await listUnreadableText(page)).toEqual([]);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await setSize('');
  if (before) await page.setViewportSize(before);
}
