import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import type { RichCell, RichParagraph } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';

/** A block that is allowed in a cell. */
export type CellBlock = RichCell['children'][number];

/** A cell holds no more blocks than this. */
export const MAX_BLOCKS = 200;

type Loose = { type?: unknown; text?: unknown; children?: unknown; [field: string]: unknown };

const ALLOWED: ReadonlySet<unknown> = new Set(['paragraph', 'bulleted-list', 'numbered-list', 'image']);
/** Without text of their own: where they may not stay, nothing of them can. */
const VOID: ReadonlySet<unknown> = new Set(['divider', 'image', 'video']);
const HIDDEN = /[^\P{Cc}\n\t]|[\u200b\ufeff]/gu;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isInline = ({ type, text }: Loose) => type === 'link' || (type === undefined && typeof text === 'string');
const childrenOf = ({ children }: Loose): unknown[] => (Array.isArray(children) ? children : []);
const isAllowed = (node: unknown): node is CellBlock =>
  isRecord(node) && ALLOWED.has(node.type) && childrenOf(node).length > 0;

const emptyParagraph = (): RichParagraph => ({ type: 'paragraph', children: [{ text: '' }] });
const paragraphOf = (text: string): RichParagraph => ({
  type: 'paragraph',
  children: [{ text: text.normalize('NFC').replaceAll(HIDDEN, '').slice(0, DOCUMENT_LIMITS.textLength) }],
});

/**
 * Turns any content into blocks that a cell can hold, in order: paragraphs, lists and images stay as they are, loose
 * text becomes a paragraph, headings become paragraphs, and quotes, tables and unknown nodes are replaced by their
 * content. The result is never empty. Returns the same list when every entry is allowed.
 */
export function toCellBlocks(content: unknown): CellBlock[] {
  const nodes: unknown[] = Array.isArray(content) ? content : [];
  if (nodes.length > 0 && nodes.every(isAllowed)) return nodes;
  const blocks: CellBlock[] = [];
  // A stack instead of recursion: hostile content may be nested deeper than a call stack.
  const waiting = nodes.toReversed();
  let line: unknown[] | undefined;
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!isRecord(node)) continue;
    if (isInline(node)) {
      if (!line) {
        line = [];
        blocks.push({ type: 'paragraph', children: line } as RichParagraph);
      }
      line.push(node);
      continue;
    }
    line = undefined;
    if (isAllowed(node)) blocks.push(node);
    else if (node.type === 'heading' && childrenOf(node).length > 0)
      blocks.push({ type: 'paragraph', children: childrenOf(node) } as RichParagraph);
    else if (!VOID.has(node.type)) waiting.push(...childrenOf(node).toReversed());
  }
  return blocks.length > 0 ? blocks : [emptyParagraph()];
}

/** The text of any node, with one line for every block in it. */
function linesOf(node: unknown): string[] {
  const lines = [''];
  const waiting = [node];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (!isRecord(next)) continue;
    if (typeof next.text === 'string') lines.push(`${lines.pop() ?? ''}${next.text}`);
    else {
      if (!isInline(next)) lines.push('');
      waiting.push(...childrenOf(next).toReversed());
    }
  }
  return lines.filter((line) => line !== '');
}

const isValid = (block: CellBlock) => validateDocument({ version: 1, children: [block] }).length === 0;

/**
 * Blocks as documents allow them: what is wrong in itself becomes its bare text, and too many blocks end in one. The
 * same list when all is well.
 */
export function toValidBlocks(blocks: CellBlock[]): CellBlock[] {
  if (blocks.length <= MAX_BLOCKS && blocks.every(isValid)) return blocks;
  const valid = blocks.flatMap((block) => (isValid(block) ? [block] : linesOf(block).map(paragraphOf)));
  const rest = valid.slice(MAX_BLOCKS - 1);
  if (rest.length > 1) return [...valid.slice(0, MAX_BLOCKS - 1), paragraphOf(rest.flatMap(linesOf).join('\n'))];
  return valid.length > 0 ? valid : [emptyParagraph()];
}

/** Tells whether a cell holds any text or picture. */
export const hasContent = (cell: RichCell): boolean =>
  cell.children.some((block) => block.type === 'image' || linesOf(block).length > 0);

/** Tells whether a cell is as empty as a new one. */
export const isBlank = ({ children: [block, ...more] }: RichCell): boolean =>
  more.length === 0 && block?.type === 'paragraph' && linesOf(block).length === 0;

/** The cell without its content. */
export function toBlank(cell: RichCell): RichCell {
  const [first] = cell.children;
  const align = first?.type === 'paragraph' ? first.align : undefined;
  return { ...cell, children: [{ type: 'paragraph', ...(align && { align }), children: [{ text: '' }] }] };
}
