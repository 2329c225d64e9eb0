import { byteLength } from '@danji/contracts/documents/byte-length';
import { DOCUMENT_LIMITS, FILE_ID } from '@danji/contracts/documents/document-limits';
import type {
  Align,
  RichBlock,
  RichCell,
  RichDocument,
  RichList,
  RichListItem,
  RichParagraph,
  RichTable,
} from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { normalizeTable } from '../table.ts';
import { emptyParagraph, toCellBlocks, toItem, toLists, toQuotes } from './containers.ts';
import { toCleanText, toColor, toInlines, toRuns } from './inline-runs.ts';
import { childrenOf, isBlock, isInline, isNode, type LooseNode } from './loose-node.ts';

/** Deeper than any document; what is nested further is read as text. */
const MAX_DEPTH = 40;
const MAX_CAPTION_CHARACTERS = 500;

const isValid = (block: unknown): block is RichBlock =>
  isNode(block) && validateDocument({ version: 1, children: [block] }).length === 0;
const whole = (value: unknown, min: number, max: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= min ? Math.min(Math.round(value), max) : undefined;
const toAlign = (value: unknown): Align | undefined =>
  value === 'left' || value === 'center' || value === 'right' ? value : undefined;

function toTextBlock(node: LooseNode): RichBlock {
  const align = toAlign(node.align);
  const children = toInlines(toRuns(childrenOf(node)));
  if (node.type !== 'heading') return { type: 'paragraph', ...(align && { align }), children };
  const level = node.level === 1 || node.level === 2 ? node.level : 3;
  return { type: 'heading', level, ...(align && { align }), children };
}

function toImage(node: LooseNode): RichBlock[] {
  if (typeof node.fileId !== 'string' || !FILE_ID.test(node.fileId)) return [];
  const sizes = {
    width: whole(node.width, 1, 20_000),
    height: whole(node.height, 1, 20_000),
    displayWidth: whole(node.displayWidth, 40, 2000),
  };
  const texts = Object.entries({ alt: node.alt, caption: node.caption }).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, toCleanText(text, MAX_CAPTION_CHARACTERS)]] : [],
  );
  const align = toAlign(node.align);
  const imageFields = Object.fromEntries([...Object.entries(sizes).filter(([, size]) => size !== undefined), ...texts]);
  return [{ type: 'image', fileId: node.fileId, ...imageFields, ...(align && { align }), children: [{ text: '' }] }];
}

function toVideo({ provider, videoId, start }: LooseNode): RichBlock[] {
  if (provider !== 'youtube' || typeof videoId !== 'string' || !/^[A-Za-z0-9_-]{6,32}$/.test(videoId)) return [];
  const from = whole(start, 0, 86_400);
  return [{ type: 'video', provider, videoId, ...(from !== undefined && { start: from }), children: [{ text: '' }] }];
}

function toListBlocks(node: LooseNode, depth: number): RichBlock[] {
  const entries: (RichListItem | RichList)[] = [];
  const after: RichBlock[] = [];
  for (const child of childrenOf(node)) {
    const isItem = isNode(child) && child.type === 'list-item';
    const blocks = toBlocks(isItem ? childrenOf(child) : [child], depth);
    const isList = !isItem && blocks.every(({ type }) => type === 'bulleted-list' || type === 'numbered-list');
    if (isList) entries.push(...(blocks as RichList[]));
    else {
      const { item, rest } = toItem(blocks);
      if (isItem || rest.length < blocks.length) entries.push(item);
      after.push(...rest);
    }
  }
  return [...toLists(entries, node.type === 'numbered-list' ? (whole(node.start, 1, 9999) ?? 1) : undefined), ...after];
}

function toCell(node: LooseNode, depth: number): RichCell {
  const background = toColor(node.background);
  const spans = Object.fromEntries(
    ['colSpan', 'rowSpan'].flatMap((name) => (Number.isFinite(node[name]) ? [[name, node[name]]] : [])),
  );
  return {
    type: 'table-cell',
    ...spans,
    ...(background && { background }),
    children: toCellBlocks(toBlocks(childrenOf(node), depth)),
  };
}

