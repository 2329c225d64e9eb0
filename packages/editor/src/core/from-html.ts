import type { RichBlock, RichDocument, RichParagraph } from '@danji/contracts/documents/rich-document';
import { readPage } from './from-html/read-page.ts';
import { toSource } from './from-html/source.ts';
import { toBlocks, toDocument } from './normalize-document/blocks.ts';
import { toCleanText } from './normalize-document/inline-runs.ts';

export type FromHtmlOptions = {
  /**
   * The parser of HTML for places that have no global `DOMParser`, or need another one. Default: the global
   * `DOMParser`.
   */
  DOMParser?: new () => Pick<DOMParser, 'parseFromString'>;
  /** Scheme and host of our pages: pictures at their absolute addresses are ours. Default: the origin of the page. */
  origin?: string;
};

/** The result of reading pasted HTML. */
export type HtmlImport = {
  document: RichDocument;
  dropped: {
    /**
     * Addresses of pictures that are not our files (other hosts, `data:`), in order. They may be uploaded instead.
     */
    images: string[];
    /** The end is missing: more than a document holds. */
    isCut: boolean;
  };
};

/** HTML beyond this length is not read: a document of 1 MiB never comes from so much. */
const MAX_HTML_CHARACTERS = 8 * 1024 * 1024;
/** Header of the Windows clipboard. */
const CLIPBOARD_HEADER = /^Version:[\d.]+\s[^<]{0,500}/;
/** Rows and cells are only rows and cells in a table; some programs leave it out. */
const BARE_ROWS = /^\s*(?:<!--[^>]{0,50}-->\s*)?<(?:t[rdh]|tbody|colgroup|col)\b/i;

/** A sheet's only cell is its text. */
function unwrapCell(blocks: readonly RichBlock[]): readonly RichBlock[] {
  const [table] = blocks;
  if (blocks.length !== 1 || table?.type !== 'table' || table.children.length !== 1) return blocks;
  const [cell, ...others] = table.children[0]?.children ?? [];
  return cell && others.length === 0 ? cell.children : blocks;
}

const isBlank = (blocks: readonly RichBlock[]) =>
  blocks.every(
    (block) =>
      block.type === 'paragraph' && block.children.every((child) => 'text' in child && child.text.trim() === ''),
  );

const toLines = (text: string): RichParagraph[] =>
  text
    .replace(/(?:\r\n?|\n)$/, '')
    .split(/\r\n?|\n/)
    .flatMap((line) =>
      (line.match(/.{1,10000}/gsu) ?? ['']).map((chunk): RichParagraph => ({
        type: 'paragraph',
        children: [{ text: toCleanText(chunk) }],
      })),
    );

/** Plain text as a document: every line a paragraph, tabs as they are. */
export const fromText = (text: string): RichDocument => toDocument(toLines(text)).document;

/**
 * Reads HTML of another program, or the output of our `toHtml`, and reports what had to be left out. `text` is the
 * plain text that the clipboard holds beside it, used when the HTML has no content. Scripts, styles, frames and
 * addresses never get into the document.
 */
export function importHtml(
  html: string,
  text = '',
  { DOMParser: Parser = globalThis.DOMParser, origin = globalThis.location?.origin ?? '' }: FromHtmlOptions = {},
): HtmlImport {
  const markup = html.slice(0, MAX_HTML_CHARACTERS).replace(CLIPBOARD_HEADER, '');
  const page = new Parser().parseFromString(BARE_ROWS.test(markup) ? `<table>${markup}</table>` : markup, 'text/html');
  const source = toSource(markup, page);
  const { nodes, images, isCut } = readPage(page.body, source, [origin]);
  const blocks = toBlocks(nodes);
  const content = source.isSpreadsheet ? unwrapCell(blocks) : blocks;
  const imported = toDocument(isBlank(content) && images.length === 0 && text !== '' ? toLines(text) : content);
  return {
    document: imported.document,
    dropped: { images, isCut: isCut || imported.isCut || html.length > MAX_HTML_CHARACTERS },
  };
}

/**
 * Reads HTML of another program, or the output of our `toHtml`, as a valid document. `text` is the plain text that
 * the clipboard holds beside it.
 */
export const fromHtml = (html: string, text?: string, options?: FromHtmlOptions): RichDocument =>
  importHtml(html, text, options).document;
