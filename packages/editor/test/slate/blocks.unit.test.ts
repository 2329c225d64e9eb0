import { describe, expect, test } from '@jest/globals';
import {
  getAlign,
  getBlockType,
  insertSoftBreak,
  insertSymbol,
  setAlign,
  setBlockType,
} from '../../src/core/slate/blocks.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { backspace, type Case, describeCases, enter, type } from './drawn-cases.ts';
import { edit, h, li, p, quote, t, table, ul } from './drawing.ts';

const heading = (level: 1 | 2 | 3) => (editor: DocumentEditor) => setBlockType(editor, `heading-${level}`);
const quoted = (editor: DocumentEditor) => setBlockType(editor, 'quote');
const erase = (editor: DocumentEditor) => editor.deleteFragment();

const TYPES: Case[] = [
  ['a paragraph becomes a heading', [p('가|')], heading(2), [h(2, '가|')]],
  ['another level', [h(1, '가|')], heading(3), [h(3, '가|')]],
  ['the same level goes back', [h(2, '가|')], heading(2), [p('가|')]],
  ['selected paragraphs become one quote', [p('[가'), p('나]'), p('다')], quoted, [quote('[가', '나]'), p('다')]],
  ['a quote goes back', [quote('가', '나|', '다')], quoted, [quote('가'), p('나|'), quote('다')]],
  ['a heading becomes a quote', [h(1, '가|')], quoted, [quote('가|')]],
  ['a quoted line becomes a heading', [quote('가', '나|')], heading(1), [quote('가'), h(1, '나|')]],
  ['an item leaves its list', [ul('가', li('나|', ul('다')))], heading(1), [ul('가'), h(1, '나|'), ul('다')]],
  ['cells hold paragraphs alone', [table(['가|', '나']), p()], heading(1), [table(['가|', '나']), p()]],
  ['a quote next to another stays apart', [quote('가'), p('나|')], quoted, [quote('가'), quote('나|')]],
];

const KEYS: Case[] = [
  ['Enter at the end of a heading begins a paragraph', [h(1, '가|')], enter, [h(1, '가'), p('|')]],
  ['Enter within a heading parts it', [h(1, '가|나')], enter, [h(1, '가'), h(1, '|나')]],
  ['Enter at the start of a heading makes room above', [h(1, '|가')], enter, [p(), h(1, '|가')]],
  ['Enter in an empty heading makes it a paragraph', [h(1, '|')], enter, [p('|')]],
  ['Enter in a quote goes on in it', [quote('가|')], enter, [quote('가', '|')]],
  [
    'Enter in an empty quoted line leaves the quote',
    [quote('가', '|', '나')],
    enter,
    [quote('가'), p('|'), quote('나')],
  ],
  ['Backspace at the start of a heading makes it a paragraph', [p('가'), h(1, '|나')], backspace, [p('가'), p('|나')]],
  [
    'Backspace at the start of a quote leaves it',
    [p('가'), quote('|나', '다')],
    backspace,
    [p('가'), p('|나'), quote('다')],
  ],
  ['Backspace at the start of a later quoted line joins them', [quote('나', '|다')], backspace, [quote('나|다')]],
  ['a soft break stays in the block', [h(1, '가|나')], insertSoftBreak, [h(1, '가\n|나')]],
  [
    'a symbol has the marks of the text',
    [p(t('가|', { bold: true }))],
    (editor) => insertSymbol(editor, '※'),
    [p(t('가※|', { bold: true }))],
  ],
];

const BLOCKS: Case[] = [
  ['deleted text of several blocks leaves the first', [p('[가'), h(1, '나]다')], erase, [p('|다')]],
  ['a block that was only reached stays', [p('[가'), p(']나')], erase, [p('|'), p('나')]],
  ['typing after three clicks stays in the block', [h(2, '[가'), p(']나')], type('다'), [h(2, '다|'), p('나')]],
  [
    'several blocks up to one that was only reached',
    [p('[가'), p('나'), h(1, ']다')],
    type('라'),
    [p('라|'), h(1, '다')],
  ],
  ['in a list it leaves the item', [ul('[가'), p('나]다')], erase, [ul('|다')]],
  ['in front of a list it leaves the paragraph', [p('[가'), ul('나]다', '라')], erase, [p('|다'), ul('라')]],
  [
    'typing over all looks like the first letter did',
    [p(t('[가', { bold: true })), h(1, '나]')],
    type('다'),
    [p(t('다|', { bold: true }))],
  ],
  [
    'typing over words looks like the first of them did',
    [p('가', t('[나]', { bold: true }), '다')],
    type('라'),
    [p('가', t('라|', { bold: true }), '다')],
  ],
  [
    'typing over plain words behind bold ones is plain',
    [p(t('가', { bold: true }), '[나]')],
    type('다'),
    [p(t('가', { bold: true }), '다|')],
  ],
  [
    'typing over a block looks like its first letter did',
    [p(t('[가', { italic: true }), '나]')],
    type('다'),
    [p(t('다|', { italic: true }))],
  ],
];

describeCases('types of blocks', TYPES);
describeCases('keys in headings and quotes', KEYS);
describeCases('text over several blocks', BLOCKS);

describe('what is selected', () => {
  test('says the common type and side, and nothing when they differ', () => {
    const editor = edit(h(2, '[가'), p('나]'));
    expect([getBlockType(editor), getAlign(editor)]).toEqual([undefined, 'left']);
    setAlign(editor, 'center');
    expect([getAlign(editor), editor.children]).toEqual([
      'center',
      [
        { ...h(2, '가'), align: 'center' },
        { ...p('나'), align: 'center' },
      ],
    ]);
    setAlign(editor, 'left');
    expect(editor.children).toEqual([h(2, '가'), p('나')]);
  });
});
