import type { RichBlock } from '@danji/contracts/documents/rich-document';
import { insertBlocks } from '../../core/slate/fragment.ts';
import { isTable } from '../../core/slate/node-types.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { findTable } from '../../core/slate/table-at.ts';
import { asOneStep } from '../../core/slate/undo-groups.ts';

/** Puts blocks at the caret as one step to undo. A table that comes into a table fills its cells. */
export function insertContent(editor: DocumentEditor, blocks: RichBlock[]): void {
  const [first, ...others] = blocks;
  asOneStep(editor, () => {
    if (first && others.length === 0 && isTable(first) && findTable(editor)) editor.insertFragment(blocks);
    else insertBlocks(editor, blocks);
  });
}
