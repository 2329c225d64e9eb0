import { DOCUMENT_LIMITS } from './document-limits.ts';
import { toDocument } from './document-text.ts';
import { trimEndOf } from '../trim-end.ts';
import { toMarkedInlines } from './markdown-inlines.ts';
import type { RichBlock, RichCell, RichDocument, RichInline, RichList, RichParagraph } from './rich-document.ts';

// Control characters except tab and line ends, zero-width space, byte order mark.
const HIDDEN = /[^\P{Cc}\n\t]|[\u200b\ufeff]/gu;
const FENCE = /^\s*```/;
const TABLE_LINE = /^\s*\|.*\|\s*$/;
const RULE_CELL = /^:?-{2,}:?$/;
const HEADING = /^#{1,3} +\S/;
/** The limits of a table in a text; more columns would not fit a page. */
const MAX_COLUMNS = 20;
const MAX_ROWS = 200;

const isText = (inline: RichInline): inline is RichInline & { text: string } => 'text' in inline;

/** Removes the closing marks of a heading: `## 제목 ##`. */
function withoutClosingMarks(line: string): string {
  const open = trimEndOf(line, '#');
  const bare = open.trimEnd();
  return bare.length < open.length && open.length < line.length && HEADING.test(bare) ? bare : line;
}

/** Converts other markdown variants of a line to the one that `toDocument` reads. */
const toKnownLine = (line: string): string =>
  withoutClosingMarks(line.replace(/^#{4,6} +/, '### '))
    .replace(/^( *)[*+•·] +(?=\S)/, '$1- ')
    .replace(/^( *)([1-9]\d{0,3})\) +(?=\S)/, '$1$2. ')
    .replace(/^(\*{3,}|_{3,})$/, '---')
    // Many texts indent a level by four spaces instead of two.
    .replace(/^( {4})+(?=(?:-|\d+\.) )/, (indent) => ' '.repeat(indent.length / 2));

const splitCells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Whether a line of a table separates its head from its body: `| --- | :--: |`. */
const isRuleLine = (line: string): boolean => splitCells(line).every((cell) => RULE_CELL.test(cell));

const toCell = (text: string): RichCell => ({
  type: 'table-cell',
  children: [{ type: 'paragraph', children: toMarkedInlines(text) }],
});

/** Builds a table from its lines; the first row is a header when a rule follows it. */
function toTable(lines: readonly string[]): RichBlock {
  const hasHead = isRuleLine(lines[1] ?? '');
  const rows = lines
    .filter((line) => !isRuleLine(line))
    .map(splitCells)
    .slice(0, MAX_ROWS);
  const columns = Math.min(MAX_COLUMNS, Math.max(...rows.map(({ length }) => length)));
  const children = rows.map((cells) => ({
    type: 'table-row' as const,
    children: Array.from({ length: columns }, (_, at) => toCell(cells[at] ?? '')),
  }));
  return { type: 'table', ...(hasHead && { headerRow: true as const }), children };
}

/** Parses the marks in the plain texts. */
function markInlines(children: readonly RichInline[]): RichInline[] {
  const marked = children.flatMap((child) => (isText(child) ? toMarkedInlines(child.text) : [child]));
  return marked.flatMap((child) =>
    isText(child) && child.text.length > DOCUMENT_LIMITS.textLength
      ? [{ ...child, text: child.text.slice(0, DOCUMENT_LIMITS.textLength) }]
      : [child],
  );
}

const markParagraph = (paragraph: RichParagraph): RichParagraph => ({
  ...paragraph,
  children: markInlines(paragraph.children),
});
const markList = <L extends RichList>(list: L): L => ({
  ...list,
  children: list.children.map(({ children: [paragraph, nested] }) => ({
    type: 'list-item' as const,
    children: nested ? [markParagraph(paragraph), markList(nested)] : [markParagraph(paragraph)],
  })),
});

function markBlock(block: RichBlock): RichBlock {
  switch (block.type) {
    case 'paragraph':
      return markParagraph(block);
    case 'heading':
      return { ...block, children: markInlines(block.children) };
    case 'quote':
      return { ...block, children: block.children.map(markParagraph) };
    case 'bulleted-list':
    case 'numbered-list':
      return markList(block);
    default:
      return block;
  }
}

/** Groups neighbouring lines: those of one table, or those between tables. */
function groupLines(lines: readonly string[]): { isTable: boolean; lines: string[] }[] {
  const groups: { isTable: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const isTable = TABLE_LINE.test(line);
    const last = groups.at(-1);
    if (last && last.isTable === isTable) last.lines.push(line);
    else groups.push({ isTable, lines: [line] });
  }
  return groups;
}

const isRealTable = (lines: readonly string[]): boolean =>
  lines.length >= 2 && lines.some((line) => !isRuleLine(line)) && isRuleLine(lines[1] ?? '');

/**
 * Converts untrusted markdown-like text of a language model to a document: headings, lists, quotes, tables, bold and a few more
 * marks. Everything else, HTML included, stays plain text. Empty text gives one empty paragraph.
 */
export function toMarkdownDocument(text: string): RichDocument {
  const lines = text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(HIDDEN, '')
    .split('\n')
    .filter((line) => !FENCE.test(line));
  const children = groupLines(lines).flatMap(({ isTable, lines: group }): RichBlock[] => {
    if (isTable && isRealTable(group)) return [toTable(group)];
    const read = toDocument(group.map((line) => toKnownLine(line.trimEnd())).join('\n')).children;
    const isBlank = group.every((line) => line.trim() === '');
    return isBlank ? [] : read.map(markBlock);
  });
  return {
    version: 1,
    children:
      children.length > 0
        ? children.slice(0, DOCUMENT_LIMITS.blocks)
        : [{ type: 'paragraph', children: [{ text: '' }] }],
  };
}
