import { placeCells, toSpan } from '@danji/contracts/documents/table-grid';
import type {
  RichBlock,
  RichCell,
  RichImage,
  RichInline,
  RichList,
  RichListItem,
  RichParagraph,
  RichTable,
  RichText,
} from '@danji/contracts/documents/rich-document';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import type { Pictures } from './pictures.ts';

/** Points in a px. */
const PT = 0.75;
/** Width of the text on a page, points: A4 without its margins. */
const PAGE_WIDTH = 595 - 2 * 56;
const MAX_PICTURE_HEIGHT = 600;
const HEADING_SIZES = { 1: 20, 2: 15, 3: 12.5 } as const;
const RULE = '#c9d0da';
const HEAD_FILL = '#f0f3f7';
const LINK = '#1d5fd6';

const toText = ({ text, bold, italic, underline, strike, color, background, fontSize }: RichText): Content => {
  const decoration = [...(underline ? ['underline' as const] : []), ...(strike ? ['lineThrough' as const] : [])];
  return {
    text,
    preserveLeadingSpaces: true,
    ...(bold && { bold }),
    ...(italic && { italics: true }),
    ...(decoration.length > 0 && { decoration }),
    ...(color && { color }),
    ...(background && { background }),
    ...(fontSize && { fontSize: fontSize * PT }),
  };
};
const toInline = (inline: RichInline): Content[] =>
  'children' in inline
    ? inline.children.map((child) => ({
        ...(toText(child) as object),
        text: child.text,
        link: inline.url,
        color: LINK,
        decoration: 'underline' as const,
      }))
    : [toText(inline)];
const toInlines = (children: readonly RichInline[]): Content[] => children.flatMap(toInline);

const isBlank = (children: readonly RichInline[]): boolean =>
  children.every((child) => 'text' in child && child.text === '');

const toParagraph = ({ children, align }: RichParagraph): Content => ({
  text: isBlank(children) ? ' ' : toInlines(children),
  ...(align && { alignment: align }),
});

function toItem({ children: [paragraph, nested] }: RichListItem): Content {
  return nested ? { stack: [toParagraph(paragraph), toList(nested)] } : toParagraph(paragraph);
}

function toList(list: RichList): Content {
  const items = list.children.map(toItem);
  return list.type === 'numbered-list'
    ? { ol: items, start: list.start ?? 1, markerColor: '#000000' }
    : { ul: items, markerColor: '#000000' };
}

/** A picture in its own size, at most the available width; a missing one is replaced by its text. */
function toImage(
  { fileId, displayWidth, alt, caption, align = 'center' }: RichImage,
  pictures: Pictures,
  room: number,
): Content {
  const picture = pictures.get(fileId);
  const captionText = caption
    ? [
        {
          text: caption,
          alignment: align,
          fontSize: 9,
          color: '#55627a',
          margin: [0, 4, 0, 0] as [number, number, number, number],
        },
      ]
    : [];
  if (!picture) return { stack: [{ text: `[이미지] ${caption ?? alt ?? ''}`.trim(), color: '#55627a' }] };
  const width = Math.min((displayWidth ?? picture.width) * PT, room);
  return {
    stack: [
      {
        image: `data:image/jpeg;base64,${picture.bytes.toString('base64')}`,
        fit: [width, MAX_PICTURE_HEIGHT],
        alignment: align,
      },
      ...captionText,
    ],
  };
}

function toCell(cell: RichCell, isHead: boolean, pictures: Pictures, room: number): TableCell {
  const stack = cell.children.map((child): Content => {
    if (child.type === 'paragraph') return toParagraph(child);
    return child.type === 'image' ? toImage(child, pictures, room) : toList(child);
  });
  const fill = cell.background ?? (isHead ? HEAD_FILL : undefined);
  return {
    stack,
    ...(toSpan(cell.colSpan) > 1 && { colSpan: toSpan(cell.colSpan) }),
    ...(toSpan(cell.rowSpan) > 1 && { rowSpan: toSpan(cell.rowSpan) }),
    ...(fill && { fillColor: fill }),
    ...(isHead && { bold: true }),
  };
}

