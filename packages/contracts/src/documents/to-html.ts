import { DOCUMENT_LIMITS, FILE_ID } from './document-limits.ts';
import { escapeAttribute, inlinesToHtml, toBackgroundStyle, toStyle } from './inlines-to-html.ts';
import type {
  Align,
  RichBlock,
  RichCell,
  RichDocument,
  RichImage,
  RichList,
  RichListItem,
  RichParagraph,
  RichTable,
  RichVideo,
} from './rich-document.ts';
import { placeCells, type PlacedCell, toSpan } from './table-grid.ts';

export type HtmlOptions = {
  /** Scheme and host of file addresses outside our pages (mail): `https://danji.kr`. By default addresses start with `/`. */
  origin?: string;
  /** Added to the level of every heading, so that a page has only one h1. Default 0. */
  headingOffset?: number;
};

/** Left is the default; where it was chosen it is `!important`, so that a parser keeps it. */
const toAlignStyle = (align: Align | undefined) =>
  toStyle(
    align === 'left' ? 'text-align:left!important' : (align === 'center' || align === 'right') && `text-align:${align}`,
  );

const toAttribute = (name: string, value: number | undefined) => (Number.isInteger(value) ? ` ${name}="${value}"` : '');

const paragraph = ({ align, children }: RichParagraph) => `<p${toAlignStyle(align)}>${inlinesToHtml(children)}</p>`;

function item({ children: [first, nested] }: RichListItem, level: number): string {
  // The style of an item would reach the lists in it.
  const text = first.align ? paragraph(first) : inlinesToHtml(first.children);
  return `<li>${text}${nested && level < DOCUMENT_LIMITS.listLevels ? list(nested, level + 1) : ''}</li>`;
}

function list(node: RichList, level: number): string {
  const items = node.children.map((child) => item(child, level)).join('');
  return node.type === 'numbered-list' ? `<ol${toAttribute('start', node.start)}>${items}</ol>` : `<ul>${items}</ul>`;
}

/**
 * Renders a picture at its displayed size. When that differs from its original size, the original follows in the hash
 * of its address: `#800x600`.
 */
function image({ fileId, width, height, displayWidth, alt, caption, align }: RichImage, origin: string): string {
  if (!FILE_ID.test(fileId)) return '';
  const displayHeight =
    displayWidth && width && height ? Math.max(1, Math.round((displayWidth * height) / width)) : undefined;
  const originalSize = displayWidth === undefined ? '' : `#${Number(width) || ''}x${Number(height) || ''}`;
  const size =
    displayWidth === undefined
      ? toAttribute('width', width) + toAttribute('height', height)
      : toAttribute('width', displayWidth) + toAttribute('height', displayHeight);
  const described = alt === undefined ? '' : ` alt="${escapeAttribute(alt)}"`;
  const captionHtml = caption === undefined ? '' : `<figcaption>${inlinesToHtml([{ text: caption }])}</figcaption>`;
  const alignment = align && ['left', 'center', 'right'].includes(align) && `text-align:${align}`;
  return `<figure${toStyle(alignment)}><img src="${escapeAttribute(origin)}/api/commons/files/${fileId}/${originalSize}"${described}${size}>${captionHtml}</figure>`;
}

/** Renders the poster of a video as a link to it, because mail shows no frames. */
function video({ videoId, start }: RichVideo): string {
  if (!/^[A-Za-z0-9_-]{6,32}$/.test(videoId)) return '';
  const address = `https://www.youtube.com/watch?v=${videoId}${Number.isInteger(start) ? `&amp;t=${start}s` : ''}`;
  const poster = `<img src="https://i.ytimg.com/vi/${videoId}/hqdefault.jpg" alt="유튜브 동영상" width="${DOCUMENT_LIMITS.videoWidth}" height="${DOCUMENT_LIMITS.videoHeight}">`;
  return `<figure><a href="${address}" target="_blank" rel="noopener noreferrer nofollow ugc">${poster}</a></figure>`;
}

/** Returns the scope of a header cell: its column in the first row, its row in the first column, both in the corner. */
function toScope({ headerRow, headerColumn }: RichTable, { row, column }: PlacedCell) {
  const isColumnHead = headerRow === true && row === 0;
  const isRowHead = headerColumn === true && column === 0;
  if (isColumnHead) return isRowHead ? 'rowgroup' : 'col';
  return isRowHead ? 'row' : undefined;
}

function cell(node: RichTable, placed: PlacedCell, render: (content: RichCell['children']) => string): string {
  const { colSpan, rowSpan, background, children } = placed.cell;
  const scope = toScope(node, placed);
  const spans =
    (colSpan === undefined ? '' : ` colspan="${toSpan(colSpan)}"`) +
    (rowSpan === undefined ? '' : ` rowspan="${toSpan(rowSpan)}"`);
  const rest = `${spans}${toStyle(toBackgroundStyle(background))}>${render(children)}`;
  return scope ? `<th scope="${scope}"${rest}</th>` : `<td${rest}</td>`;
}

function table(node: RichTable, render: (content: RichCell['children']) => string): string {
  const columns = node.colWidths?.map((width) => `<col${toAttribute('width', width)}>`).join('');
  const rows = placeCells(node).rows.map(
    (cells) => `<tr>${cells.map((placed) => cell(node, placed, render)).join('')}</tr>`,
  );
  return `<table>${columns ? `<colgroup>${columns}</colgroup>` : ''}<tbody>${rows.join('')}</tbody></table>`;
}

function block(node: RichBlock, origin: string, headingOffset: number): string {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node);
    case 'heading': {
      const name = `h${Math.min(6, Math.max(1, node.level + headingOffset))}`;
      return `<${name}${toAlignStyle(node.align)}>${inlinesToHtml(node.children)}</${name}>`;
    }
    case 'quote':
      return `<blockquote>${node.children.map(paragraph).join('')}</blockquote>`;
    case 'bulleted-list':
    case 'numbered-list':
      return list(node, 1);
    case 'divider':
      return '<hr>';
    case 'image':
      return image(node, origin);
    case 'video':
      return video(node);
    case 'table':
      return table(node, (content) => content.map((child) => block(child, origin, headingOffset)).join(''));
    default:
      return '';
  }
}

/**
 * Converts a valid document to HTML for mail, share previews and search engines. Text is escaped; the output has only headings,
 * paragraphs, lists, quotes, rules, figures, tables, links and marks, addresses of our files and of allowed links, and styles
 * made of numbers and fixed lists. `fromHtml` of the editor reads the same document from it.
 */
export const toHtml = ({ children }: RichDocument, { origin = '', headingOffset = 0 }: HtmlOptions = {}): string =>
  children.map((node) => block(node, origin, headingOffset)).join('');
