import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { signInAs } from './people.ts';
import { VISITS } from './visits.ts';

const WIDTHS = [390, 768, 1280, 1700];

/** Everything the screen asked for has arrived. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const nameOf = (who: string, path: string) => `${who}${path.replaceAll(/[/?=]+/g, '-')}`;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { who, paths } of VISITS) {
    test(`${colorScheme}: every screen of ${who} is accessible and fits its width`, async ({ browser }, info) => {
      test.setTimeout(420_000);
      const context = await browser.newContext({
        colorScheme,
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Failed to find a valid digest/.test(message.text()))
          complaints.push(message.text());
      });
      if (who !== 'nobody') await signInAs(page, who);
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(path);
        await settle(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect
          .soft(
            violations.map(
              ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
            ),
          )
          .toEqual([]);
        // Colours do not change the layout: the dark theme is looked at on a phone and a desktop.
        for (const width of colorScheme === 'light' ? WIDTHS : [390, 1280]) {
          await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
          // The breakpoint tracker waits 500 ms after a resize (SPEC §2).
          await page.waitForTimeout(550);
          await settle(page);
          expect
            .soft(
              await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
              `${path} is wider than ${width} px`,
            )
            .toBeLessThanOrEqual(0);
          await page.screenshot({
            path: info.outputPath(`${colorScheme}-${nameOf(who, path)}-${width}.png`),
            fullPage: true,
          });
        }
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}
