import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { InputMethod } from './editor/input-method.ts';
import { cell, divider, doc, h, image, li, link, p, quote, table, text, ul, video } from './editor/nodes.ts';
import { dragCells, expectDocument, openStage, select, textOf } from './editor/stage-page.ts';
import { test } from './editor/stage-test.ts';

type Place = {
  where: string;
  before: RichDocument;
  at: Parameters<typeof select>[1];
  to?: Parameters<typeof select>[2];
  after: RichDocument;
};
const url = 'https://example.com/';

/** Types 한글 at a caret or over a selection; nothing else may change. */
const PLACES: Place[] = [
  { where: 'inside a word', before: doc(p('가나')), at: [[0, 0], 1], after: doc(p('가한글나')) },
  { where: 'at the start', before: doc(p('가나')), at: [[0, 0], 0], after: doc(p('한글가나')) },
  { where: 'at the end', before: doc(p('가나')), at: [[0, 0], 2], after: doc(p('가나한글')) },
  { where: 'in an empty document with its placeholder', before: doc(p()), at: [[0, 0], 0], after: doc(p('한글')) },
  {
    where: 'in an empty paragraph between two',
    before: doc(p('가'), p(), p('나')),
    at: [[1, 0], 0],
    after: doc(p('가'), p('한글'), p('나')),
  },
  { where: 'in a heading', before: doc(h(1, '가나')), at: [[0, 0], 1], after: doc(h(1, '가한글나')) },
  {
    where: 'inside bold text',
    before: doc(p('가', text('나다', { bold: true }))),
    at: [[0, 1], 1],
    after: doc(p('가', text('나한글다', { bold: true }))),
  },
  {
    where: 'inside coloured text',
    before: doc(p(text('가나', { color: '#e03131', fontSize: 24 }))),
    at: [[0, 0], 1],
    after: doc(p(text('가한글나', { color: '#e03131', fontSize: 24 }))),
  },
  {
    where: 'inside a link',
    before: doc(p('가 ', link(url, '나다'), ' 라')),
    at: [[0, 1, 0], 1],
    after: doc(p('가 ', link(url, '나한글다'), ' 라')),
  },
  {
    where: 'at the end of a link, which is not extended',
    before: doc(p('가 ', link(url, '나다'), ' 라')),
    at: [[0, 1, 0], 2],
    after: doc(p('가 ', link(url, '나다'), '한글 라')),
  },
  { where: 'in a list item', before: doc(ul(li('가나'))), at: [[0, 0, 0, 0], 1], after: doc(ul(li('가한글나'))) },
  {
    where: 'in an empty nested list item',
    before: doc(ul(li('가', ul(li(''))))),
    at: [[0, 0, 1, 0, 0, 0], 0],
    after: doc(ul(li('가', ul(li('한글'))))),
  },
  { where: 'in a quote', before: doc(quote(p('가나'))), at: [[0, 0, 0], 1], after: doc(quote(p('가한글나'))) },
  {
    where: 'in an empty table cell',
    before: doc(table(['가', ''], ['다', '라']), p()),
    at: [[0, 0, 1, 0, 0], 0],
    after: doc(table(['가', '한글'], ['다', '라']), p()),
  },
  {
    where: 'over two selected paragraphs',
    before: doc(p('가나'), p('다라')),
    at: [[0, 0], 1],
    to: [[1, 0], 1],
    after: doc(p('가한글라')),
  },
  {
    where: 'over everything',
    before: doc(p(text('가나', { bold: true })), h(1, '다라')),
    at: [[0, 0], 0],
    to: [[1, 0], 2],
    after: doc(p(text('한글', { bold: true }))),
  },
  {
    where: 'from text into a table: the grid stays',
    before: doc(p('가나'), table(['다', '라'], ['마', '바']), p()),
    at: [[0, 0], 1],
    to: [[1, 0, 1, 0, 0], 1],
    after: doc(p('가한글'), table(['', ''], ['마', '바']), p()),
  },
  {
    where: 'on a selected picture',
    before: doc(p('가'), image(), p('나')),
    at: [[1, 0], 0],
    after: doc(p('가'), image(), p('한글'), p('나')),
  },
  {
    where: 'on a selected rule',
    before: doc(p('가'), divider(), p('나')),
    at: [[1, 0], 0],
    after: doc(p('가'), divider(), p('한글'), p('나')),
  },
  {
    where: 'on a selected video',
    before: doc(p('가'), video(), p('나')),
    at: [[1, 0], 0],
    after: doc(p('가'), video(), p('한글'), p('나')),
  },
  {
    where: 'before a picture',
    before: doc(p('가'), image(), p('나')),
    at: [[0, 0], 1],
    after: doc(p('가한글'), image(), p('나')),
  },
  { where: 'after a rule', before: doc(divider(), p('나')), at: [[1, 0], 0], after: doc(divider(), p('한글나')) },
];

test.describe('한글 is typed exactly', () => {
  for (const { where, before, at, to, after } of PLACES) {
    test(where, async ({ page }) => {
      await openStage(page, before);
      await select(page, at, to);
      await (await InputMethod.on(page)).type('한글');
      await expectDocument(page, after);
    });
  }

  test('at a caret with bold switched on', async ({ page }) => {
    await openStage(page, doc(p('가나')));
    await select(page, [[0, 0], 1]);
    await page.keyboard.press('Control+b');
    await (await InputMethod.on(page)).type('한글');
    await expectDocument(page, doc(p('가', text('한글', { bold: true }), '나')));
  });

  test('over several selected cells: they are emptied, the grid stays', async ({ page }) => {
    await openStage(page, doc(table(['가', '나', '다'], ['라', '마', '바']), p()));
    await dragCells(page, 0, 4);
    await (await InputMethod.on(page)).type('한글');
    await expectDocument(page, doc(table(['한글', '', '다'], ['', '', '바']), p()));
  });

  test('over selected cells of which one covers two rows', async ({ page }) => {
    const before = table([cell('가', { rowSpan: 2 }), '나'], ['다'], ['라', '마']);
    await openStage(page, doc(before, p()));
    await dragCells(page, 0, 2);
    await (await InputMethod.on(page)).type('한');
    await expectDocument(page, doc(table([cell('한', { rowSpan: 2 }), ''], [''], ['라', '마']), p()));
  });

  test('on a picture that was clicked', async ({ page }) => {
    await openStage(page, doc(p('가'), image(), p('나')));
    await textOf(page).getByRole('img').click();
    await (await InputMethod.on(page)).type('한글');
    await expectDocument(page, doc(p('가'), image(), p('한글'), p('나')));
  });
});
