import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import type { RichBlock } from '@danji/contracts/documents/rich-document';
import { Editor, Node, type Point, Transforms } from 'slate';
import { normalizeDocument } from '../normalize-document.ts';
import { toCellBlocks } from '../normalize-document/containers.ts';
import { toCaret } from './insert-block.ts';
import { findItem } from './lists.ts';
import { isCell, isQuote, isTextBlock } from './node-types.ts';
import { pasteInlines, pasteItems, pasteOutside, pasteSiblings, toItems, toParagraphs } from './paste-blocks.ts';
import type { DocumentEditor } from './slate-types.ts';
import { findTable } from './table-at.ts';
import { runTableOperation } from './table-commands.ts';
import { asOneStep } from './undo-groups.ts';
import { linkAddresses } from './with-autolink.ts';

/** Inserts blocks at the caret in a form that is allowed there, and returns the point where they begin. */
function pasteAt(editor: DocumentEditor, blocks: readonly RichBlock[], caret: Point): Point {
  const [block, path] = Editor.above(editor, { at: caret, match: isTextBlock }) ?? [];
  const cell = Editor.above(editor, { at: caret, match: isCell });
  const fitting = cell ? toCellBlocks(blocks) : blocks;
  if (!block || !path) return pasteOutside(editor, fitting, caret);
  const item = findItem(editor, path);
  const isInQuote = isQuote(Node.parent(editor, path));
  const [only, ...others] = fitting;
  if (item) {
    const items = toItems(fitting);
    return items ? pasteItems(editor, items, caret, item[1]) : pasteOutside(editor, fitting, caret);
  }
  const isInlineText =
    only && others.length === 0 && isTextBlock(only) && (isInQuote || cell || !Editor.isEmpty(editor, block));
  if (isInlineText) return pasteInlines(editor, only.children, caret);
  const siblings = isInQuote ? toParagraphs(fitting) : fitting;
  return siblings ? pasteSiblings(editor, siblings, caret, path) : pasteOutside(editor, fitting, caret);
}

/**
 * Puts valid blocks at the caret, in place of what is selected, as one step of undo; the caret ends up behind them. A first
 * and last paragraph flow together with the text around the caret; lists and quotes take in what they can hold and are parted
 * by the rest; a cell takes its content; one table pasted in a table fills its cells. Addresses become links in a second step.
 */
export function insertBlocks(editor: DocumentEditor, blocks: readonly RichBlock[]) {
  const [only] = blocks;
  if (!only) return;
  asOneStep(editor, () => {
    if (blocks.length === 1 && only.type === 'table' && findTable(editor))
      return void runTableOperation(editor, { type: 'pasteCells', cells: only });
    const caret = toCaret(editor);
    const start = Editor.pointRef(editor, caret, { affinity: 'backward' });
    Editor.withoutNormalizing(editor, () => {
      start.current = pasteAt(editor, blocks, caret);
    });
    const anchor = start.unref();
    if (anchor && editor.selection) linkAddresses(editor, { anchor, focus: editor.selection.focus });
  });
}

/** Blocks as the text of `application/x-danji-fragment`, which `readFragment` reads. */
export const writeFragment = (blocks: readonly RichBlock[]): string => btoa(encodeURIComponent(JSON.stringify(blocks)));

// Base64 of percent-encoded JSON: a byte takes up to four characters.
const MAX_CHARACTERS = DOCUMENT_LIMITS.bytes * 4;

/**
 * Reads the blocks of `application/x-danji-fragment`. A clipboard is not trusted, so content that a document may not
 * hold is normalised or left out. Returns nothing when it is no fragment, or is too large.
 */
export function readFragment(encoded: string): RichBlock[] | undefined {
  if (encoded.length > MAX_CHARACTERS) return undefined;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(atob(encoded)));
    return Array.isArray(value) && value.length > 0 ? normalizeDocument(value).children : undefined;
  } catch (error) {
    // Text that `writeFragment` did not write is refused; other errors are bugs and are thrown.
    if (error instanceof SyntaxError || error instanceof URIError || error instanceof DOMException) return undefined;
    throw error;
  }
}

/** A copy from within one block is plain inline text, not a list or quote. A whole heading stays a heading. */
function toCopied(fragment: RichBlock[]): RichBlock[] {
  let node: Node | undefined = fragment.length === 1 ? fragment[0] : undefined;
  while (node && 'children' in node && !isTextBlock(node))
    node = node.children.length === 1 ? node.children[0] : undefined;
  return node && isTextBlock(node) ? [node] : fragment;
}

/**
 * Copy and paste of blocks. Content that is inserted through Slate is normalised first and then inserted by
 * `insertBlocks`.
 */
export function withFragments<T extends DocumentEditor>(editor: T): T {
  const { getFragment } = editor;
  editor.getFragment = () => toCopied(getFragment() as RichBlock[]);
  editor.insertFragment = (fragment, options) => {
    if (options?.at) Transforms.select(editor, options.at);
    insertBlocks(editor, normalizeDocument(fragment).children);
  };
  return editor;
}
