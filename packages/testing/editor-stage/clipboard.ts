import type { Page } from '@playwright/test';

/**
 * Writes data of any types to the browser's clipboard unchanged, as another program would; the next Ctrl+V pastes it.
 */
export async function fillClipboard(page: Page, data: Record<string, string>): Promise<void> {
  await page.evaluate((data) => {
    document.addEventListener(
      'copy',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        for (const [type, text] of Object.entries(data)) event.clipboardData?.setData(type, text);
      },
      { capture: true, once: true },
    );
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy');
  }, data);
}
