import { expect, type Page } from '@playwright/test';
import { waitUntilIdle } from './page-idle.ts';
import { cell, doc, p, table } from './editor/nodes.ts';
import { dragCells, expectDocument, openStage, readDocument, select, textOf, toolOf } from './editor/stage-page.ts';
import { test } from './editor/stage-test.ts';

const tableTools = (page: Page) => page.getByRole('toolbar', { name: '표 도구' });
const press = (page: Page, name: string) => tableTools(page).getByRole('button', { name, exact: true }).click();
const grid = () => table(['가', '나'], ['다', '라']);
const readWidths = async (page: Page) =>
  (await readDocument(page)).children.flatMap((block) => (block.type === 'table' ? [block.colWidths] : []))[0];

test('the tool inserts a table of three by three with a header row, puts the caret into its first cell, and adds a line after it', async ({
  page,
}) => {
  await openStage(page, doc(p()));
  await select(page, [[0, 0], 0]);
  await toolOf(page, '표').click();
  await page.keyboard.type('ab');
  await expectDocument(page, doc({ ...table(['ab', '', ''], ['', '', ''], ['', '', '']), headerRow: true }, p()));
});

test('Tab goes from cell to cell and adds a row at the end, Shift+Tab goes back', async ({ page }) => {
  await openStage(page, doc(grid(), p()));
  await select(page, [[0, 1, 0, 0, 0], 1]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('4');
  await expectDocument(page, doc(table(['가', '나'], ['다', '라14'], ['2', '3']), p()));
});

/** A cell with two paragraphs. */
const twoLines = (first: string, second: string) => cell('', { children: [p(first), p(second)] });

test('the arrows up and down stay in the column, go through the lines of a cell, and leave the table', async ({
  page,
}) => {
  const tall = table(['가', twoLines('나', '둘째 줄')], ['다', '라'], ['마', '바']);
  await openStage(page, doc(p('앞'), tall, p('뒤')));
  await select(page, [[1, 0, 1, 0, 0], 1]);
  for (const text of ['1', '2', '3', '4']) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type(text);
  }
  await select(page, [[1, 1, 0, 0, 0], 1]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('5');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('6');
  const typed = table(['가5', twoLines('나', '둘1째 줄')], ['다', '라2'], ['마', '바3']);
  await expectDocument(page, doc(p('앞6'), typed, p('뒤4')));
});

test('Backspace at the start of a cell and Delete at its end merge nothing', async ({ page }) => {
  const before = doc(p('앞'), grid(), p('뒤'));
  await openStage(page, before);
  await select(page, [[1, 0, 1, 0, 0], 0]);
  await page.keyboard.press('Backspace');
  await select(page, [[1, 0, 1, 0, 0], 1]);
  await page.keyboard.press('Delete');
  await waitUntilIdle(page);
  expect(await readDocument(page)).toEqual(before);
});

test('the table toolbar is shown only while the caret is in a table', async ({ page }) => {
  await openStage(page, doc(p('앞'), grid(), p('뒤')));
  await select(page, [[0, 0], 1]);
  await expect(tableTools(page)).toHaveCount(0);
  await select(page, [[1, 0, 0, 0, 0], 1]);
  await expect(tableTools(page)).toBeVisible();
  await expect(tableTools(page).getByRole('button', { name: '칸 합치기' })).toHaveCount(0);
  await expect(tableTools(page).getByRole('button', { name: '칸 나누기' })).toHaveCount(0);
  await select(page, [[2, 0], 1]);
  await expect(tableTools(page)).toHaveCount(0);
});

test('cells are merged when two are selected and split when one covers several', async ({ page }) => {
  await openStage(page, doc(grid(), p()));
  await dragCells(page, 0, 1);
  await press(page, '칸 합치기');
  await expect.poll(async () => JSON.stringify((await readDocument(page)).children[0])).toContain('"colSpan":2');
  await select(page, [[0, 0, 0, 0, 0], 1]);
  await press(page, '칸 나누기');
  await expect.poll(async () => JSON.stringify((await readDocument(page)).children[0])).not.toContain('colSpan');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expectDocument(page, doc(grid(), p()));
});

test('rows, columns and headers are added and removed, and deleting the table leaves an empty line', async ({
  page,
}) => {
  await openStage(page, doc(grid(), p()));
  await select(page, [[0, 0, 0, 0, 0], 1]);
  await press(page, '아래에 줄 추가');
  await press(page, '오른쪽에 열 추가');
  await expectDocument(page, doc(table(['가', '', '나'], ['', '', ''], ['다', '', '라']), p()));
  await select(page, [[0, 1, 1, 0, 0], 0]);
  await press(page, '줄 지우기');
  await select(page, [[0, 0, 1, 0, 0], 0]);
  await press(page, '열 지우기');
  await expectDocument(page, doc(grid(), p()));
  await press(page, '제목 줄');
  await expect(textOf(page).locator('th')).toHaveText(['가', '나']);
  await press(page, '제목 열');
  await expect(textOf(page).locator('th')).toHaveText(['가', '나', '다']);
  await press(page, '표 지우기');
  await expectDocument(page, doc(p()));
});

test('a column is made wider and narrower by its border, but never narrower than 100 px', async ({ page }) => {
  await openStage(page, doc({ ...grid(), colWidths: [200, 200] }, p()));
  await select(page, [[0, 0, 0, 0, 0], 1]);
  const border = page.getByRole('separator', { name: '1열 오른쪽 경계' });
  const drag = async (by: number): Promise<void> => {
    const box = await border.boundingBox();
    if (!box) throw new Error('The border is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 5 });
    await page.mouse.up();
  };
  await drag(60);
  await expect.poll(() => readWidths(page)).toEqual([260, 200]);
  await drag(-250);
  await expect.poll(() => readWidths(page)).toEqual([100, 200]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => readWidths(page)).toEqual([260, 200]);
});

test('cells selected by keyboard are selected as cells', async ({ page }) => {
  await openStage(page, doc(table(['가', '나', '다'], ['라', '마', '바']), p()));
  await select(page, [[0, 0, 0, 0, 0], 1]);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Delete');
  await expectDocument(page, doc(table(['', '', '다'], ['', '', '바']), p()));
});

test('text typed in a merged cell stays in it', async ({ page }) => {
  const before = table([cell('가', { colSpan: 2 })], ['나', '다']);
  await openStage(page, doc(before, p()));
  await select(page, [[0, 0, 0, 0, 0], 1]);
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await page.keyboard.type('y');
  await expectDocument(
    page,
    doc(table([cell('가x', { colSpan: 2, children: [p('가x'), p('y')] })], ['나', '다']), p()),
  );
});
