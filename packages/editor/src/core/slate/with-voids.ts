import { Editor, Path, Transforms } from 'slate';
import { insertParagraphAt } from './insert-block.ts';
import { isVoidBlock } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';
import { asOneStep } from './undo-groups.ts';

/** An empty paragraph with the caret before the block at `path`: how one gets before a picture that begins the document. */
export const insertParagraphBefore = (editor: DocumentEditor, path: Path) => asOneStep(editor, () => insertParagraphAt(editor, path));

/** When a block without text is selected, puts an empty paragraph with the caret after it. Gives whether it did. */
export function leaveVoid(editor: DocumentEditor): boolean {
  const { selection } = editor;
  const [, path] = (selection && Editor.void(editor, { at: selection })) ?? [];
  if (!path) return false;
  asOneStep(editor, () => insertParagraphAt(editor, Path.next(path)));
  return true;
}
