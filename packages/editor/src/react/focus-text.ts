import { Editor, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { DocumentEditor } from '../core/slate/slate-types.ts';

/** Puts the focus back into the text, with the selection the person had; at the end of the text when there was none. */
export function focusText(editor: DocumentEditor): void {
  selectSomewhere(editor);
  ReactEditor.focus(editor);
}

/** A command needs a place to act on: the end of the text for people who never clicked into it. */
export function selectSomewhere(editor: DocumentEditor): void {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
}
