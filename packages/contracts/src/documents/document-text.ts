import { type ListLine, toLists, toListLine } from './parse-list-lines.ts';
import type {
  RichBlock,
  RichDocument,
  RichInline,
  RichList,
  RichListItem,
  RichParagraph,
  RichTable,
} from './rich-document.ts';

/** Returns the text of a block's inline children, without marks. */
export const toInlineText = (children: readonly RichInline[]): string =>
  children
    .map((child) => ('children' in child ? child.children.map(({ text }) => text).join('') : child.text))
    .join('');

function listLines(list: RichList, indent: string): string[] {
  const first = list.type === 'numbered-list' ? (list.start ?? 1) : undefined;
  return list.children.flatMap(({ children: [paragraph, nested] }: RichListItem, index) => [
    `${indent}${first === undefined ? '-' : `${first + index}.`} ${toInlineText(paragraph.children)}`,
    ...(nested ? listLines(nested, `${indent}  `) : []),
  ]);
}

const tableLines = (table: RichTable) =>
  table.children.map((row) =>
    row.children.map((cell) => cell.children.map((child) => blockText(child)).join(' ')).join(' | '),
  );

function blockText(block: RichBlock): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${toInlineText(block.children)}`;
    case 'quote':
      return block.children.map(({ children }) => `> ${toInlineText(children)}`).join('\n');
    case 'bulleted-list':
    case 'numbered-list':
      return listLines(block, '').join('\n');
    case 'divider':
      return '---';
    case 'image':
      return `[이미지] ${block.caption ?? block.alt ?? ''}`.trim();
    case 'video':
      return '[동영상]';
    case 'table':
      return tableLines(block).join('\n');
    default:
      return toInlineText(block.children);
  }
}

/** Converts a document to plain text by the rules of `toDocument`. Marks are lost; pictures and tables become a line that names them. */
export const toPlainText = ({ children }: RichDocument): string => children.map(blockText).join('\n\n');

// Control characters except tab and line ends, zero-width space, byte order mark: users do not type them.
const HIDDEN = /[^\P{Cc}\n\t]|[\u200b\ufeff]/gu;
const HEADING = /^(#{1,3}) +(\S.*)$/;
const QUOTE = /^> ?(.*)$/;
const DIVIDER = /^-{3,}$/;

const paragraphOf = (text: string): RichParagraph => ({ type: 'paragraph', children: [{ text }] });

/** Counts the consecutive lines from `start` on for which `test` holds. */
function runLength(lines: readonly string[], start: number, test: (line: string) => boolean): number {
  let end = start;
  while (end < lines.length && test(lines[end] ?? '')) end += 1;
  return end - start;
}

const isPlainLine = (line: string) =>
  line !== '' && !HEADING.test(line) && !QUOTE.test(line) && !DIVIDER.test(line) && !toListLine(line, undefined);

/** Reads the block (or lists) that start at a non-empty line, with the number of their lines. */
function readBlocks(lines: readonly string[], start: number): { blocks: RichBlock[]; length: number } {
  const line = lines[start] ?? '';
  const [, marks, heading] = HEADING.exec(line) ?? [];
  if (marks && heading)
    return {
      blocks: [{ type: 'heading', level: marks.length as 1 | 2 | 3, children: [{ text: heading }] }],
      length: 1,
    };
  if (DIVIDER.test(line)) return { blocks: [{ type: 'divider', children: [{ text: '' }] }], length: 1 };
  if (QUOTE.test(line)) {
    const length = runLength(lines, start, (next) => QUOTE.test(next));
    return {
      blocks: [
        {
          type: 'quote',
          children: lines.slice(start, start + length).map((quoted) => paragraphOf(QUOTE.exec(quoted)?.[1] ?? '')),
        },
      ],
      length,
    };
  }
  const listed = readListLines(lines, start);
  if (listed.length > 0) return { blocks: toLists(listed), length: listed.length };
  const length = runLength(lines, start, isPlainLine);
  return { blocks: [paragraphOf(lines.slice(start, start + length).join('\n'))], length };
}

function readListLines(lines: readonly string[], start: number): ListLine[] {
  const listed: ListLine[] = [];
  for (let at = start; at < lines.length; at += 1) {
    const next = toListLine(lines[at] ?? '', listed.at(-1));
    if (!next) break;
    listed.push(next);
  }
  return listed;
}

/**
 * Converts plain text to a document: an empty line starts a paragraph, `# ` to `### ` a heading, `- ` bullets and `1. ` numbers
 * (two spaces for each deeper level), `> ` a quote, `---` a divider. Empty text gives one empty paragraph.
 */
export function toDocument(text: string): RichDocument {
  const lines = text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(HIDDEN, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const children: RichBlock[] = [];
  let at = 0;
  while (at < lines.length) {
    if (lines[at] === '') {
      at += 1;
      continue;
    }
    const { blocks, length } = readBlocks(lines, at);
    children.push(...blocks);
    at += length;
  }
  return { version: 1, children: children.length > 0 ? children : [paragraphOf('')] };
}
