import type { Page } from '@playwright/test';

/** Puts data of any types on the browser's clipboard, byte for byte, as another program would: the next Ctrl+V pastes it. */
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
    if (!document.execCommand('copy')) throw new Error('The browser does not copy');
  }, data);
}
