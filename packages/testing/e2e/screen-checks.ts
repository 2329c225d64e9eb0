import { toBreakpoint } from '@danji/contracts/breakpoints';
import { expect, type Page } from '@playwright/test';
import { DEVICES } from './accounts.ts';
import { listAxeViolations } from './axe.ts';

/** By how many pixels the page is wider than its window. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects that the page does not scroll sideways. */
export const expectFits = async (page: Page): Promise<void> => expect(await measureOverflow(page)).toBe(0);

/** Gives the window another width and waits until a screen that follows the breakpoint has settled on it (SPEC §2). */
export async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  await page.waitForFunction((name) => {
    const { breakpoint = name } = document.documentElement.dataset;
    return breakpoint === name;
  }, toBreakpoint(width));
}

/** Expects that what a journey has come to is accessible and fits a phone and a desktop, so that it need not be run on each. */
export async function expectGoodOnDevices(page: Page): Promise<void> {
  for (const [, { width }] of DEVICES) {
    await resizeTo(page, width);
    // A sheet becomes a dialog a moment later.
    await expect.poll(() => measureOverflow(page)).toBe(0);
  }
  expect(await listAxeViolations(page)).toEqual([]);
}
