import { describe, expect, test } from '@jest/globals';
import { Editor, Transforms } from 'slate';
import { tableOf } from './drawing.ts';
import { caretOf, drawn, editorWith, paragraph, putCaret } from './editing.ts';
import { GRID } from './cell-selections.ts';

describe('at the edges of cells', () => {
  test.each([['character'], ['word'], ['line']] as const)('no key joins two: %s', (unit) => {
    const editor = editorWith(GRID);
    putCaret(editor, [0, 1], 0);
    editor.deleteBackward(unit);
    putCaret(editor, [0, 1], 1);
    editor.deleteForward(unit);
    putCaret(editor, [1, 0], 0);
    editor.deleteBackward(unit);
    putCaret(editor, [1, 2], 1);
    editor.deleteForward(unit);
    putCaret(editor, [0, 0], 0);
    editor.deleteBackward(unit);
    expect([drawn(editor), Editor.string(editor, [0]), Editor.string(editor, [2])]).toEqual([GRID, '앞', '뒤']);
  });

  test('an empty cell stays, whatever is beside it', () => {
    const table = tableOf('. .');
    table.children[0]?.children[0]?.children.push({
      type: 'image',
      fileId: 'V1StGXR8_Z5jdHi6B-myT',
      children: [{ text: '' }],
    });
    const editor = editorWith(table);
    putCaret(editor, [0, 1]);
    editor.deleteBackward('character');
    editor.deleteForward('character');
    expect(drawn(editor)).toBe('+<image> .');
  });

  test('Enter stays in its cell', () => {
    const editor = editorWith(GRID);
    putCaret(editor, [0, 1], 1);
    editor.insertBreak();
    editor.insertText('x');
    expect(drawn(editor)).toBe('a b+x c\nd e f');
    editor.deleteBackward('character');
    editor.deleteBackward('character');
    expect(drawn(editor)).toBe(GRID);
  });

  test('beside a table the caret goes in, and an empty paragraph goes', () => {
    const editor = editorWith(GRID, paragraph(''), paragraph('뒤'));
    Transforms.select(editor, Editor.start(editor, [2]));
    editor.deleteBackward('character');
    expect([drawn(editor), caretOf(editor), editor.children.length]).toEqual([GRID, '1.1.2.0.0:1', 3]);
    Transforms.select(editor, Editor.start(editor, [2]));
    editor.deleteBackward('character');
    expect([caretOf(editor), Editor.string(editor, [2])]).toEqual(['1.1.2.0.0:1', '뒤']);
    Transforms.select(editor, Editor.end(editor, [0]));
    editor.deleteForward('character');
    expect([caretOf(editor), Editor.string(editor, [0])]).toEqual(['1.0.0.0.0:0', '앞']);
  });

  test('the paragraph after a last table stays', () => {
    const editor = editorWith(GRID, paragraph(''));
    Transforms.select(editor, Editor.start(editor, [2]));
    editor.deleteBackward('character');
    expect([caretOf(editor), editor.children.length]).toEqual(['1.1.2.0.0:1', 3]);
  });
});
