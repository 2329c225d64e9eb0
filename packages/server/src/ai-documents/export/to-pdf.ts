import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import pdfmake, { type Content } from 'pdfmake';
import { toPdfBlock } from './pdf-blocks.ts';
import type { Pictures } from './pictures.ts';

const MARGIN = 56;
const fonts = join(dirname(createRequire(import.meta.url).resolve('pretendard/package.json')), 'dist/public/static/alternative');
const [regular, bold] = ['Pretendard-Regular.ttf', 'Pretendard-Bold.ttf'].map((name) => join(fonts, name));

// Nothing is fetched for a document, and no file is read but the fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === regular || path === bold);
pdfmake.addFonts({ Pretendard: { normal: regular ?? '', bold: bold ?? '', italics: regular ?? '', bolditalics: bold ?? '' } });

/** Whether a heading would stand alone at the foot of a page. */
const startsPage = (node: { headlineLevel?: number | undefined }, following: readonly unknown[]): boolean => node.headlineLevel !== undefined && following.length === 0;

/** A document as A4 pages with page numbers. The letters it uses are embedded, so that it looks the same everywhere. */
export async function toPdf(document: RichDocument, { title, author }: { title: string; author: string }, pictures: Pictures): Promise<Buffer> {
  const content: Content[] = document.children.map((block) => toPdfBlock(block, pictures));
  const made = pdfmake.createPdf({
    content,
    info: { title, author, creator: '단지', producer: '단지' },
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 8],
    defaultStyle: { font: 'Pretendard', fontSize: 10.5, lineHeight: 1.45, color: '#16202e' },
    footer: (page, pages) => ({ text: `${page} / ${pages}`, alignment: 'center', fontSize: 9, color: '#55627a', margin: [0, 18, 0, 0] }),
    pageBreakBefore: (node, { getFollowingNodesOnPage }) => startsPage(node, getFollowingNodesOnPage()),
  });
  return made.getBuffer();
}
