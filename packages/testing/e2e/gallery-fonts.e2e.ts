import { openBrowser } from '@danji/federation/release/verify/open-browser';
import { expect, test, type Browser } from '@playwright/test';
import { E2E } from './addresses.ts';
import { waitUntilStable } from './gallery-pages.ts';

test.use({ baseURL: E2E.gallery });

const SENTENCES = [
  '우리 단지 관리, 이제 한 곳에서 하세요',
  '초대와 승인, 꼭 알아야 할 일은 화면을 새로고침하지 않아도 바로 알려 드려요.',
  '회사는 2026년 11월 22일부터 이 약관을 적용하고, 시행 7일 전에 알려요.',
  '워크스페이스',
];

/**
 * Runs in the page: measures a text in a font, with the line height of the font itself, which the product sets
 * explicitly.
 */
async function measureText({
  family,
  weight,
  text,
}: {
  family: string;
  weight: number;
  text: string;
}): Promise<{ width: number; height: number }> {
  const line = document.createElement('span');
  line.style.cssText = `font: ${weight} 100px/normal "${family}"; white-space: pre; position: absolute`;
  line.textContent = text;
  document.body.append(line);
  await document.fonts.load(`${weight} 100px "${family}"`, text);
  await document.fonts.ready;
  const { width, height } = line.getBoundingClientRect();
  line.remove();
  return { width, height };
}

test('text takes the same space before its web font has loaded', async ({ page }) => {
  await page.goto('/typography?theme=light');
  await waitUntilStable(page);
  for (const weight of [400, 700]) {
    for (const text of SENTENCES) {
      const own = await page.evaluate(measureText, { family: 'Pretendard Variable', weight, text });
      const fallback = await page.evaluate(measureText, { family: 'Pretendard Fallback', weight, text });
      expect.soft(fallback.width, `${weight} ${text}: a font of its own`).not.toBe(own.width);
      expect.soft(Math.abs(fallback.width / own.width - 1), `${weight} ${text}`).toBeLessThan(0.025);
      expect.soft(Math.abs(fallback.height - own.height), `${weight} ${text}`).toBeLessThanOrEqual(1);
    }
  }
});

/** Generic families, families of other systems, and families that machines often have. */
const FAMILIES = [
  'sans-serif',
  'serif',
  'monospace',
  'system-ui',
  'cursive',
  'Arial',
  'DejaVu Sans',
  'Noto Color Emoji',
];

/** Lists the names of the fonts in which a browser renders text of many scripts. */
async function listFonts(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent(
    FAMILIES.map((family) => `<p style="font-family: ${family}">단지 Danji 漢字 ∀ ☃ 😀</p>`).join(''),
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const shown = await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })));
  await page.close();
  return [...new Set(shown.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))].sort();
}

test('browsers use the font of the tests and none of the machine', async ({ browser }) => {
  expect(await listFonts(browser)).toEqual(['Noto Sans KR']);
  const releaseToolBrowser = await openBrowser({ headless: true });
  expect(await listFonts(releaseToolBrowser)).toEqual(['Noto Sans KR']);
  await releaseToolBrowser.close();
});
