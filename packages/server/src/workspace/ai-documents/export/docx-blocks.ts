import { placeCells, toSpan } from '@danji/contracts/documents/table-grid';
import type {
  Align,
  RichBlock,
  RichCell,
  RichImage,
  RichInline,
  RichList,
  RichParagraph,
  RichTable,
  RichText,
} from '@danji/contracts/documents/rich-document';
import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import type { Pictures } from './pictures.ts';

/** Width of the text on a page, px at 96 to the inch: A4 without its margins. */
const PAGE_PX = 605;
/** Twips (twentieths of a point) in a px. */
const TWIPS = 15;
const MAX_HEIGHT_PX = 800;
const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
const ALIGN = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;
const RULE = { style: BorderStyle.SINGLE, size: 4, color: 'C9D0DA' } as const;
const BORDERS = { top: RULE, bottom: RULE, left: RULE, right: RULE };
const HEAD_FILL = 'F0F3F7';

const hex = (color: string): string => color.slice(1).toUpperCase();

/** The numbering definition of bulleted lists, with the same indentation as numbered ones. */
export const BULLETS = 'bullets';
/** Entries of a list have less space between them than paragraphs. */
const LIST_SPACING = { spacing: { after: 40 } };
/**
 * A picture's line has single spacing, so it is exactly as high as the picture: with more, some programs cut the
 * picture off at the foot of a page.
 */
const PICTURE_SPACING = { spacing: { line: 240, lineRule: LineRuleType.AUTO, after: 60 } };

/** The context of a document's blocks: its pictures, and a function that adds a numbering for each numbered list. */
export type DocxContext = { pictures: Pictures; newNumbering: (start: number) => string };

/** Line feeds within a text become line breaks. */
function toRuns(
  { text, bold, italic, underline, strike, color, background, fontSize }: RichText,
  style?: string,
): TextRun[] {
  return text.split('\n').map(
    (line, index) =>
      new TextRun({
        text: line,
        ...(index > 0 && { break: 1 }),
        ...(style && { style }),
        ...(bold && { bold }),
        ...(italic && { italics: true }),
        ...(underline && { underline: {} }),
        ...(strike && { strike }),
        ...(color && { color: hex(color) }),
        ...(background && { shading: { type: ShadingType.CLEAR, fill: hex(background), color: 'auto' } }),
        ...(fontSize && { size: Math.round(fontSize * 1.5) }),
      }),
  );
}

const toChildren = (children: readonly RichInline[]): ParagraphChild[] =>
  children.flatMap((child): ParagraphChild[] =>
    'children' in child
      ? [
          new ExternalHyperlink({
            link: child.url,
            children: child.children.flatMap((text) => toRuns(text, 'Hyperlink')),
          }),
        ]
      : toRuns(child),
  );

const alignment = (align: Align | undefined) => (align ? { alignment: ALIGN[align] } : {});
const toParagraph = ({ children, align }: RichParagraph, more: object = {}): Paragraph =>
  new Paragraph({ children: toChildren(children), ...alignment(align), ...more });

/** `isEnd`: the list is followed by another block. */
function toList(list: RichList, context: DocxContext, isEnd: boolean, level = 0): Paragraph[] {
  const reference = list.type === 'numbered-list' ? context.newNumbering(list.start ?? 1) : BULLETS;
  return list.children.flatMap(({ children: [paragraph, nested] }, index) => {
    const isLast = isEnd && index === list.children.length - 1;
    return [
      toParagraph(paragraph, { numbering: { reference, level }, ...(isLast && !nested ? {} : LIST_SPACING) }),
      ...(nested ? toList(nested, context, isLast, level + 1) : []),
    ];
  });
}

