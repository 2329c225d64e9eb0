import { expect, test } from '@playwright/test';
import { E2E } from './addresses.ts';
import { isSettled } from './gallery-pages.ts';

test.use({ baseURL: E2E.gallery });

const SENTENCES = [
  '우리 단지 관리, 이제 한 곳에서 하세요',
  '초대와 승인, 꼭 알아야 할 일은 화면을 새로고침하지 않아도 바로 알려 드려요.',
  '회사는 2026년 11월 22일부터 이 약관을 적용하고, 시행 7일 전에 알려요.',
  '워크스페이스',
];

/** Runs in the page: the room of a text in a font, whose own line height counts here; everywhere else it is given. */
async function measureRoom({
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

test('text takes the same room before its font has come', async ({ page }) => {
  await page.goto('/typography?theme=light');
  await isSettled(page);
  const sample = { weight: 400, text: '단지' };
  const standIn = await page.evaluate(measureRoom, { family: 'Pretendard Fallback', ...sample });
  const none = await page.evaluate(measureRoom, { family: 'no such font', ...sample });
  test.skip(standIn.width === none.width, 'none of the fonts that the rules name is on this machine');
  for (const weight of [400, 700]) {
    for (const text of SENTENCES) {
      const own = await page.evaluate(measureRoom, { family: 'Pretendard Variable', weight, text });
      const fallback = await page.evaluate(measureRoom, { family: 'Pretendard Fallback', weight, text });
      expect.soft(Math.abs(fallback.width / own.width - 1), `${weight} ${text}`).toBeLessThan(0.025);
      expect.soft(Math.abs(fallback.height - own.height), `${weight} ${text}`).toBeLessThanOrEqual(1);
    }
  }
});
