import { Editor, Node, Transforms } from 'slate';
import { ELEMENT_TO_NODE } from 'slate-dom';
import { ReactEditor } from 'slate-react';
import type { DocumentEditor } from '../core/slate/slate-types.ts';
import { findElement } from './find-element.ts';

const AGAIN_MS = 10;
/** About two seconds: longer than a slow phone needs to draw a change. */
const MAX_TRIES = 200;

/** A command needs a position: without a selection it uses the end of the text. */
export function ensureSelection(editor: DocumentEditor): void {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
}

/** Tells whether the DOM already matches the document around the caret: only then can the browser's caret be set. */
function isDrawn(editor: DocumentEditor): boolean {
  const path = editor.selection?.focus.path;
  const node = path && Node.getIf(editor, path);
  const element = node && findElement(editor, node);
  return editor.operations.length === 0 && (!node || (element !== undefined && ELEMENT_TO_NODE.get(element) === node));
}

/** Tells whether the focus is in a dialog that does not contain the text: one that was opened in the meantime. */
function isInWindow(editor: DocumentEditor): boolean {
  const dialog = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
  return Boolean(dialog && !dialog.contains(ReactEditor.toDOMNode(editor, editor)));
}

/**
 * Puts the focus back into the text as soon as the last change is rendered: with the previous selection, or at the
 * end of the text when there was none. Does nothing when the editor unmounts before that.
 */
export function focusText(editor: DocumentEditor, tries: number = MAX_TRIES): void {
  if (!ReactEditor.isMounted(editor)) return;
  ensureSelection(editor);
  if (tries === 0 || isDrawn(editor)) ReactEditor.focus(editor);
  else focusTextAfterTask(editor, AGAIN_MS, tries - 1);
}

/**
 * The same after the current task, because a closing dialog returns the focus to its button first. It does not take
 * the focus out of a dialog opened since.
 */
export function focusTextAfterTask(editor: DocumentEditor, ms = 0, tries: number = MAX_TRIES): void {
  setTimeout(() => {
    if (ReactEditor.isMounted(editor) && !isInWindow(editor)) focusText(editor, tries);
  }, ms);
}