function toImage(
  { fileId, displayWidth, alt, caption, align = 'center' }: RichImage,
  { pictures }: DocxContext,
  room: number,
): Paragraph[] {
  const picture = pictures.get(fileId);
  if (!picture)
    return [
      new Paragraph({ children: [new TextRun({ text: `[이미지] ${caption ?? alt ?? ''}`.trim(), color: '55627A' })] }),
    ];
  const scale = Math.min(
    1,
    Math.min(displayWidth ?? picture.width, room) / picture.width,
    MAX_HEIGHT_PX / picture.height,
  );
  const transformation = {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
  const imageText = alt ?? caption ?? '';
  const pictureParagraph = new Paragraph({
    alignment: ALIGN[align],
    ...PICTURE_SPACING,
    keepNext: caption !== undefined,
    children: [
      new ImageRun({
        type: 'jpg',
        data: picture.bytes,
        transformation,
        altText: { name: imageText, title: imageText, description: imageText },
      }),
    ],
  });
  return caption
    ? [
        pictureParagraph,
        new Paragraph({
          alignment: ALIGN[align],
          children: [new TextRun({ text: caption, color: '55627A', size: 18 })],
        }),
      ]
    : [pictureParagraph];
}

function toCell(cell: RichCell, isHead: boolean, width: number, context: DocxContext): TableCell {
  const children = cell.children.flatMap((child): Paragraph[] => {
    if (child.type === 'paragraph')
      return [
        new Paragraph({
          ...(isHead && { style: 'TableHead' }),
          children: toChildren(child.children),
          ...alignment(child.align),
          spacing: { after: 0 },
        }),
      ];
    return child.type === 'image' ? toImage(child, context, width - 20) : toList(child, context, false);
  });
  const fill = cell.background ? hex(cell.background) : isHead ? HEAD_FILL : undefined;
  return new TableCell({
    children,
    borders: BORDERS,
    verticalAlign: VerticalAlign.TOP,
    margins: { top: 80, bottom: 80, left: 110, right: 110 },
    width: { size: Math.round(width * TWIPS), type: WidthType.DXA },
    ...(toSpan(cell.colSpan) > 1 && { columnSpan: toSpan(cell.colSpan) }),
    ...(toSpan(cell.rowSpan) > 1 && { rowSpan: toSpan(cell.rowSpan) }),
    ...(fill && { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } }),
  });
}

function toTable(table: RichTable, context: DocxContext): Table {
  const { rows, columns } = placeCells(table);
  const columnRatios = table.colWidths ?? Array.from({ length: columns }, () => 1);
  const total = columnRatios.reduce((sum, width) => sum + width, 0);
  const widths = columnRatios.map((width) => (width / total) * PAGE_PX);
  return new Table({
    width: { size: PAGE_PX * TWIPS, type: WidthType.DXA },
    columnWidths: widths.map((width) => Math.round(width * TWIPS)),
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          tableHeader: table.headerRow === true && row === 0,
          cantSplit: true,
          children: cells.map(({ cell, column }) => {
            const width = widths.slice(column, column + toSpan(cell.colSpan)).reduce((sum, each) => sum + each, 0);
            return toCell(
              cell,
              (table.headerRow === true && row === 0) || (table.headerColumn === true && column === 0),
              width,
              context,
            );
          }),
        }),
    ),
  });
}

/** Converts one block of a document for Word. */
export function toDocxBlock(block: RichBlock, context: DocxContext): (Paragraph | Table)[] {
  switch (block.type) {
    case 'heading':
      return [
        new Paragraph({
          heading: HEADINGS[block.level],
          children: toChildren(block.children),
          ...alignment(block.align),
        }),
      ];
    case 'quote':
      return block.children.map((paragraph) =>
        toParagraph(paragraph, {
          indent: { left: 240 },
          border: { left: { style: BorderStyle.SINGLE, size: 18, color: 'C9D0DA', space: 10 } },
        }),
      );
    case 'bulleted-list':
    case 'numbered-list':
      return toList(block, context, true);
    case 'divider':
      return [new Paragraph({ children: [], border: { bottom: { ...RULE, space: 1 } } })];
    case 'image':
      return toImage(block, context, PAGE_PX);
    case 'video':
      return [
        toParagraph({
          type: 'paragraph',
          children: [
            {
              type: 'link',
              url: `https://www.youtube.com/watch?v=${block.videoId}`,
              children: [{ text: `https://www.youtube.com/watch?v=${block.videoId}` }],
            },
          ],
        }),
      ];
    // Word merges adjacent tables, and needs a paragraph after the last one.
    case 'table':
      return [toTable(block, context), new Paragraph({ children: [], spacing: { after: 60 } })];
    default:
      return [toParagraph(block)];
  }
}
