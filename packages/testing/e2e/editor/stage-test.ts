import { test as base, type Page } from '@playwright/test';

/**
 * Tests of the editor share one page, which shows another document for each test, because the start of the page is not
 * tested.
 */
export const test = base.extend<object, { stagePage: Page }>({
  stagePage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        viewport: { width: 1280, height: 900 },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ stagePage }, use) => {
    await use(stagePage);
  },
});
