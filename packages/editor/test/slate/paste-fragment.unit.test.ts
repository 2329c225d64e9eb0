import type { RichBlock } from '@danji/contracts/documents/rich-document';
import { describe, expect, test } from '@jest/globals';
import { insertBlocks } from '../../src/core/slate/fragment.ts';
import { setCellSelection } from '../../src/core/slate/table-at.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { type Case, describeCases } from './drawn-cases.ts';
import { a, cell, divider, draw, edit, h, image, li, ol, p, quote, t, table, ul, video } from './drawing.ts';

const paste =
  (...blocks: RichBlock[]) =>
  (editor: DocumentEditor) =>
    insertBlocks(editor, blocks);

const A = 'https://a.kr/';

const CASES: Case[] = [
  [
    'words into a text',
    [p('가|나')],
    paste(p('다', t('라', { bold: true }))),
    [p('가다', t('라|', { bold: true }), '나')],
  ],
  ['a heading into a text is words', [p('가|나')], paste(h(1, '다')), [p('가다|나')]],
  ['a heading into an empty paragraph', [p('|'), p()], paste(h(1, '다')), [h(1, '다|'), p()]],
  [
    'paragraphs flow together with the text around the caret',
    [h(1, '가|나')],
    paste(p('1'), p('2'), p('3')),
    [h(1, '가1'), p('2'), h(1, '3|나')],
  ],
  ['paragraphs at an end', [p('가|'), p('나')], paste(p('1'), p('2')), [p('가1'), p('2|'), p('나')]],
  ['paragraphs at a start', [p('|가')], paste(p('1'), p('2')), [p('1'), p('2|가')]],
  ['over selected blocks', [p('가[나'), p('다]라')], paste(p('1'), p('2')), [p('가1'), p('2|라')]],
  ['blocks within a text part it', [p('가|나')], paste(h(2, '1'), ul('2')), [p('가'), h(2, '1'), ul('2|'), p('나')]],
  ['a divider last, in an empty paragraph', [p('|')], paste(p('1'), divider()), [p('1'), divider(), p('|')]],
  [
    'a link within a link',
    [p(a('https://b.kr/', '가|나'))],
    paste(p(a(A, '다'))),
    [p(a('https://b.kr/', '가'), a(A, '다'), '|', a('https://b.kr/', '나'))],
  ],
  ['words within a link', [p(a(A, '가|나'))], paste(p('다')), [p(a(A, '가다|나'))]],

  ['paragraphs into a list are items', [ul('가|나')], paste(p('1'), p('2'), p('3')), [ul('가1', '2', '3|나')]],
  [
    'a list into a list, with what is nested',
    [ul('가|')],
    paste(ol('1', li('2', ul('3')), '4')),
    [ul('가1', li('2', ul('3')), '4|')],
  ],
  [
    'into an item with nested items',
    [ul(li('가|나', ul('다')))],
    paste(p('1'), p('2')),
    [ul('가1', li('2|나', ul('다')))],
  ],
  ['into an empty item', [ul('|')], paste(ul('1', '2')), [ul('1', '2|')]],
  ['words into an item', [ul('가|나')], paste(ul('1')), [ul('가1|나')]],
  ['pictures part a list', [ul('가|', '나')], paste(p('1'), image()), [ul('가'), p('1'), image('|'), ul('나')]],
  ['paragraphs into a quote', [quote('가|나')], paste(p('1'), h(1, '2')), [quote('가1', '2|나')]],
  [
    'a table parts a quote',
    [quote('가', '|나')],
    paste(table(['1']), p('2')),
    [quote('가'), table(['1']), p('2|'), quote('나')],
  ],

  [
    'into a cell: what may stand there',
    [table(['가|', '나']), p()],
    paste(h(1, '1'), quote('2'), divider(), ul('3')),
    [table([cell('가1', '2', ul('3|')), '나']), p()],
  ],
  ['into an empty cell', [table(['|', '나']), p()], paste(p('1'), p('2')), [table([cell('1', '2|'), '나']), p()]],
  [
    'a video in a cell is a link to it',
    [table(['|']), p()],
    paste(p('1'), video()),
    [
      table([cell('1', p(a('https://www.youtube.com/watch?v=abcdef', 'https://www.youtube.com/watch?v=abcdef'), '|'))]),
      p(),
    ],
  ],
  [
    'a table into a table fills its cells',
    [table(['|가', '나'], ['다', '라']), p()],
    paste(table(['1'], ['2'])),
    [table(['1', '나'], ['2|', '라']), p()],
  ],
  ['a table into text', [p('가|나')], paste(table(['1'])), [p('가'), table(['1|']), p('나')]],

  ['with a picture selected', [image('|'), p('나')], paste(p('1'), p('2')), [image(), p('1'), p('2|'), p('나')]],
  [
    'through Slate, mended first',
    [p('가|')],
    (editor) => editor.insertFragment([{ type: 'list-item', children: [p('1')] }, { text: '2' }]),
    [p('가1'), p('2|')],
  ],
];

describeCases('paste', CASES);

describe('paste', () => {
  test('over selected cells empties them and writes into the first', () => {
    const editor = edit(table(['가|', '나'], ['다', '라']), p());
    setCellSelection(editor, { path: [0], anchor: [0, 0], focus: [1, 0] });
    insertBlocks(editor, [p('1')]);
    expect(draw(editor)).toEqual([table(['1|', '나'], ['', '라']), p()]);
    editor.undo();
    expect(editor.children).toEqual([table(['가', '나'], ['다', '라']), p()]);
  });

  test('is one step, and its links another', () => {
    const editor = edit(p('가|'));
    insertBlocks(editor, [p('1'), ul('2'), p('naver.com'), image()]);
    expect(editor.history.undos).toHaveLength(2);
    editor.undo();
    expect(editor.children).toEqual([p('가1'), ul('2'), p('naver.com'), image(), p()]);
    editor.undo();
    expect(draw(editor)).toEqual([p('가|')]);
  });

  test('without a caret goes to the end', () => {
    const editor = edit(p('가'), p());
    insertBlocks(editor, [p('1'), p('2')]);
    expect(draw(editor)).toEqual([p('가'), p('1'), p('2|')]);
  });

  test('of what was copied from within a block is words', () => {
    expect(edit(ul('가', '[나]다')).getFragment()).toEqual([p('나')]);
    expect(edit(quote('가', '[나]')).getFragment()).toEqual([p('나')]);
    expect(edit(h(1, '[가]')).getFragment()).toEqual([h(1, '가')]);
    expect(edit(ul('[가', '나]')).getFragment()).toEqual([ul('가', '나')]);
    expect(edit(image('|'), p()).getFragment()).toEqual([image()]);
  });
});
