import { devices, expect, test as fresh } from '@playwright/test';
import { InputMethod } from './editor/input-method.ts';
import { divider, doc, h, image, li, link, p, table, text, ul } from './editor/nodes.ts';
import { dragCells, expectDocument, openStage, readDocument, select, textOf, toolOf } from './editor/stage-page.ts';
import { test } from './editor/stage-test.ts';

const CTRL = 2;

test('a render of the page around the editor does not disturb a composition', async ({ page }) => {
  await openStage(page, doc(p('가나')));
  await select(page, [[0, 0], 1]);
  const method = await InputMethod.on(page);
  let renders = Number(await page.getByRole('main').getAttribute('data-renders'));
  for (const syllable of '한글단지') {
    await method.begin(syllable);
    await page.evaluate(() => {
      globalThis.stage.rerender();
    });
    renders += 1;
    await expect(page.getByRole('main')).toHaveAttribute('data-renders', String(renders));
    await method.commit(syllable);
  }
  await expectDocument(page, doc(p('가한글단지나')));
});

fresh(
  'a draft stored during a composition neither ends nor doubles the syllable, and `onChange` is not called before it ends',
  async ({ page }) => {
    await page.clock.install();
    await openStage(page, doc(p('가나')), 'draft');
    await select(page, [[0, 0], 1]);
    const method = await InputMethod.on(page);
    await method.type('한');
    await expect.poll(() => page.evaluate(() => globalThis.stage.saved())).toEqual(doc(p('가한나')));
    await method.begin('글');
    await page.clock.runFor(3500);
    expect(await page.evaluate(() => localStorage.getItem('stage.draft'))).toContain('한');
    expect(await page.evaluate(() => globalThis.stage.saved())).toEqual(doc(p('가한나')));
    await method.commit('글');
    await expectDocument(page, doc(p('가한글나')));
  },
);

for (const [key, after] of [
  ['Home', [p('가나'), p('한다라')]],
  ['ArrowUp', [p('가나한'), p('다라')]],
] as const) {
  test(`a syllable composed right after ${key} is inserted at the new caret`, async ({ page }) => {
    await openStage(page, doc(p('가나'), p('다')));
    await select(page, [[1, 0], 1]);
    await page.keyboard.type('라');
    await page.keyboard.press(key);
    await (await InputMethod.on(page)).type('한');
    await expectDocument(page, doc(...after));
  });
}

test('Enter right after a syllable begins exactly one line', async ({ page }) => {
  await openStage(page, doc(p('가나')));
  await select(page, [[0, 0], 1]);
  const method = await InputMethod.on(page);
  await method.begin('한');
  await method.pressWhileComposing({ key: 'Enter', code: 'Enter' });
  await method.commit('한');
  await page.keyboard.press('Enter');
  await method.type('글');
  await expectDocument(page, doc(p('가한'), p('글나')));
});

test('a cancelled syllable leaves nothing', async ({ page }) => {
  await openStage(page, doc(p('가나')));
  await select(page, [[0, 0], 1]);
  const method = await InputMethod.on(page);
  await method.begin('한');
  await method.cancel();
  await expect.poll(() => readDocument(page)).toEqual(doc(p('가나')));
  await method.type('글');
  await expectDocument(page, doc(p('가글나')));
});

fresh('undo removes a whole syllable, never a single jamo', async ({ page }) => {
  await page.clock.install();
  await openStage(page, doc(p('가')));
  await select(page, [[0, 0], 1]);
  const method = await InputMethod.on(page);
  await method.type('한글');
  await page.clock.runFor(700);
  await method.type('단지');
  await page.keyboard.press('Control+z');
  await expectDocument(page, doc(p('가한글')));
  await page.keyboard.press('Control+z');
  await expectDocument(page, doc(p('가')));
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await expectDocument(page, doc(p('가한글단지')));
});

test('one undo restores the content that a syllable replaced', async ({ page }) => {
  const before = doc(p('가나'), image(), p('다라'));
  await openStage(page, before);
  await select(page, [[0, 0], 1], [[2, 0], 1]);
  await (await InputMethod.on(page)).type('한');
  await expectDocument(page, doc(p('가한라')));
  await page.keyboard.press('Control+z');
  await expectDocument(page, before);
});

