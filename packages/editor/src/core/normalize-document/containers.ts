import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import type {
  RichBlock,
  RichCell,
  RichHeading,
  RichList,
  RichListItem,
  RichParagraph,
} from '@danji/contracts/documents/rich-document';
import { toInlines, toRuns } from './inline-runs.ts';

const MAX_QUOTED = 500;
const MAX_ITEMS = 1000;
const MAX_CELL_BLOCKS = 200;

export const emptyParagraph = (): RichParagraph => ({ type: 'paragraph', children: [{ text: '' }] });

const toParagraph = ({ align, children }: RichHeading | RichParagraph): RichParagraph => ({
  type: 'paragraph',
  ...(align && { align }),
  children,
});

function inChunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** Paragraphs as lines of one. */
function joinLines(paragraphs: readonly RichParagraph[]): RichParagraph {
  const [first = emptyParagraph(), ...rest] = paragraphs;
  if (rest.length === 0) return first;
  return {
    ...first,
    children: toInlines(
      paragraphs.flatMap(({ children }, at) => [...(at > 0 ? [{ text: { text: '\n' } }] : []), ...toRuns(children)]),
    ),
  };
}

/** Quotes hold only paragraphs: any other block moves between two quotes. */
export function toQuotes(blocks: readonly RichBlock[]): RichBlock[] {
  const parts: (RichBlock | RichParagraph[])[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    const quoted =
      block.type === 'quote'
        ? block.children
        : block.type === 'paragraph' || block.type === 'heading'
          ? [toParagraph(block)]
          : undefined;
    if (!quoted) parts.push(block);
    else if (Array.isArray(last)) last.push(...quoted);
    else parts.push([...quoted]);
  }
  return parts.flatMap((part) =>
    Array.isArray(part) ? inChunks(part, MAX_QUOTED).map((children) => ({ type: 'quote' as const, children })) : [part],
  );
}

/** Items of nested lists below the fifth level become items of the fifth. */
function capLevels(items: readonly RichListItem[], level: number): RichListItem[] {
  return items.flatMap((item): RichListItem[] => {
    const [paragraph, nested] = item.children;
    if (!nested) return [item];
    if (level >= DOCUMENT_LIMITS.listLevels)
      return [{ type: 'list-item', children: [paragraph] }, ...capLevels(nested.children, level)];
    return [
      {
        type: 'list-item',
        children: [paragraph, { ...nested, children: capLevels(nested.children, level + 1).slice(0, MAX_ITEMS) }],
      },
    ];
  });
}

/** Two lists below one item, which may hold one: the first decides what it is. */
const joinLists = (first: RichList, second: RichList): RichList => ({
  ...first,
  children: [...first.children, ...second.children],
});

/** Puts an entry of a list behind those before it: a list in a list belongs to the item above it. */
function addEntry(items: RichListItem[], entry: RichListItem | RichList) {
  const last = items.at(-1);
  if (entry.type === 'list-item') items.push(entry);
  else if (last) {
    const [paragraph, nested] = last.children;
    items[items.length - 1] = { type: 'list-item', children: [paragraph, nested ? joinLists(nested, entry) : entry] };
  } else items.push(...entry.children);
}

/**
 * The content of an item: its paragraphs as lines of one, its lists joined to one; `rest` is what no item can hold.
 * An item of nothing at all is an empty line.
 */
export function toItem(blocks: readonly RichBlock[]): { item: RichListItem; rest: RichBlock[] } {
  const lines: RichParagraph[] = [];
  const lists: RichList[] = [];
  const rest: RichBlock[] = [];
  for (const block of blocks) {
    if (block.type === 'paragraph' || block.type === 'heading') lines.push(toParagraph(block));
    else if (block.type === 'quote') lines.push(...block.children);
    else if (block.type === 'bulleted-list' || block.type === 'numbered-list') lists.push(block);
    else rest.push(block);
  }
  const nested = lists.length > 0 ? lists.reduce(joinLists) : undefined;
  return { item: { type: 'list-item', children: nested ? [joinLines(lines), nested] : [joinLines(lines)] }, rest };
}

/** Lists of the entries, as long as lists may be; none of no entry. `start` is the first number, `undefined` for bullets. */
export function toLists(entries: readonly (RichListItem | RichList)[], start: number | undefined): RichList[] {
  const items: RichListItem[] = [];
  for (const entry of entries) addEntry(items, entry);
  return inChunks(capLevels(items, 1), MAX_ITEMS).map((children, at): RichList => {
    if (start === undefined) return { type: 'bulleted-list', children };
    const first = Math.min(start + at * MAX_ITEMS, 9999);
    return { type: 'numbered-list', ...(first !== 1 && { start: first }), children };
  });
}

/** Returns the part of a block that a cell can hold. */
function toCellBlock(block: RichBlock): RichCell['children'] {
  switch (block.type) {
    case 'paragraph':
    case 'image':
    case 'bulleted-list':
    case 'numbered-list':
      return [block];
    case 'heading':
      return [toParagraph(block)];
    case 'quote':
      return block.children;
    case 'table':
      return block.children.flatMap((row) => row.children.flatMap((cell) => cell.children));
    case 'video': {
      const url = `https://www.youtube.com/watch?v=${block.videoId}`;
      return [{ type: 'paragraph', children: toInlines([{ text: { text: url }, link: { url } }]) }];
    }
    default:
      return [];
  }
}

/** Paragraphs in any block of a cell, in order. */
const listParagraphs = (block: RichCell['children'][number]): RichParagraph[] => {
  if (block.type === 'paragraph') return [block];
  if (block.type === 'image') return [];
  return block.children.flatMap(({ children: [paragraph, nested] }) => [
    paragraph,
    ...(nested ? listParagraphs(nested) : []),
  ]);
};

/**
 * Normalises the content of a cell: a nested table is replaced by the content of its cells, and blocks beyond the
 * limit become lines of the last block.
 */
export function toCellBlocks(blocks: readonly RichBlock[]): RichCell['children'] {
  const content = blocks.flatMap(toCellBlock);
  if (content.length === 0) return [emptyParagraph()];
  if (content.length <= MAX_CELL_BLOCKS) return content;
  return [
    ...content.slice(0, MAX_CELL_BLOCKS - 1),
    joinLines(content.slice(MAX_CELL_BLOCKS - 1).flatMap(listParagraphs)),
  ];
}
