import { describe, expect, test } from '@jest/globals';
import { Editor, Transforms, type Point } from 'slate';
import { drawingOf, tableOf } from './drawing.ts';
import { caretOf, drawn, editorWith, paragraph, pointIn } from './editing.ts';

describe('text from outside into a table', () => {
  test('its cells are emptied up to there, the text before is deleted', () => {
    const editor = editorWith('ab cd\nef gh');
    Transforms.select(editor, { anchor: { path: [0, 0], offset: 0 }, focus: pointIn(editor, [1, 0], 1) });
    editor.deleteFragment();
    expect([drawn(editor), Editor.string(editor, [0]), caretOf(editor)]).toEqual(['. .\nf gh', '', '0.0:0']);
  });
  test('out of it, blocks between go too', () => {
    const editor = editorWith(
      'ab cd\nef gh',
      paragraph('사이'),
      { type: 'divider', children: [{ text: '' }] },
      paragraph('뒤에'),
    );
    Transforms.select(editor, { anchor: pointIn(editor, [1, 0], 1), focus: { path: [4, 0], offset: 1 } });
    editor.deleteBackward('character');
    expect([drawn(editor), editor.children.length, Editor.string(editor, [2]), caretOf(editor)]).toEqual([
      'ab cd\ne .',
      3,
      '에',
      '1.1.0.0.0:1',
    ]);
  });
  test('typing over it does the same', () => {
    const editor = editorWith('ab cd');
    Transforms.select(editor, { anchor: { path: [0, 0], offset: 1 }, focus: pointIn(editor, [0, 1], 1) });
    editor.insertText('x');
    expect([drawn(editor), Editor.string(editor, [0])]).toEqual(['. d', '앞x']);
  });
  test('from one table to another', () => {
    const editor = editorWith('ab cd', tableOf('ef gh'), paragraph('뒤'));
    Transforms.select(editor, { anchor: pointIn(editor, [0, 1], 1), focus: { path: [2, 0, 0, 0, 0], offset: 1 } });
    editor.deleteFragment();
    expect([drawn(editor), drawingOf(editor.children[2] as never)]).toEqual(['ab c', 'f gh']);
  });
  test('a table that is covered from end to end goes', () => {
    const editor = editorWith('a b');
    Transforms.select(editor, { anchor: { path: [0, 0], offset: 1 }, focus: pointIn(editor, [0, 1], 1) });
    editor.deleteFragment();
    expect(editor.children).toEqual([paragraph('앞'), paragraph('뒤')]);
    editor.undo();
    Transforms.select(editor, { anchor: pointIn(editor, [0, 0], 0), focus: { path: [2, 0], offset: 1 } });
    editor.deleteFragment();
    expect(editor.children).toEqual([paragraph('앞'), paragraph('')]);
  });
});

const selectTo = (editor: Editor, anchor: Point) =>
  Transforms.select(editor, { anchor, focus: { path: [2, 0], offset: 0 } });

describe('text that ends before the first letter of the next block', () => {
  test('ends in the table before it: one that is covered goes, for typing too', () => {
    for (const write of [(editor: Editor) => editor.deleteFragment(), (editor: Editor) => editor.insertText('x')]) {
      const editor = editorWith('a b');
      selectTo(editor, { path: [0, 0], offset: 0 });
      write(editor);
      expect(Editor.string(editor, [])).toMatch(/^x?뒤$/);
      expect(editor.children).not.toContainEqual(expect.objectContaining({ type: 'table' }));
    }
  });
  test('from within the table, only cells are emptied', () => {
    const editor = editorWith('a b');
    selectTo(editor, pointIn(editor, [0, 1], 0));
    editor.deleteFragment();
    expect([drawn(editor), Editor.string(editor, [2])]).toEqual(['a .', '뒤']);
    selectTo(editor, pointIn(editor, [0, 0], 0));
    editor.deleteFragment();
    expect([editor.children.length, Editor.string(editor, [])]).toEqual([3, '앞뒤']);
  });
});
