import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichBlock, RichDocument } from '@danji/contracts/documents/rich-document';
import pdfmake, { type Content } from 'pdfmake';
import { toPdfBlock } from './pdf-blocks.ts';
import type { Pictures } from './pictures.ts';

const MARGIN = 56;
const fonts = join(
  dirname(fileURLToPath(import.meta.resolve('pretendard/package.json'))),
  'dist/public/static/alternative',
);
const [regular, bold] = ['Pretendard-Regular.ttf', 'Pretendard-Bold.ttf'].map((name) => join(fonts, name));

// Rendering a document fetches nothing and reads no files except the fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === regular || path === bold);
pdfmake.addFonts({
  Pretendard: { normal: regular ?? '', bold: bold ?? '', italics: regular ?? '', bolditalics: bold ?? '' },
});

/**
 * A block up to this size (list entries, characters) stays on the page of its heading; larger ones cannot stay
 * together.
 */
const MAX_KEPT_TOGETHER = { entries: 10, characters: 1200 };
const isShort = (block: RichBlock): boolean => {
  if (block.type === 'heading' || block.children.length > MAX_KEPT_TOGETHER.entries) return false;
  const text = toPlainText({ version: 1, children: [block] });
  return text.length <= MAX_KEPT_TOGETHER.characters && !text.includes('[이미지]');
};

/** Lays out the blocks so that no heading is the last line of a page. */
function toContent(blocks: readonly RichBlock[], pictures: Pictures): Content[] {
  const content: Content[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const [block, next] = [blocks[at], blocks[at + 1]];
    if (!block) continue;
    if (block.type === 'heading' && next && isShort(next)) {
      content.push({ stack: [toPdfBlock(block, pictures), toPdfBlock(next, pictures)], unbreakable: true });
      at += 1;
    } else content.push(toPdfBlock(block, pictures));
  }
  return content;
}

/**
 * Writes a document as A4 pages with page numbers. The used glyphs are embedded, so that it looks the same everywhere.
 */
export async function toPdf(
  document: RichDocument,
  { title, author }: { title: string; author: string },
  pictures: Pictures,
): Promise<Buffer> {
  const made = pdfmake.createPdf({
    content: toContent(document.children, pictures),
    info: { title, author, creator: '단지', producer: '단지' },
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 8],
    defaultStyle: { font: 'Pretendard', fontSize: 10.5, lineHeight: 1.45, color: '#16202e' },
    footer: (page, pages) => ({
      text: `${page} / ${pages}`,
      alignment: 'center',
      fontSize: 9,
      color: '#55627a',
      margin: [0, 18, 0, 0],
    }),
  });
  return made.getBuffer();
}
