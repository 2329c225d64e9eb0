import { expect } from '@playwright/test';
import { waitUntilIdle } from './page-idle.ts';
import { divider, doc, h, image, li, link, p, quote, table, ul, video } from './editor/nodes.ts';
import { expectDocument, openStage, readDocument, select, textOf } from './editor/stage-page.ts';
import { test } from './editor/stage-test.ts';

test('#, ##, -, 1. and > followed by a space convert the block, and one undo reverts it', async ({ page }) => {
  const blocks = [
    ['# ', h(1)],
    ['## ', h(2)],
    ['- ', ul(li(''))],
    ['1. ', { ...ul(li('')), type: 'numbered-list' as const }],
    ['> ', quote(p())],
  ] as const;
  for (const [typed, block] of blocks) {
    await openStage(page, doc(p('앞'), p()));
    await select(page, [[1, 0], 0]);
    await page.keyboard.type(typed);
    await expect.poll(() => readDocument(page)).toEqual(doc(p('앞'), block));
    await page.keyboard.press('Control+z');
    await expect.poll(() => readDocument(page)).toEqual(doc(p('앞'), p(typed)));
  }
});

test('Enter and Tab extend and nest a list, and Enter in an empty item leaves it', async ({ page }) => {
  await openStage(page, doc(ul(li('가')), p()));
  await select(page, [[0, 0, 0, 0], 1]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('b');
  await expectDocument(page, doc(ul(li('가', ul(li('b')))), p()));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('c');
  await expectDocument(page, doc(ul(li('가', ul(li('b')))), p('c'), p()));
});

test('Shift+Enter breaks the line, Enter after a heading begins a paragraph, Enter in an empty quote leaves it', async ({
  page,
}) => {
  await openStage(page, doc(h(1, '가'), quote(p('나'))));
  await select(page, [[0, 0], 1]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('a');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('b');
  await select(page, [[2, 0, 0], 1]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('c');
  await expectDocument(page, doc(h(1, '가'), p('a\nb'), quote(p('나')), p('c')));
});

test('a line can be typed before an image at the very start, and Backspace after an image selects it first', async ({
  page,
}) => {
  await openStage(page, doc(image(), p('뒤')));
  await select(page, [[0, 0], 0]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('a');
  await expectDocument(page, doc(p('a'), image(), p('뒤')));
  await select(page, [[2, 0], 0]);
  await page.keyboard.press('Backspace');
  await waitUntilIdle(page);
  expect(await readDocument(page)).toEqual(doc(p('a'), image(), p('뒤')));
  await page.keyboard.press('Backspace');
  await expect.poll(async () => (await readDocument(page)).children.some(({ type }) => type === 'image')).toBe(false);
});

test('arrow keys stop at a rule, and Delete removes it when it is selected', async ({ page }) => {
  await openStage(page, doc(p('가'), divider(), p('나')));
  await select(page, [[0, 0], 1]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await readDocument(page)).children.some(({ type }) => type === 'divider')).toBe(false);
  await page.keyboard.press('Control+z');
  await expect.poll(() => readDocument(page)).toEqual(doc(p('가'), divider(), p('나')));
});

for (const [name, block] of [
  ['picture', image()],
  ['video', video()],
  ['rule', divider()],
  ['table', table(['가', '나'])],
] as const) {
  test(`Ctrl+A in a text that begins with a ${name} selects everything`, async ({ page }) => {
    for (const key of ['Delete', 'Control+x', 'a']) {
      await openStage(page, doc(block, p('가나'), image(), p('다')));
      await select(page, [[1, 0], 1]);
      await page.keyboard.press('Control+a');
      await page.keyboard.press(key);
      await expectDocument(page, doc(p(key === 'a' ? 'a' : '')));
    }
  });
}

test('Ctrl+K turns the selection into a link; further typing is outside of the link', async ({ page }) => {
  await openStage(page, doc(p('공지 보기')));
  await select(page, [[0, 0], 3], [[0, 0], 5]);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', { name: /주소|링크/ });
  await field.fill('naver.com');
  await page.keyboard.press('Enter');
  await expect.poll(() => readDocument(page)).toEqual(doc(p('공지 ', link('https://naver.com/', '보기'), '')));
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expectDocument(page, doc(p('공지 ', link('https://naver.com/', '보기'), '!')));
});

test('characters are counted with and without spaces, a Hangul syllable as one', async ({ page }) => {
  await openStage(page, doc(p('가나 다'), p('👨‍👩‍👧 한글')));
  await expect(page.getByText('8자 · 공백 빼고 6자')).toBeVisible();
});

test('the placeholder is not part of the text', async ({ page }) => {
  await openStage(page, doc(p()));
  await expect(page.getByText('내용을 입력해주세요.')).toBeVisible();
  expect(await textOf(page).innerText()).not.toContain('내용을 입력해주세요.');
  await select(page, [[0, 0], 0]);
  await page.keyboard.type('a');
  await expect(page.getByText('내용을 입력해주세요.')).toBeHidden();
});
