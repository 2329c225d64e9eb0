import { RESIZE_DEBOUNCE_MS } from '@danji/contracts/breakpoints';
import { expect, test, type Page } from '@playwright/test';
import { SHARED } from './addresses.ts';
import { waitUntilStable, watchLoading } from './gallery-pages.ts';
import { signInAs } from './accounts.ts';
import { comparePicture, THEMES, toContextOptions, toViewport, WIDTHS } from './picture.ts';
import { PICTURE_NOW, PICTURE_SCREENS } from './picture-screens.ts';

/** Parts of a screen that come with the script of a remote have a busy placeholder until then: quick actions, widgets. */
const waitUntilComplete = (page: Page): Promise<void> => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** Gives the window another width and lets the time pass after which the breakpoint tracker takes note of it. */
async function changeWidth(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) {
    const resize = await page.evaluateHandle(() => {
      const state = { isSeen: false };
      addEventListener('resize', () => Object.assign(state, { isSeen: true }), { once: true });
      return state;
    });
    await page.setViewportSize(toViewport(width));
    await page.waitForFunction(({ isSeen }) => isSeen, resize);
  }
  await page.clock.runFor(RESIZE_DEBOUNCE_MS);
  await waitUntilStable(page);
}

for (const theme of THEMES) {
  for (const who of new Set(PICTURE_SCREENS.map((screen) => screen.who))) {
    test(`shell, ${theme}, ${who}`, async ({ browser }) => {
      const context = await browser.newContext({ ...toContextOptions(theme, 1280), baseURL: SHARED.web });
      const page = await context.newPage();
      watchLoading(page);
      await page.clock.setFixedTime(PICTURE_NOW);
      if (who !== 'nobody') await signInAs(page, who);
      for (const { name, path, prepare } of PICTURE_SCREENS.filter((screen) => screen.who === who)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await prepare?.(page);
        await waitUntilComplete(page);
        // Chromium keeps the styles of the old width when rules of late parts are inserted in the frame of the change.
        await waitUntilStable(page);
        for (const width of WIDTHS[theme]) {
          await changeWidth(page, width);
          await comparePicture(page, ['shell', name, `${theme}-${width}`], { fullPage: true });
        }
      }
      await context.close();
    });
  }
}
