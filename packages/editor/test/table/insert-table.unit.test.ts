import { describe, expect, test } from '@jest/globals';
import { Editor, Transforms } from 'slate';
import { createDocumentEditor, getDocument } from '../../src/core/slate/create-document-editor.ts';
import { insertTable } from '../../src/core/slate/table-commands.ts';
import { tableOf } from './drawing.ts';
import { caretOf, drawn, editorWith, paragraph, putCaret } from './editing.ts';

const kinds = (editor: Editor) => editor.children.map((node) => ('type' in node ? node.type : 'text'));

describe('inserting a table', () => {
  test('in place of an empty paragraph, with the caret in its first cell and a paragraph after it', () => {
    const editor = createDocumentEditor();
    Transforms.select(editor, [0]);
    insertTable(editor);
    expect(getDocument(editor).children).toEqual([
      { ...tableOf('. . .\n. . .\n. . .'), headerRow: true },
      paragraph(''),
    ]);
    expect(caretOf(editor)).toBe('0.0.0.0.0:0');
    editor.undo();
    expect(getDocument(editor).children).toEqual([paragraph('')]);
  });

  test('between what is before and after the caret', () => {
    const editor = createDocumentEditor({ version: 1, children: [paragraph('가나')] });
    Transforms.select(editor, { path: [0, 0], offset: 1 });
    insertTable(editor);
    expect([kinds(editor), Editor.string(editor, [0]), Editor.string(editor, [2])]).toEqual([
      ['paragraph', 'table', 'paragraph'],
      '가',
      '나',
    ]);
  });

  test('after the table of the caret, not in it', () => {
    const editor = editorWith('a b');
    putCaret(editor, [0, 1]);
    insertTable(editor);
    expect(kinds(editor)).toEqual(['paragraph', 'table', 'table', 'paragraph']);
    expect(drawn(editor)).toBe('a b');
  });

  test('at the end when there is no caret', () => {
    const editor = createDocumentEditor({ version: 1, children: [paragraph('가')] });
    insertTable(editor);
    expect(kinds(editor)).toEqual(['paragraph', 'table', 'paragraph']);
  });
});
