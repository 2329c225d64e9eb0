import type { RichBlock, RichTable } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { expect } from '@jest/globals';
import { Node, Transforms, type Point } from 'slate';
import { createDocumentEditor, getDocument } from '../../src/core/slate/create-document-editor.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { findCellPath } from '../../src/core/slate/table-at.ts';
import type { Slot } from '../../src/core/table.ts';
import { drawingOf, tableOf } from './drawing.ts';

export const paragraph = (text: string) => ({ type: 'paragraph' as const, children: [{ text }] });

/** The path of the table of these tests in its document: between two paragraphs. */
export const TABLE = [1];

/** An editor that holds a paragraph `앞`, a table and a paragraph `뒤`. */
export function editorWith(table: string | RichTable, ...more: RichBlock[]): DocumentEditor {
  return createDocumentEditor({
    version: 1,
    children: [
      paragraph('앞'),
      typeof table === 'string' ? tableOf(table) : table,
      ...(more.length > 0 ? more : [paragraph('뒤')]),
    ],
  });
}

export const tableIn = (editor: DocumentEditor): RichTable => Node.get(editor, TABLE) as RichTable;

/** The drawing of the table, after a check that the document is valid. */
export function drawn(editor: DocumentEditor): string {
  expect(validateDocument(getDocument(editor))).toEqual([]);
  return drawingOf(tableIn(editor));
}

/** A point in the first text of the cell that covers a slot. */
export function pointIn(editor: DocumentEditor, slot: Slot, offset = 0): Point {
  const cell = findCellPath(tableIn(editor), TABLE, slot) ?? [];
  return { path: [...cell, 0, 0], offset };
}

export const putCaret = (editor: DocumentEditor, slot: Slot, offset = 0): void =>
  Transforms.select(editor, pointIn(editor, slot, offset));

/** The slot of the caret's cell by its text path, and the offset in it. */
export const caretOf = (editor: DocumentEditor): string => {
  const { path = [], offset } = editor.selection?.anchor ?? {};
  return `${path.join('.')}:${offset}`;
};
