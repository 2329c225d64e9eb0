import { expect, test as fresh, type Page } from '@playwright/test';
import { E2E } from './addresses.ts';
import { waitUntilIdle } from './page-idle.ts';
import { divider, doc, h, image, li, link, p, quote, table, text, ul, video } from './editor/nodes.ts';
import { expectDocument, openStage, readDocument, select, textOf, toolbarOf } from './editor/stage-page.ts';
import { test } from './editor/stage-test.ts';

const offer = (page: Page) => page.getByText('작성하던 내용이 있어요. 이어서 쓸까요?');
const announcement = (page: Page) => page.locator('[data-announcements]');

test('Alt+F10 moves the focus to the toolbar, arrows move within it, Escape returns to the same selection', async ({
  page,
}) => {
  await openStage(page, doc(p('가나다')));
  await select(page, [[0, 0], 1], [[0, 0], 2]);
  await page.keyboard.press('Alt+F10');
  const focused = toolbarOf(page).locator('button:focus');
  await expect(focused).toHaveAccessibleName(/되돌리기/);
  for (let step = 0; step < 30 && (await focused.getAttribute('aria-label')) !== '굵게'; step += 1)
    await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await expect(announcement(page)).toContainText('굵게 켬');
  await page.keyboard.press('End');
  await expect(focused).toHaveAccessibleName('서식 지우기');
  await page.keyboard.press('Home');
  await expect(focused).toHaveAccessibleName(/되돌리기/);
  await page.keyboard.press('Escape');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('x');
  await expectDocument(page, doc(p('가', text('x', { bold: true }), '다')));
});

test('the toolbar is one tab stop', async ({ page }) => {
  await openStage(page, doc(p('가')));
  await page.getByRole('heading', { level: 1 }).click();
  const stops: (string | null)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName ?? null,
      ),
    );
  }
  expect(stops).toEqual(['BUTTON', 'textbox', 'BUTTON']);
});

const SHORTCUTS = [
  ['Control+b', p(text('가나', { bold: true }))],
  ['Control+i', p(text('가나', { italic: true }))],
  ['Control+u', p(text('가나', { underline: true }))],
  ['Control+Shift+X', p(text('가나', { strike: true }))],
  ['Control+Alt+1', h(1, '가나')],
  ['Control+Alt+2', h(2, '가나')],
  ['Control+Alt+3', h(3, '가나')],
  ['Control+Alt+0', p('가나')],
  ['Control+Shift+Digit8', ul(li('가나'))],
  ['Control+Shift+Digit7', { ...ul(li('가나')), type: 'numbered-list' as const }],
] as const;
for (const [keys, block] of SHORTCUTS) {
  test(`${keys} has the same effect as its tool`, async ({ page }) => {
    await openStage(page, doc(p('가나')));
    await select(page, [[0, 0], 0], [[0, 0], 2]);
    await page.keyboard.press(keys);
    await expect.poll(() => readDocument(page)).toEqual(doc(block));
  });
}

fresh('a pause of half a second begins a new step of undo', async ({ page }) => {
  await page.clock.install();
  await openStage(page, doc(p('')));
  await select(page, [[0, 0], 0]);
  await page.keyboard.type('abc');
  await page.clock.runFor(700);
  await page.keyboard.type('def');
  await page.keyboard.press('Control+z');
  await expectDocument(page, doc(p('abc')));
  await page.keyboard.press('Control+z');
  await expectDocument(page, doc(p('')));
  await page.keyboard.press('Control+y');
  await expectDocument(page, doc(p('abc')));
});

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

fresh.describe('drafts', () => {
  fresh('text typed before a crash is offered and restored', async ({ context }) => {
    const page = await context.newPage();
    await page.clock.install();
    await openStage(page, doc(p('가')), 'draft');
    await select(page, [[0, 0], 1]);
    await page.keyboard.type('b');
    await page.clock.runFor(3500);
    const session = await context.newCDPSession(page);
    // `Page.crash` never gets a response.
    await Promise.all([
      page.waitForEvent('crash'),
      Promise.race([session.send('Page.crash'), page.waitForEvent('crash')]),
    ]);
    const next = await context.newPage();
    await next.goto(`${E2E.stage}/?draft`);
    await expect(offer(next)).toBeVisible();
    await next.getByRole('button', { name: '이어서 쓰기' }).click();
    await expect(offer(next)).toHaveCount(0);
    await expectDocument(next, doc(p('가b')));
  });

  fresh(
    'a forced reload right after typing keeps the draft, and a discarded draft does not come back',
    async ({ page }) => {
      await openStage(page, doc(p('가')), 'draft');
      await select(page, [[0, 0], 1]);
      await page.keyboard.type('b');
      await page.reload();
      await expect(offer(page)).toBeVisible();
      await page.getByRole('button', { name: '버리기' }).click();
      await expect(offer(page)).toHaveCount(0);
      await page.reload();
      await expect(textOf(page)).toBeVisible();
      await waitUntilIdle(page);
      await expect(offer(page)).toHaveCount(0);
    },
  );
});