test('one undo restores the cells that a syllable replaced', async ({ page }) => {
  const before = doc(table(['가', '나'], ['다', '라']), p());
  await openStage(page, before);
  await dragCells(page, 0, 3);
  await (await InputMethod.on(page)).type('한');
  await expectDocument(page, doc(table(['한', ''], ['', '']), p()));
  await page.keyboard.press('Control+z');
  await expectDocument(page, before);
});

test('no shortcut, list key or dialog is triggered during a composition', async ({ page }) => {
  await openStage(page, doc(ul(li('가'), li('나'))));
  await select(page, [[0, 1, 0, 0], 1]);
  const method = await InputMethod.on(page);
  await method.begin('한');
  for (const [key, code] of [
    ['b', 'KeyB'],
    ['k', 'KeyK'],
    ['z', 'KeyZ'],
    ['1', 'Digit1'],
  ] as const)
    await method.pressWhileComposing({ key, code, modifiers: CTRL });
  for (const key of ['Tab', 'Enter', 'Escape', 'F10'])
    await method.pressWhileComposing({ key, code: key, modifiers: key === 'F10' ? 1 : 0 });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expect(textOf(page)).toBeFocused();
  await method.commit('한');
  await expectDocument(page, doc(ul(li('가'), li('나한'))));
});

test('a syllable and a space after # do not make a heading before the syllable has ended', async ({ page }) => {
  await openStage(page, doc(p()));
  await select(page, [[0, 0], 0]);
  const method = await InputMethod.on(page);
  await page.keyboard.type('#');
  await method.begin('한');
  await method.pressWhileComposing({ key: ' ', code: 'Space' });
  await method.commit('한');
  await page.keyboard.type(' ');
  await expectDocument(page, doc(p('#한 ')));
});

test('Enter in the video dialog waits for the syllable', async ({ page }) => {
  await openStage(page, doc(p('가')));
  await select(page, [[0, 0], 1]);
  await toolOf(page, /동영상/).click();
  const field = page.getByRole('textbox', { name: '유튜브 링크' });
  await field.fill('https://youtu.be/aqz-KE-bpKQ');
  const method = await InputMethod.on(page);
  await method.pressWhileComposing({ key: 'Enter', code: 'Enter' });
  await expect(field).toBeVisible();
  expect(await readDocument(page)).toEqual(doc(p('가')));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readDocument(page)).children.map(({ type }) => type)).toContain('video');
});

fresh.describe('in an Android browser Hangul is typed', () => {
  fresh.use({
    userAgent: devices['Pixel 7'].userAgent,
    viewport: { width: 412, height: 839 },
    hasTouch: true,
    isMobile: true,
  });
  const places = [
    { where: 'in an empty document', before: doc(p()), at: [[0, 0], 0], after: doc(p('한글')) },
    { where: 'inside a word', before: doc(p('가나')), at: [[0, 0], 1], after: doc(p('가한글나')) },
    {
      where: 'at the end of bold text',
      before: doc(p(text('가', { bold: true }))),
      at: [[0, 0], 1],
      after: doc(p(text('가한글', { bold: true }))),
    },
    {
      where: 'at the end of a link, which is extended',
      before: doc(p('', link('https://example.com/', '가'), '')),
      at: [[0, 1, 0], 1],
      after: doc(p('', link('https://example.com/', '가한글'), '')),
    },
    {
      where: 'in an empty cell',
      before: doc(table(['', '나']), p()),
      at: [[0, 0, 0, 0, 0], 0],
      after: doc(table(['한글', '나']), p()),
    },
    {
      where: 'on a selected rule',
      before: doc(h(1, '가'), divider(), p('나')),
      at: [[1, 0], 0],
      after: doc(h(1, '가'), divider(), p('한글'), p('나')),
    },
  ] as const;
  for (const { where, before, at, after } of places) {
    fresh(where, async ({ page }) => {
      await openStage(page, before);
      await select(page, [[...at[0]], at[1]]);
      await (await InputMethod.on(page)).type('한글');
      await expectDocument(page, after);
    });
  }
});
