import { describe, expect, test } from '@jest/globals';
import { Editor, Transforms } from 'slate';
import { findSelectedCellPaths, getCellSelection, setCellSelection } from '../../src/core/slate/table-at.ts';
import type { Slot } from '../../src/core/table.ts';
import { drawingOf, tableOf } from './drawing.ts';
import { caretOf, editorWith, paragraph, pointIn, putCaret, TABLE } from './editing.ts';

const GRID = 'a b c\nd e f';
const selectCells = (editor: Editor, anchor: Slot, focus: Slot) =>
  setCellSelection(editor, { path: TABLE, anchor, focus });
const selectText = (editor: Editor, from: Slot, to: Slot) =>
  Transforms.select(editor, { anchor: pointIn(editor, from, 1), focus: pointIn(editor, to) });

describe('selected cells', () => {
  test('are what was selected, with the caret at the start of the first', () => {
    const editor = editorWith(GRID);
    selectCells(editor, [1, 1], [0, 0]);
    expect(getCellSelection(editor)).toEqual({ path: TABLE, anchor: [1, 1], focus: [0, 0] });
    expect(findSelectedCellPaths(editor)).toEqual([
      [1, 0, 0],
      [1, 0, 1],
      [1, 1, 0],
      [1, 1, 1],
    ]);
    expect([caretOf(editor), editor.history.undos]).toEqual(['1.0.0.0.0:0', []]);
  });
  test('grow until no cell sticks out', () => {
    const editor = editorWith('a b b\nc d e');
    selectCells(editor, [0, 1], [1, 1]);
    expect(findSelectedCellPaths(editor)).toEqual([
      [1, 0, 1],
      [1, 1, 1],
      [1, 1, 2],
    ]);
  });
  test('are also text from one cell to another; text of one cell is text', () => {
    const editor = editorWith(GRID);
    selectText(editor, [0, 2], [1, 1]);
    expect(getCellSelection(editor)).toEqual({ path: TABLE, anchor: [0, 2], focus: [1, 1] });
    Transforms.select(editor, Editor.range(editor, [1, 0, 0]));
    expect(getCellSelection(editor)).toBeUndefined();
  });
  test('last until the caret goes elsewhere', () => {
    const editor = editorWith(GRID);
    selectCells(editor, [0, 0], [0, 1]);
    putCaret(editor, [1, 1]);
    expect(getCellSelection(editor)).toBeUndefined();
    selectCells(editor, [0, 0], [0, 1]);
    setCellSelection(editor, null);
    expect(getCellSelection(editor)).toBeUndefined();
    selectText(editor, [0, 2], [1, 1]);
    setCellSelection(editor, null);
    expect(getCellSelection(editor)).toBeUndefined();
  });
  test('follow their table, and go with it', () => {
    const editor = editorWith(GRID);
    selectCells(editor, [0, 0], [0, 1]);
    Transforms.insertNodes(editor, paragraph('새'), { at: [0] });
    expect(getCellSelection(editor)?.path).toEqual([2]);
    Transforms.removeNodes(editor, { at: [2] });
    expect(getCellSelection(editor)).toBeUndefined();
  });
  test('none of a path without a table, or of slots outside', () => {
    const editor = editorWith(GRID);
    setCellSelection(editor, { path: [0], anchor: [0, 0], focus: [0, 1] });
    expect(getCellSelection(editor)).toBeUndefined();
    selectCells(editor, [5, 5], [6, 6]);
    expect(getCellSelection(editor)).toBeUndefined();
  });
});

describe('copying', () => {
  test('selected cells are a table of their own', () => {
    const editor = editorWith(
      tableOf('a b b\nc d e', { headerRow: true, headerColumn: true, colWidths: [100, 200, 300] }),
    );
    selectCells(editor, [0, 1], [1, 1]);
    expect(editor.getFragment()).toEqual([tableOf('b b\nd e', { headerRow: true, colWidths: [200, 300] })]);
  });
  test('text of one cell is text', () => {
    const editor = editorWith('ab c');
    Transforms.select(editor, { anchor: pointIn(editor, [0, 0], 1), focus: pointIn(editor, [0, 0], 2) });
    expect(editor.getFragment()).toEqual([paragraph('b')]);
  });
  test('a table that is cut by the selection stays rectangular', () => {
    const editor = editorWith(GRID);
    Transforms.select(editor, { anchor: { path: [0, 0], offset: 0 }, focus: pointIn(editor, [1, 1], 1) });
    const [, table] = editor.getFragment();
    expect(drawingOf(table as never)).toBe('a b c\nd e .');
  });
});
