import { describe, expect, test } from '@jest/globals';
import { Editor, Transforms } from 'slate';
import { getDocument } from '../../src/core/slate/create-document-editor.ts';
import { findTable, getCellSelection, setCellSelection } from '../../src/core/slate/table-at.ts';
import {
  moveByTab,
  runTableOperation,
  setCellBackground,
  setColumnWidths,
} from '../../src/core/slate/table-commands.ts';
import { drawingOf, tableOf } from './drawing.ts';
import { caretOf, drawn, editorWith, putCaret, TABLE, tableIn } from './editing.ts';

const kinds = (editor: Editor) => editor.children.map((node) => ('type' in node ? node.type : 'text'));

describe('operations', () => {
  test('the caret stays in its cell, and one undo takes all back', () => {
    const editor = editorWith('a b b\na c d');
    const before = getDocument(editor);
    putCaret(editor, [0, 1], 1);
    expect(runTableOperation(editor, { type: 'insertRowAbove' })).toEqual(tableIn(editor));
    expect([drawn(editor), caretOf(editor)]).toEqual(['. . .\na b b\na c d', '1.1.1.0.0:1']);
    runTableOperation(editor, { type: 'insertColumnLeft' });
    expect([drawn(editor), caretOf(editor)]).toEqual(['. . . .\na . b b\na . c d', '1.1.2.0.0:1']);
    editor.undo();
    editor.undo();
    expect(getDocument(editor)).toEqual(before);
    editor.redo();
    expect(drawn(editor)).toBe('. . .\na b b\na c d');
  });

  test('only what differs is written', () => {
    const editor = editorWith('a b\nc d');
    const [first] = tableIn(editor).children;
    putCaret(editor, [1, 0]);
    runTableOperation(editor, { type: 'insertRowBelow' });
    expect(tableIn(editor).children[0]).toBe(first);
    expect(editor.operations.filter(({ type }) => type !== 'set_selection').map(({ type }) => type)).toEqual([
      'insert_node',
    ]);
  });

  test('the caret goes to the place of the cells that went', () => {
    const editor = editorWith('a b\nc d\ne f');
    putCaret(editor, [2, 1]);
    runTableOperation(editor, { type: 'deleteRow' });
    expect([drawn(editor), caretOf(editor)]).toEqual(['a b\nc d', '1.1.1.0.0:0']);
    setCellSelection(editor, { path: TABLE, anchor: [1, 1], focus: [0, 0] });
    runTableOperation(editor, { type: 'mergeCells' });
    expect([drawn(editor), caretOf(editor), getCellSelection(editor)]).toEqual(['a+b+c+d', '1.0.0.3.0:1', undefined]);
    runTableOperation(editor, { type: 'deleteRow' });
    expect([kinds(editor), caretOf(editor)]).toEqual([['paragraph', 'paragraph'], '1.0:0']);
  });

  test('pasted cells have the caret at their end', () => {
    const editor = editorWith('a b\nc d');
    putCaret(editor, [1, 1]);
    runTableOperation(editor, { type: 'pasteCells', cells: tableOf('X YY') });
    expect([drawn(editor), caretOf(editor)]).toEqual(['a b .\nc X YY', '1.1.2.0.0:2']);
  });

  test('outside of a table, and where nothing changes, nothing is done', () => {
    const editor = editorWith('a b');
    Transforms.select(editor, Editor.start(editor, [0]));
    expect(runTableOperation(editor, { type: 'deleteRow' })).toBeNull();
    putCaret(editor, [0, 0]);
    expect([runTableOperation(editor, { type: 'splitCell' }), editor.history.undos]).toEqual([null, []]);
  });

  test('switching a head keeps the selected cells', () => {
    const editor = editorWith('a b');
    setCellSelection(editor, { path: TABLE, anchor: [0, 0], focus: [0, 1] });
    runTableOperation(editor, { type: 'toggleHeaderColumn' });
    expect([tableIn(editor).headerColumn, getCellSelection(editor)]).toEqual([
      true,
      { path: TABLE, anchor: [0, 0], focus: [0, 1] },
    ]);
  });
});

describe('looks', () => {
  test('widths of columns are at least 100 px', () => {
    const editor = editorWith('a b');
    setColumnWidths(editor, TABLE, [20, 233.4]);
    expect(tableIn(editor).colWidths).toEqual([100, 233]);
  });

  test('a ground for the selected cells, or the cell of the caret', () => {
    const editor = editorWith('a b\nc d');
    const grounds = () => tableIn(editor).children.flatMap((row) => row.children.map(({ background }) => background));
    setCellSelection(editor, { path: TABLE, anchor: [0, 0], focus: [1, 0] });
    setCellBackground(editor, '#FF0000');
    expect(grounds()).toEqual(['#ff0000', undefined, '#ff0000', undefined]);
    putCaret(editor, [1, 0]);
    setCellBackground(editor, undefined);
    expect(grounds()).toEqual(['#ff0000', undefined, undefined, undefined]);
  });
});

describe('Tab', () => {
  test('goes from cell to cell, and past the last to a new row', () => {
    const editor = editorWith('a a\nb cc');
    putCaret(editor, [0, 0]);
    expect([moveByTab(editor, 'next'), caretOf(editor)]).toEqual([true, '1.1.0.0.0:1']);
    expect([moveByTab(editor, 'next'), caretOf(editor)]).toEqual([true, '1.1.1.0.0:2']);
    expect([moveByTab(editor, 'next'), caretOf(editor), drawn(editor)]).toEqual([
      true,
      '1.2.0.0.0:0',
      'a a\nb cc\n. .',
    ]);
    expect([moveByTab(editor, 'previous'), caretOf(editor)]).toEqual([true, '1.1.1.0.0:2']);
  });

  test('is not for tables before the first cell and outside', () => {
    const editor = editorWith('a b');
    putCaret(editor, [0, 0]);
    expect(moveByTab(editor, 'previous')).toBe(false);
    Transforms.select(editor, Editor.start(editor, [0]));
    expect(moveByTab(editor, 'next')).toBe(false);
  });
});

describe('where the table is', () => {
  test('around the caret, at a path, and around text within it', () => {
    const editor = editorWith('a a b\nc d b');
    putCaret(editor, [1, 2]);
    expect(findTable(editor)).toMatchObject({ path: TABLE, selection: { anchor: [0, 2], focus: [0, 2] } });
    expect(findTable(editor, [1, 1, 1])).toMatchObject({ selection: { anchor: [1, 1], focus: [1, 1] } });
    expect(findTable(editor, [0])).toBeUndefined();
    Transforms.select(editor, Editor.range(editor, []));
    expect(findTable(editor)).toBeUndefined();
    expect(drawingOf(tableIn(editor))).toBe('a a b\nc d b');
  });
});
