import { toPlainText } from '@danji/contracts/documents/document-text';
import { describe, expect, test } from '@jest/globals';
import { fromHtml, fromText, importHtml } from '../../src/core/from-html.ts';
import { blocks, p } from './imported-blocks.ts';

const item = (...children: unknown[]) => ({ type: 'list-item', children });
const ul = (...children: unknown[]) => ({ type: 'bulleted-list', children });
const cell = (text: string, more: object = {}) => ({ type: 'table-cell', ...more, children: [p(text)] });

const table = (rows: unknown[][], more: object = {}) => ({
  type: 'table',
  ...more,
  children: rows.map((children) => ({ type: 'table-row', children })),
});

describe('lists', () => {
  test.each<[string, string, unknown[]]>([
    [
      'in items and beside them',
      '<ul><li>가<ul><li>나</li></ul></li><ul><li>다</li></ul></ul>',
      [ul(item(p('가'), ul(item(p('나')), item(p('다')))))],
    ],
    [
      'by level',
      '<ul><li aria-level="1">가</li><li aria-level="3">나</li><li aria-level="2">다</li></ul>',
      [ul(item(p('가'), ul(item(p('나')), item(p('다')))))],
    ],
    ['with blocks in an item', '<ul><li><p>가</p><p>나</p><h2>다</h2></li></ul>', [ul(item(p('가\n나\n다')))]],
    [
      'with a first number',
      '<ol start="3"><li>가</li></ol>',
      [{ type: 'numbered-list', start: 3, children: [item(p('가'))] }],
    ],
    [
      'that go on',
      '<ol><li>가</li></ol><ol start="2"><li>나</li></ol>',
      [{ type: 'numbered-list', children: [item(p('가')), item(p('나'))] }],
    ],
    ['without a list', '<li>가</li><li>나</li>', [ul(item(p('가')), item(p('나')))]],
    ['of empty items', '<ul><li></li><li>가</li></ul>', [ul(item(p('')), item(p('가')))]],
  ])('%s', (_, html, expected) => expect(blocks(html)).toEqual(expected));
});

describe('tables', () => {
  test.each<[string, string, unknown[]]>([
    [
      'head and body',
      '<table><caption>표</caption><thead><tr><td>가</td></tr></thead><tbody><tr><td>나</td></tr></tbody></table>',
      [p('표'), table([[cell('가')], [cell('나')]], { headerRow: true })],
    ],
    [
      'heads of rows',
      '<table><tr><th>가</th><td>나</td></tr><tr><th>다</th><td>라</td></tr></table>',
      [
        table(
          [
            [cell('가'), cell('나')],
            [cell('다'), cell('라')],
          ],
          { headerColumn: true },
        ),
      ],
    ],
    [
      'rows of other lengths',
      '<table><tr><td>가</td><td>나</td></tr><tr><td>다</td></tr></table>',
      [
        table([
          [cell('가'), cell('나')],
          [cell('다'), cell('')],
        ]),
      ],
    ],
    [
      'a table in a cell',
      '<table><tr><td>가<table><tr><td>나</td></tr></table>다</td></tr></table>',
      [table([[{ type: 'table-cell', children: [p('가'), p('나'), p('다')] }]])],
    ],
    ['rows without a table', '<tr><td>가</td><td>나</td></tr>', [table([[cell('가'), cell('나')]])]],
    [
      'the ground of a row',
      '<table><tr bgcolor="#eee"><td>가</td><td style="background:#fff">나</td></tr></table>',
      [table([[cell('가', { background: '#eeeeee' }), cell('나')]])],
    ],
    [
      'spans out of bounds',
      '<table><tr><td colspan="2" rowspan="9">가</td><td rowspan="0">나</td></tr></table>',
      [table([[cell('가'), cell('나')]])],
    ],
    ['a layout of nothing', '<table><tr></tr></table><p>가</p>', [p('가')]],
  ])('%s', (_, html, expected) => expect(blocks(html)).toEqual(expected));

  test('a sheet longer than a table goes on in another', () => {
    const rows = Array.from({ length: 1200 }, (_, at) => `<tr><td>${at}</td><td>가</td></tr>`).join('');
    const tables = blocks(`<table>${rows}</table>`);
    expect(tables.map((each) => each.type === 'table' && each.children.length)).toEqual([500, 500, 200]);
    expect(toPlainText({ version: 1, children: tables })).toContain('1199');
  });

  test('a single cell of a sheet is its text', () => {
    expect(
      blocks(
        '<google-sheets-html-origin><table data-sheets-root="1"><tr><td>가</td></tr></table></google-sheets-html-origin>',
      ),
    ).toEqual([p('가')]);
  });
});

describe('pictures', () => {
  const FILE = 'V1StGXR8_Z5jdHi6B-myT';
  const image = { type: 'image', fileId: FILE, children: [{ text: '' }] };

  test.each([`/api/commons/files/${FILE}/`, `${location.origin}/api/commons/files/${FILE}/?t=abc.def`])(
    'of ours stay: %s',
    (src) => {
      expect(importHtml(`<p>가<img src="${src}" width="80" height="60">나</p>`)).toEqual({
        document: { version: 1, children: [p('가'), { ...image, width: 80, height: 60 }, p('나')] },
        dropped: { images: [], isCut: false },
      });
    },
  );

  test.each([
    `https://evil.kr/api/commons/files/${FILE}/`,
    'https://a.kr/x.png',
    'data:image/png;base64,AAAA',
    'blob:http://localhost/1',
    `/api/commons/files/../${FILE}/`,
  ])('of others are told: %s', (src) => {
    expect(importHtml(`<p>가<img src="${src}" onerror="alert(1)"></p>`)).toEqual({
      document: { version: 1, children: [p('가')] },
      dropped: { images: [src], isCut: false },
    });
  });
});

describe('plain text', () => {
  test('every line is a paragraph, tabs stay', () =>
    expect(fromText('가\r\n\r\n나\t다\n').children).toEqual([p('가'), p(''), p('나\t다')]));

  test('stands in for HTML that says nothing', () =>
    expect(fromHtml('<meta charset="utf-8"><p> </p>', '가').children).toEqual([p('가')]));

  test('is not needed', () =>
    expect([fromHtml(''), fromHtml('<p>가</p>', '나').children]).toEqual([
      { version: 1, children: [p('')] },
      [p('가')],
    ]));
});
