import type { DocumentEditor } from '../../core/slate/slate-types.ts';

const picking = new WeakSet<DocumentEditor>();

/**
 * Tells whether the next tap on a cell selects all cells up to it: the replacement of dragging for touch, where
 * dragging scrolls.
 */
export const isPickingCells = (editor: DocumentEditor): boolean => picking.has(editor);

/** Switches that on or off. */
export function setPickingCells(editor: DocumentEditor, isOn: boolean): void {
  if (isOn) picking.add(editor);
  else picking.delete(editor);
  editor.onChange();
}
