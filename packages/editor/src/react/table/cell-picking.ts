import type { DocumentEditor } from '../../core/slate/slate-types.ts';

const picking = new WeakSet<DocumentEditor>();

/** Whether the next tap on a cell selects all cells up to it: what a mouse does by dragging and a finger cannot, because it scrolls. */
export const isPickingCells = (editor: DocumentEditor): boolean => picking.has(editor);

/** Switches that on or off. */
export function setPickingCells(editor: DocumentEditor, isOn: boolean): void {
  if (isOn) picking.add(editor);
  else picking.delete(editor);
  editor.onChange();
}
