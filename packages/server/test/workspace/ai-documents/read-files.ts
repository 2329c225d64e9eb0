import { unzipSync } from 'fflate';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PdfContents = {
  text: string;
  pages: number;
  fonts: string[];
  pictures: number;
  links: string[];
  title: string;
  /** The text of each page. */ texts: string[];
};

/** Reads the texts and properties of a PDF. */
export async function readPdf(bytes: Buffer): Promise<PdfContents> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const facts: PdfContents = {
    text: '',
    pages: pdf.numPages,
    fonts: [],
    pictures: 0,
    links: [],
    texts: [],
    title: String(((await pdf.getMetadata()).info as { Title?: string }).Title ?? ''),
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    facts.texts.push(text);
    facts.text += `${text}\n`;
    const { fnArray } = await page.getOperatorList();
    facts.pictures += fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
    for (const annotation of (await page.getAnnotations()) as { url?: string }[])
      if (annotation.url) facts.links.push(annotation.url);
  }
  facts.fonts = [
    ...new Set([...bytes.toString('latin1').matchAll(/\/FontName \/([^\s/]+)/g)].map(([, name = '']) => name)),
  ];
  await pdf.loadingTask.destroy();
  return facts;
}

/** Reads the parts of a Word file. */
export function readDocx(bytes: Buffer): { xml: string; numbering: string; names: string[] } {
  const parts = unzipSync(new Uint8Array(bytes));
  const read = (name: string) => new TextDecoder().decode(parts[name]);
  return { xml: read('word/document.xml'), numbering: read('word/numbering.xml'), names: Object.keys(parts) };
}
