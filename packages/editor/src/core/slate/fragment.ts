import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import type { RichBlock } from '@danji/contracts/documents/rich-document';
import { Transforms } from 'slate';
import { toCaret } from './insert-block.ts';
import type { DocumentEditor } from './slate-types.ts';
import { asOneStep } from './undo-groups.ts';

/** Puts blocks at the caret, in place of what is selected. */
export function insertBlocks(editor: DocumentEditor, blocks: readonly RichBlock[]) {
  asOneStep(editor, () => {
    toCaret(editor);
    Transforms.insertNodes(editor, [...blocks]);
  });
}

/** Blocks as the text of `application/x-danji-fragment`. */
export const writeFragment = (blocks: readonly RichBlock[]): string => btoa(encodeURIComponent(JSON.stringify(blocks)));

/** The blocks of `application/x-danji-fragment`; nothing when the text is no fragment or too large. */
export function readFragment(encoded: string): RichBlock[] | undefined {
  if (encoded.length > 4 * DOCUMENT_LIMITS.bytes) return undefined;
  return JSON.parse(decodeURIComponent(atob(encoded))) as RichBlock[];
}