function toTable(node: LooseNode, depth: number): RichBlock[] {
  const rows = childrenOf(node).filter((row) => isNode(row) && row.type === 'table-row');
  const loose: RichTable = {
    type: 'table',
    ...(node.headerRow === true && { headerRow: true }),
    ...(node.headerColumn === true && { headerColumn: true }),
    ...(Array.isArray(node.colWidths) &&
      node.colWidths.length > 0 && { colWidths: node.colWidths.map((width) => whole(width, 0, 2000) ?? 0) }),
    children: rows.map((row) => ({
      type: 'table-row',
      children: childrenOf(row)
        .filter(isNode)
        .map((cell) => toCell(cell, depth)),
    })),
  };
  const table = normalizeTable(loose);
  if (table && isValid(table)) return [table];
  return loose.children.flatMap((row) => row.children.flatMap((cell) => cell.children));
}

/** One node that is no inline as valid blocks; a valid block is itself. */
function toBlock(node: unknown, depth: number): RichBlock[] {
  if (isValid(node)) return [node];
  if (depth > MAX_DEPTH) return [{ type: 'paragraph', children: toInlines(toRuns([node])) }];
  if (!isNode(node) || childrenOf(node).some(isBlock)) return toContainer(node, depth);
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [toTextBlock(node)];
    case 'divider':
      return [{ type: 'divider', children: [{ text: '' }] }];
    case 'image':
      return toImage(node);
    case 'video':
      return toVideo(node);
    default:
      return toContainer(node, depth);
  }
}

/** A node that holds blocks, or is unknown: then what is in it. */
function toContainer(node: unknown, depth: number): RichBlock[] {
  switch (isNode(node) && node.type) {
    case 'quote':
      return toQuotes(toBlocks(childrenOf(node), depth + 1));
    case 'bulleted-list':
    case 'numbered-list':
      return toListBlocks(node as LooseNode, depth + 1);
    case 'table':
      return toTable(node as LooseNode, depth + 1);
    default:
      return toBlocks(childrenOf(node), depth + 1);
  }
}

/** Any nodes as valid blocks, in their order: neighbouring inlines become a paragraph, unknown nodes what is in them. */
export function toBlocks(nodes: readonly unknown[], depth = 0): RichBlock[] {
  const blocks: RichBlock[] = [];
  let line: unknown[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push({ type: 'paragraph', children: toInlines(toRuns(line)) });
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      endLine();
      for (const block of toBlock(node, depth)) blocks.push(block);
    }
  }
  endLine();
  return blocks;
}

const sizeOf = (value: unknown) => byteLength(JSON.stringify(value));

/** Turns the text of a block that is too large into paragraphs. */
const toPlainParagraphs = (block: RichBlock): RichParagraph[] =>
  toRuns([block]).map(({ text: { text } }) => ({ type: 'paragraph', children: [{ text }] }));

/**
 * Returns as many valid blocks as a document holds; a single paragraph when there are none. `isCut` when not all of
 * them fit.
 */
export function toDocument(blocks: readonly RichBlock[]): { document: RichDocument; isCut: boolean } {
  const children: RichBlock[] = [];
  let room = DOCUMENT_LIMITS.bytes - sizeOf({ version: 1, children });
  /** Tells whether the block still fits. */
  const add = (block: RichBlock) => {
    room -= sizeOf(block) + 1;
    const fits = room >= 0 && children.length < DOCUMENT_LIMITS.blocks;
    if (fits) children.push(block);
    return fits;
  };
  const wide = blocks.find((block) => {
    const before = room;
    const fits = add(block);
    if (!fits) room = before;
    return !fits;
  });
  if (wide) toPlainParagraphs(wide).every(add);
  return {
    document: { version: 1, children: children.length > 0 ? children : [emptyParagraph()] },
    isCut: wide !== undefined,
  };
}