const MAX_CELL_CHARACTERS = 600;
const isShortCell = ({ children }: RichCell): boolean =>
  children.every(({ type }) => type === 'paragraph') &&
  children.length <= 12 &&
  JSON.stringify(children).length <= MAX_CELL_CHARACTERS;

/** Every cell of the grid needs an entry; cells covered by a span are empty. */
function toTable(table: RichTable, pictures: Pictures): Content {
  const { slots, columns } = placeCells(table);
  const total = table.colWidths?.reduce((sum, width) => sum + width, 0) ?? 0;
  const widths =
    table.colWidths && total > 0
      ? table.colWidths.map((width) => `${((width / total) * 100).toFixed(3)}%`)
      : Array.from({ length: columns }, () => '*');
  const room = PAGE_WIDTH / columns - 14;
  const body = slots.map((line, row) =>
    Array.from({ length: columns }, (_, column): TableCell => {
      const placed = line[column];
      if (!placed || placed.row !== row || placed.column !== column) return {};
      return toCell(
        placed.cell,
        (table.headerRow === true && row === 0) || (table.headerColumn === true && column === 0),
        pictures,
        room,
      );
    }),
  );
  const headReaches = Math.max(1, ...(table.children[0]?.children ?? []).map(({ rowSpan }) => toSpan(rowSpan)));
  const layout: CustomTableLayout = {
    hLineWidth: () => 0.6,
    vLineWidth: () => 0.6,
    hLineColor: () => RULE,
    vLineColor: () => RULE,
    paddingLeft: () => 6,
    paddingRight: () => 6,
    paddingTop: () => 5,
    paddingBottom: () => 5,
  };
  // A header is repeated on every page, unless it is nearly the whole table.
  const headerRows = table.headerRow === true && headReaches < table.children.length ? headReaches : 0;
  // A row moves to the next page as a whole, unless it could be longer than a page.
  const dontBreakRows = table.children.every((row) => row.children.every(isShortCell));
  return { table: { widths, body, headerRows, dontBreakRows }, layout };
}

const BELOW: [number, number, number, number] = [0, 0, 0, 9];

/** Converts one block of a document for pdfmake. */
export function toPdfBlock(block: RichBlock, pictures: Pictures): Content {
  switch (block.type) {
    case 'heading':
      return {
        text: toInlines(block.children),
        fontSize: HEADING_SIZES[block.level],
        bold: true,
        lineHeight: 1.25,
        margin: [0, block.level === 1 ? 0 : 8, 0, block.level === 1 ? 14 : 7],
        headlineLevel: block.level,
        ...(block.align && { alignment: block.align }),
      };
    case 'quote':
      return {
        table: { widths: ['*'], body: [[{ stack: block.children.map(toParagraph) }]] },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: (line) => (line === 0 ? 2.5 : 0),
          vLineColor: () => RULE,
          paddingLeft: () => 12,
          paddingTop: () => 2,
          paddingBottom: () => 2,
        },
        margin: BELOW,
      };
    case 'bulleted-list':
    case 'numbered-list':
      return { stack: [toList(block)], margin: BELOW };
    case 'divider':
      return {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: PAGE_WIDTH, y2: 0, lineWidth: 0.8, lineColor: RULE }],
        margin: [0, 6, 0, 14],
      };
    case 'image':
      return { stack: [toImage(block, pictures, PAGE_WIDTH)], margin: BELOW };
    case 'video':
      return {
        text: `https://www.youtube.com/watch?v=${block.videoId}`,
        link: `https://www.youtube.com/watch?v=${block.videoId}`,
        color: LINK,
        margin: BELOW,
      };
    case 'table':
      return { stack: [toTable(block, pictures)], margin: [0, 2, 0, 12] };
    default:
      return { stack: [toParagraph(block)], margin: BELOW };
  }
}
