import { validateDocument } from '@danji/contracts/documents/validate-document';
import { describe, expect, test } from '@jest/globals';
import { normalizeDocument } from '../../src/core/normalize-document.ts';
import { p, item, cell, row, table, link, of, normal } from './loose-blocks.ts';

const ul = (...children: unknown[]) => ({ type: 'bulleted-list', children });
const nothing = [{ text: '' }];

const nested = (depth: number, wrap: (inner: unknown) => unknown, inner: unknown) =>
  Array.from({ length: depth }).reduce((node) => wrap(node), inner);

describe('the nearest valid document', () => {
  test.each<[string, unknown, unknown]>([
    ['nothing', null, of(p(''))],
    ['a string', '가', of(p('가'))],
    [
      'a list of nodes',
      [{ text: '가' }, { text: '나', bold: true }, p('다')],
      of(p('가', { text: '나', bold: true }), p('다')),
    ],
    ['one node', p('가', 7), of(p('가'))],
    ['another version', { version: 2, children: [p('가')] }, of(p('가'))],
  ])('of %s', (_, value, expected) => expect(normalizeDocument(value)).toEqual(expected));

  test.each<[string, unknown[], unknown[]]>([
    ['unknown blocks leave their text', [{ type: 'callout', children: [{ text: '가' }, p('나')] }], [p('가'), p('나')]],
    ['rows and cells outside a table too', [row(cell(p('가')))], [p('가')]],
    [
      'blocks in a paragraph stand alone',
      [p('가', { type: 'divider', children: [] })],
      [p('가'), { type: 'divider', children: nothing }],
    ],
    [
      'equal texts are joined, empty ones dropped',
      [p('가', '나', { text: '', bold: true }, '다', { text: '라', bold: 'yes' }, 1)],
      [p('가나다라')],
    ],
    [
      'marks lose bad values',
      [
        p({
          text: '가',
          bold: true,
          color: '#FF0000',
          background: 'red',
          fontSize: 16,
          fontFamily: 'Comic',
          onclick: 'x',
        }),
      ],
      [p({ text: '가', bold: true, color: '#ff0000' })],
    ],
    ['letters are composed and visible', [p({ text: '\u1112\u1161\u11ab\u200b\u0000글', x: 1 })], [p('한글')]],
    ['forbidden links are their text', [p('가', link('javascript:alert(1)', { text: '나' }))], [p('가나')]],
    [
      'links have text around them and none in them',
      [
        p(
          link('https://danji.kr', { text: '가' }, link('https://a.kr', { text: '나' })),
          link('https://danji.kr', { text: '' }),
          0,
        ),
      ],
      [p('', link('https://danji.kr', { text: '가나' }), '')],
    ],
    [
      'headings are of three levels',
      [{ type: 'heading', level: 5, children: [{ text: '가' }] }],
      [{ type: 'heading', level: 3, children: [{ text: '가' }] }],
    ],
    [
      'quotes hold paragraphs alone',
      [
        {
          type: 'quote',
          children: [{ type: 'heading', level: 1, children: [{ text: '가' }] }, ul(item(p('나'))), { text: '다' }],
        },
      ],
      [{ type: 'quote', children: [p('가')] }, ul(item(p('나'))), { type: 'quote', children: [p('다')] }],
    ],
    [
      'an item is a paragraph and a list',
      [ul(item(p('가'), p('나'), ul(item(p('다'))), ul(item(p('라')))), ul(item(p('마'))), p('바'))],
      [ul(item(p('가\n나'), ul(item(p('다')), item(p('라')), item(p('마')))), item(p('바')))],
    ],
    [
      'what no item holds follows the list',
      [ul(item(p('가'), { type: 'divider', children: [] }), item(p('나')))],
      [ul(item(p('가')), item(p('나'))), { type: 'divider', children: nothing }],
    ],
    [
      'pictures without a file are dropped',
      [{ type: 'image', fileId: 'https://evil.kr/x.png', children: nothing }, p('가')],
      [p('가')],
    ],
    [
      'fields that are none are dropped',
      [
        {
          type: 'image',
          fileId: 'V1StGXR8_Z5jdHi6B-myT',
          width: 10.4,
          displayWidth: 5,
          alt: 7,
          align: 'top',
          caption: '봄\u0000',
          children: [],
        },
      ],
      [{ type: 'image', fileId: 'V1StGXR8_Z5jdHi6B-myT', width: 10, caption: '봄', children: nothing }],
    ],
    [
      'videos of other hosts are dropped',
      [{ type: 'video', provider: 'evil', videoId: 'dQw4w9WgXcQ', children: nothing }, p('가')],
      [p('가')],
    ],
    [
      'a table in a table gives its content in order',
      [table(row(cell(p('가'), table(row(cell(p('나')), cell({ type: 'quote', children: [p('다')] }))), p('라'))))],
      [table(row(cell(p('가'), p('나'), p('다'), p('라'))))],
    ],
    [
      'rows are made equally long',
      [table(row(cell(p('가')), cell(p('나'))), row(cell({ text: '다' })), p('x'))],
      [table(row(cell(p('가')), cell(p('나'))), row(cell(p('다')), cell(p(''))))],
    ],
    ['a table of nothing is none', [table(row()), p('가')], [p('가')]],
  ])('%s', (_, input, expected) => expect(normal(...input)).toEqual(expected));

  test('lists deeper than five levels go on at the fifth', () => {
    const deep = nested(8, (inner) => ul(item(p('가'), inner)), ul(item(p('끝'))));
    const text = JSON.stringify(normal(deep));
    expect(text.match(/bulleted-list/g)).toHaveLength(5);
    expect(text.match(/list-item/g)).toHaveLength(9);
  });

  test.each<[string, (inner: unknown) => unknown]>([
    ['unknown nodes', (inner) => ({ type: 'x', children: [inner] })],
    ['lists', (inner) => ul(item(p('가'), inner))],
    ['tables', (inner) => table(row(cell(inner)))],
    ['quotes', (inner) => ({ type: 'quote', children: [inner] })],
    ['links', (inner) => link('https://danji.kr', inner)],
    ['arrays', (inner) => [inner]],
  ])('10,000 %s in each other keep their text', (_, wrap) => {
    const document = normalizeDocument(of(nested(10_000, wrap, { text: '끝' })));
    expect(validateDocument(document)).toEqual([]);
    expect(JSON.stringify(document)).toContain('끝');
  });
});
