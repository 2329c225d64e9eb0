import type { Align } from '@danji/contracts/documents/rich-document';
import type { Editor } from 'slate';
import { useSlateSelector } from 'slate-react';
import { getAlign, getBlockType } from '../../core/slate/blocks.ts';
import { getLink } from '../../core/slate/links.ts';
import { getListType } from '../../core/slate/lists.ts';
import { getMarks } from '../../core/slate/marks.ts';
import { getCellSelection } from '../../core/slate/table-at.ts';
import type { DocumentEditor, TextMarks } from '../../core/slate/slate-types.ts';

/** The state of the selection, as the toolbar shows it. */
export type ToolState = {
  marks: Partial<TextMarks>;
  block: ReturnType<typeof getBlockType>;
  align: Align | undefined;
  list: ReturnType<typeof getListType>;
  isLink: boolean;
  canUndo: boolean;
  canRedo: boolean;
};

const cachedStates = new WeakMap<Editor, { at: readonly unknown[]; state: ToolState }>();

/** Every tool asks after every change, but it is read from the text once. */
function getToolState(editor: DocumentEditor): ToolState {
  const at = [
    editor.children,
    editor.selection,
    editor.marks,
    getCellSelection(editor),
    editor.history.undos.length,
    editor.history.redos.length,
  ];
  const last = cachedStates.get(editor);
  if (last?.at.every((part, index) => part === at[index])) return last.state;
  const state: ToolState = {
    marks: getMarks(editor),
    block: editor.selection ? getBlockType(editor) : 'paragraph',
    align: getAlign(editor),
    list: getListType(editor),
    isLink: getLink(editor) !== undefined,
    canUndo: editor.history.undos.length > 0,
    canRedo: editor.history.redos.length > 0,
  };
  cachedStates.set(editor, { at, state });
  return state;
}

/** Selects one value of the toolbar state; the tool renders again only when the value changes. */
export const useToolState = <Value>(pick: (state: ToolState) => Value): Value =>
  useSlateSelector((editor) => pick(getToolState(editor)));
