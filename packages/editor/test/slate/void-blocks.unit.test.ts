import { describe, expect, test } from '@jest/globals';
import {
  getAlign,
  insertDivider,
  insertImage,
  insertSoftBreak,
  insertVideo,
  removeBlock,
  setAlign,
  updateImage,
} from '../../src/core/slate/blocks.ts';
import { insertParagraphBefore, leaveVoid } from '../../src/core/slate/with-voids.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { backspace, type Case, describeCases, enter, remove, type } from './drawn-cases.ts';
import { cell, divider, draw, edit, FILE_ID, image, li, p, quote, t, table, ul, video } from './drawing.ts';

const erase = (editor: DocumentEditor) => editor.deleteFragment();
const picture = (editor: DocumentEditor) => insertImage(editor, { fileId: FILE_ID });

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

describeCases('a block without text is put', INSERTED);
describeCases('blocks without text', VOIDS);

describe('what is selected', () => {
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
