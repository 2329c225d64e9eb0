import { expect, test } from '@playwright/test';
import { waitUntilIdle } from './page-idle.ts';
import { listCutText } from './gallery-probes.ts';
import { divider, doc, h, image, li, link, p, quote, table, text, ul, video } from './editor/nodes.ts';
import { openStage, select, textOf, toolbarOf, toolOf } from './editor/stage-page.ts';
import { listAxeViolations } from './axe.ts';

const EVERYTHING = doc(
  h(1, '승강기 정기 점검 안내'),
  p(
    '이번 달 ',
    text('12일 오전', { bold: true }),
    '에 점검이 있어요. ',
    link('https://example.com/', '자세히 보기'),
    '',
  ),
  quote(p('점검하는 동안 계단을 써 주세요.')),
  ul(li('1호기', ul(li('오전 9시'))), li('2호기')),
  { ...table(['동', '시간', '비고'], ['101동', '오전', ''], ['102동', '오후', '']), headerRow: true },
  image({ caption: '단지 정문' }),
  divider(),
  video(),
  h(2, '문의'),
  p(text('관리사무소', { color: '#1c7ed6', fontSize: 24 }), '로 연락해 주세요.'),
);

for (const theme of ['light', 'dark']) {
  test(`${theme}: the editor and everything it opens violates no accessibility rule and no rule of the Content Security Policy`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await openStage(page, EVERYTHING, `theme=${theme}`);
    expect.soft(await listAxeViolations(page), 'at rest').toEqual([]);
    await select(page, [[4, 1, 0, 0, 0], 1]);
    await expect(page.getByRole('toolbar', { name: '표 도구' })).toBeVisible();
    expect.soft(await listAxeViolations(page), 'in a table').toEqual([]);
    await textOf(page).getByRole('img').first().click();
    expect.soft(await listAxeViolations(page), 'with a picture selected').toEqual([]);
    await select(page, [[1, 0], 1]);
    for (const tool of ['글자색', '배경색', '특수 문자', '링크', '동영상', '사진', '글꼴', '크기']) {
      const button = toolOf(page, new RegExp(tool)).first();
      await button.click();
      await waitUntilIdle(page);
      expect.soft(await listAxeViolations(page), `${tool} open`).toEqual([]);
      await page.keyboard.press('Escape');
      await waitUntilIdle(page);
    }
    expect(errors).toEqual([]);
  });
}

const VIEWS = [
  { name: 'on a phone of 360 px', width: 360, height: 740, fontSize: '100%' },
  { name: 'with text of 200 % on a phone', width: 360, height: 740, fontSize: '200%' },
  { name: 'with text of 200 % on a tablet', width: 768, height: 1024, fontSize: '200%' },
  { name: 'on a wide screen', width: 1700, height: 900, fontSize: '100%' },
];
for (const { name, width, height, fontSize } of VIEWS) {
  test(`${name} nothing is cut off and the page does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.setProperty('font-size', size, 'important');
      });
    }, fontSize);
    await openStage(page, EVERYTHING);
    expect.soft(await listCutText(page), 'at rest').toEqual([]);
    await select(page, [[4, 1, 0, 0, 0], 1]);
    expect.soft(await listCutText(page), 'in a table').toEqual([]);
  });
}

test('on a wide screen the toolbar stays visible while the text scrolls, in at most two rows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openStage(page, doc(...Array.from({ length: 60 }, (_, index) => p(`${index + 1}번째 줄`))));
  const height = async () => (await toolbarOf(page).boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThanOrEqual(100);
  await textOf(page).getByText('50번째 줄').scrollIntoViewIfNeeded();
  await expect(toolbarOf(page)).toBeInViewport({ ratio: 0.9 });
});

test('in a column of 640 px the toolbar has two rows too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openStage(page, doc(p('가')));
  await page.locator('main').evaluate((main) => {
    main.style.maxWidth = '640px';
  });
  await expect.poll(async () => (await toolbarOf(page).boundingBox())?.height ?? 0).toBeLessThanOrEqual(100);
  expect(
    await toolbarOf(page)
      .locator('[data-tool]')
      .evaluateAll((tools) => tools.filter((tool) => tool.getBoundingClientRect().width < 24).length),
  ).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the toolbar is above the keyboard while the user types, in one row that scrolls', async ({ page }) => {
    await openStage(page, doc(p('가나')));
    await textOf(page).tap();
    // The keyboard covers the lower half, and the visual viewport is the rest.
    const KEYBOARD = 400;
    await page.evaluate((keyboard) => {
      const viewport = globalThis.visualViewport;
      if (!viewport) throw new Error('There is no visual viewport');
      Object.defineProperty(viewport, 'height', { value: innerHeight - keyboard, configurable: true });
      viewport.dispatchEvent(new Event('resize'));
    }, KEYBOARD);
    await expect
      .poll(async () => {
        const box = await toolbarOf(page).boundingBox();
        return box && Math.round(box.y + box.height);
      })
      .toBe(844 - KEYBOARD);
    const box = await toolbarOf(page).boundingBox();
    expect(box && [box.x, box.width, box.height < 80]).toEqual([0, 390, true]);
    expect(
      await toolbarOf(page).evaluate(({ firstElementChild: row }) => row !== null && row.scrollWidth > row.clientWidth),
    ).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await toolOf(page, '굵게').tap();
    await expect(textOf(page)).toBeFocused();
  });

  test('text typed in a table is not hidden behind its toolbar', async ({ page }) => {
    await openStage(page, doc(table(...Array.from({ length: 60 }, (_, index) => [`${index + 1}번째`])), p()));
    await select(page, [[0, 0, 0, 0, 0], 1]);
    const tools = page.getByRole('toolbar', { name: '표 도구' });
    await expect(tools).toBeVisible();
    for (let row = 0; row < 25; row += 1) await page.keyboard.press('Tab');
    await waitUntilIdle(page);
    const [line, bar] = [await textOf(page).getByText('26번째').boundingBox(), await tools.boundingBox()];
    expect(line && bar && line.y + line.height <= bar.y).toBe(true);
  });

  test('every tool is a touch target of at least 44 px', async ({ page }) => {
    await openStage(page, doc(p('가나')));
    const small = await toolbarOf(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => ({
            name: button.ariaLabel,
            ...(button.getBoundingClientRect().toJSON() as { width: number; height: number }),
          }))
          .filter(({ width, height }) => width < 44 || height < 44)
          .map(({ name }) => name),
      );
    expect(small).toEqual([]);
  });
});
