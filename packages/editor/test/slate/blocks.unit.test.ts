import { describe, expect, test } from '@jest/globals';
import {
  getAlign,
  getBlockType,
  insertDivider,
  insertImage,
  insertSoftBreak,
  insertSymbol,
  insertVideo,
  removeBlock,
  setAlign,
  setBlockType,
  updateImage,
} from '../../src/core/slate/blocks.ts';
import { insertParagraphBefore, leaveVoid } from '../../src/core/slate/with-voids.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { backspace, type Case, describeCases, enter, remove, type } from './drawn-cases.ts';
import { cell, divider, draw, edit, FILE_ID, h, image, li, p, quote, t, table, ul, video } from './drawing.ts';

const heading = (level: 1 | 2 | 3) => (editor: DocumentEditor) => setBlockType(editor, `heading-${level}`);
const quoted = (editor: DocumentEditor) => setBlockType(editor, 'quote');
const erase = (editor: DocumentEditor) => editor.deleteFragment();
const picture = (editor: DocumentEditor) => insertImage(editor, { fileId: FILE_ID });

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

const INSERTED: Case[] = [
  ['into an empty paragraph, which goes on below', [p('|')], insertDivider, [divider(), p('|')]],
  ['after a text', [p('가|'), p('나')], insertDivider, [p('가'), divider(), p('|'), p('나')]],
  ['before a text', [p('|가')], insertDivider, [divider(), p('|가')]],
  ['within a text', [p('가|나')], picture, [p('가'), image(), p('|나')]],
  ['before an empty paragraph', [p('가|'), p()], picture, [p('가'), image(), p('|')]],
  ['in place of selected text', [p('가[나'), p('다]라')], picture, [p('가'), image(), p('|라')]],
  ['within a list', [ul('가|', '나')], insertDivider, [ul('가'), divider(), p('|'), ul('나')]],
  [
    'within a nested list',
    [ul(li('가', ul('나|', '다')))],
    insertDivider,
    [ul(li('가', ul('나'))), divider(), p('|'), ul('다')],
  ],
  [
    'within a quote',
    [quote('가', '나|다')],
    (editor) => insertVideo(editor, { videoId: 'abcdef' }),
    [quote('가', '나'), video(), quote('|다')],
  ],
  [
    'a picture in a cell',
    [table([cell('가|'), '나']), p()],
    picture,
    [table([cell('가', image(), p('|')), '나']), p()],
  ],
  [
    'a divider after the table of a cell',
    [table(['가|']), p('나')],
    insertDivider,
    [table(['가']), divider(), p('|'), p('나')],
  ],
  ['after a selected picture', [image('|'), p('나')], insertDivider, [image(), divider(), p('|'), p('나')]],
];

const VOIDS: Case[] = [
  ['typing goes on after it', [image('|'), p('나')], type('가'), [image(), p('가|'), p('나')]],
  ['Enter goes on after it', [divider('|'), p('나')], enter, [divider(), p('|'), p('나')]],
  ['Shift+Enter goes on after it', [divider('|'), p('나')], insertSoftBreak, [divider(), p('|'), p('나')]],
  [
    'what is composed goes on after it',
    [video('|'), p('나')],
    (editor) => leaveVoid(editor) && editor.insertText('한'),
    [video(), p('한|'), p('나')],
  ],
  ['Backspace leaves a paragraph', [p('가'), image('|'), p('나')], backspace, [p('가'), p('|'), p('나')]],
  ['Delete leaves a paragraph', [divider('|'), p('나')], remove, [p('|'), p('나')]],
  ['Backspace beside one selects it first', [image(), p('|가')], backspace, [image('|'), p('가')]],
  ['Delete beside one selects it first', [p('가|'), image(), p()], remove, [p('가'), image('|'), p()]],
  ['Backspace in an empty paragraph takes that', [image(), p('|'), p('가')], backspace, [image('|'), p('가')]],
  ['typing over everything', [image('['), p('가'), divider(']'), p('다')], type('나'), [p('나|'), p('다')]],
  ['typing over text up to one', [p('가[나'), image(']'), p('다')], type('라'), [p('가라|'), p('다')]],
  [
    'before one that begins the document',
    [image('|'), p()],
    (editor) => insertParagraphBefore(editor, [0]),
    [p('|'), image(), p()],
  ],
  [
    'one is taken away by its button',
    [p('가|'), image(), p('나')],
    (editor) => removeBlock(editor, [1]),
    [p('가'), p('|'), p('나')],
  ],
  [
    'marks chosen beside it are kept',
    [image('|'), p()],
    (editor) => {
      editor.addMark('bold', true);
      editor.insertText('가');
    },
    [image(), p(t('가|', { bold: true })), p()],
  ],
  ['deleting all of the document', [image('['), p('가'), table(['나', '다]'])], erase, [p('|'), p()]],
];

describeCases('types of blocks', TYPES);
describeCases('keys in headings and quotes', KEYS);
describeCases('text over several blocks', BLOCKS);
describeCases('a block without text is put', INSERTED);
describeCases('blocks without text', VOIDS);

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

  test('a picture stands in the middle unless it is told otherwise', () => {
    const editor = edit(image('|'), p());
    expect(getAlign(editor)).toBe('center');
    setAlign(editor, 'left');
    expect(editor.children[0]).toEqual(image('', { align: 'left' }));
    setAlign(editor, 'center');
    expect(editor.children[0]).toEqual(image());
  });

  test('a picture takes words and sizes, and loses those that are emptied', () => {
    const editor = edit(image('|', { alt: '전경' }), p());
    updateImage(editor, [0], { alt: '', caption: '정문\u200b에서', displayWidth: 320 });
    expect(editor.children[0]).toEqual(image('', { caption: '정문에서', displayWidth: 320 }));
    updateImage(editor, [0], { displayWidth: 7 });
    expect(editor.children[0]).toEqual(image('', { caption: '정문에서' }));
    editor.undo();
    editor.undo();
    expect(draw(editor)[0]).toEqual(image('|', { alt: '전경' }));
  });
});
