import { describe, expect, test } from '@jest/globals';
import { indentItem, outdentItem, toggleList } from '../../src/core/slate/lists.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { backspace, type Case, describeCases, enter, remove } from './drawn-cases.ts';
import { divider, draw, edit, h, image, li, ol, p, quote, ul } from './drawing.ts';

const bullets = (editor: DocumentEditor) => toggleList(editor, 'bulleted-list');
const numbers = (editor: DocumentEditor) => toggleList(editor, 'numbered-list');

const CASES: Case[] = [
  ['a paragraph becomes a list', [p('가|')], bullets, [ul('가|')]],
  [
    'selected paragraphs become one list',
    [p('[가'), h(1, '나'), p('다]'), p('라')],
    numbers,
    [ol('[가', '나', '다]'), p('라')],
  ],
  ['a list joins the one beside it', [ul('가'), p('나|'), ul('다')], bullets, [ul('가', '나|', '다')]],
  ['the other kind changes the list', [ul('가|', '나')], numbers, [ol('가|', '나')]],
  ['the same kind takes the selected items out', [ul('가', '나|', '다')], bullets, [ul('가'), p('나|'), ul('다')]],
  ['a nested item leaves every list', [ul(li('가', ul('나|', '다')))], bullets, [ul('가'), p('나|'), ul('다')]],
  ['a quoted line leaves its quote', [quote('가', '나|', '다')], bullets, [quote('가'), ul('나|'), quote('다')]],
  ['pictures stay where they are', [p('[가'), image(), p('나]')], bullets, [ul('[가'), image(), ul('나]')]],

  ['an item goes under the one before', [ul('가', '나|', '다')], indentItem, [ul(li('가', ul('나|')), '다')]],
  [
    'an item goes behind those already there',
    [ul(li('가', ol('나')), '다|')],
    indentItem,
    [ul(li('가', ol('나', '다|')))],
  ],
  ['several items go together', [ul('가', '[나', '다]')], indentItem, [ul(li('가', ul('[나', '다]')))]],
  [
    'what is under an item goes with it',
    [ul('가', li('나|', ul('다')))],
    indentItem,
    [ul(li('가', ul(li('나|', ul('다')))))],
  ],
  ['the first item stays', [ul('가|', '나')], indentItem, [ul('가|', '나')]],
  [
    'no sixth level',
    [ul(li('1', ul(li('2', ul(li('3', ul(li('4', ul('5', '6|')))))))))],
    indentItem,
    [ul(li('1', ul(li('2', ul(li('3', ul(li('4', ul('5', '6|')))))))))],
  ],
  [
    'no sixth level for what is under an item',
    [ul('0', li('1|', ul(li('2', ul(li('3', ul(li('4', ul('5')))))))))],
    indentItem,
    [ul('0', li('1|', ul(li('2', ul(li('3', ul(li('4', ul('5')))))))))],
  ],

  [
    'an item comes out; those after it stay at their level',
    [ul(li('가', ul('나', '다|', '라')), '마')],
    outdentItem,
    [ul(li('가', ul('나')), li('다|', ul('라')), '마')],
  ],
  ['the only nested item comes out', [ul(li('가', ul('나|')))], outdentItem, [ul('가', '나|')]],
  [
    'several items come out',
    [ul(li('가', ul('[나', '다]', '라')))],
    outdentItem,
    [ul('가', '[나', li('다]', ul('라')))],
  ],
  [
    'an item of the outermost list leaves it, with what is under it beside',
    [ul('가', li('나|', ul('다')), '라')],
    outdentItem,
    [ul('가'), p('나|'), ul('다', '라')],
  ],

  ['Enter parts an item', [ul('가|나')], enter, [ul('가', '|나')]],
  [
    'Enter keeps what is nested with the second part',
    [ul(li('가|나', ul('다')))],
    enter,
    [ul('가', li('|나', ul('다')))],
  ],
  ['Enter at an end begins an item', [ul('가|', '나')], enter, [ul('가', '|', '나')]],
  ['Enter in an empty nested item takes it out', [ul(li('가', ul('나', '|')))], enter, [ul(li('가', ul('나')), '|')]],
  ['Enter in an empty item leaves the list', [ul('가', '|', '나')], enter, [ul('가'), p('|'), ul('나')]],
  ['Enter over selected text', [ul('가[나', '다]라')], enter, [ul('가', '|라')]],

  ['Backspace at the start of a nested item takes it out', [ul(li('가', ul('|나')))], backspace, [ul('가', '|나')]],
  ['Backspace at the start of an item leaves the list', [ul('가', '|나')], backspace, [ul('가'), p('|나')]],
  [
    'Backspace after a list joins its last item',
    [ul(li('가', ul('나'))), p('|다')],
    backspace,
    [ul(li('가', ul('나|다')))],
  ],
  [
    'Delete before a list takes in the first item',
    [p('가|'), ul(li('나', ul('다')), '라')],
    remove,
    [p('가|나'), ul('다', '라')],
  ],
  [
    'Delete at the end of an item takes in the next',
    [ul('가|', li('나', ul('다')))],
    remove,
    [ul(li('가|나', ul('다')))],
  ],
  [
    'deleting over levels',
    [ul(li('가[', ul('나')), li(']다', ul('라')))],
    (editor) => editor.deleteFragment(),
    [ul(li('가|다', ul('라')))],
  ],
];

describeCases('lists', CASES);

describe('lists at their edges', () => {
  test('the numbers of a parted list begin anew', () => {
    const editor = edit({ ...ol('가', '나|', '다'), start: 3 });
    outdentItem(editor);
    expect(draw(editor)).toEqual([{ ...ol('가'), start: 3 }, p('나|'), ol('다')]);
  });

  test('says when there is nothing to move', () => {
    expect(outdentItem(edit(p('가|')))).toBe(false);
    expect(indentItem(edit(ul('가|')))).toBe(false);
    expect(outdentItem(edit(divider('|'), p()))).toBe(false);
  });
});
