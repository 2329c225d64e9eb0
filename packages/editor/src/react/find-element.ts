import type { Node } from 'slate';
import { EDITOR_TO_KEY_TO_ELEMENT } from 'slate-dom';
import { ReactEditor } from 'slate-react';
import type { DocumentEditor } from '../core/slate/slate-types.ts';

/** The element of a node; nothing while it is not drawn yet, which is where Slate's own way throws. */
export const findElement = (editor: DocumentEditor, node: Node): HTMLElement | undefined =>
  EDITOR_TO_KEY_TO_ELEMENT.get(editor)?.get(ReactEditor.findKey(editor, node));
