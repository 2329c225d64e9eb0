import type { RichDocument } from '@danji/contracts/documents/rich-document';
import {
  AlignmentType,
  Document,
  Footer,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { BULLETS, toDocxBlock } from './docx-blocks.ts';
import type { Pictures } from './pictures.ts';

/** The font is on every Windows in Korea; Word substitutes it elsewhere. */
const FONT = { ascii: '맑은 고딕', hAnsi: '맑은 고딕', eastAsia: '맑은 고딕', cs: '맑은 고딕' };
/** Twentieths of a point: A4 and its margins. */
const PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1_240, bottom: 1_240, left: 1_415, right: 1_415 },
};
const LEVELS = 5;
const INK = '16202E';

/** The levels of a list: numbered from `start` on, or with bullets. */
const toLevels = (start?: number) =>
  Array.from({ length: LEVELS }, (_, level) => ({
    level,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 320 } } },
    ...(start === undefined
      ? { format: LevelFormat.BULLET, text: '•' }
      : { format: LevelFormat.DECIMAL, text: `%${level + 1}.`, start }),
  }));

const heading = (size: number, before: number, after: number) => ({
  run: { size, bold: true, color: INK, font: FONT },
  paragraph: { spacing: { before, after }, keepNext: true },
});

/** Writes a document as a Word file for further editing: headings, lists and tables are Word's own. */
export async function toDocx(
  document: RichDocument,
  { title, author }: { title: string; author: string },
  pictures: Pictures,
): Promise<Buffer> {
  const starts: number[] = [];
  const newNumbering = (start: number): string => `numbers-${starts.push(start)}`;
  const children = document.children.flatMap((block) => toDocxBlock(block, { pictures, newNumbering }));
  const file = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: '',
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 21, color: INK, language: { value: 'ko-KR', eastAsia: 'ko-KR' } },
          paragraph: { spacing: { line: 300, lineRule: LineRuleType.AUTO, after: 120 } },
        },
        heading1: heading(38, 0, 240),
        heading2: heading(28, 280, 140),
        heading3: heading(24, 220, 120),
        hyperlink: { run: { color: '1D5FD6', underline: {} } },
      },
      paragraphStyles: [{ id: 'TableHead', name: 'Table Head', basedOn: 'Normal', run: { bold: true } }],
    },
    numbering: {
      config: [
        { reference: BULLETS, levels: toLevels() },
        ...starts.map((start, index) => ({ reference: `numbers-${index + 1}`, levels: toLevels(start) })),
      ],
    },
    sections: [
      {
        properties: { page: PAGE },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  new TextRun({
                    size: 18,
                    color: '55627A',
                    children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
                  }),
                ],
              }),
            ],
          }),
        },
        children,
      },
    ],
  });
  return Packer.toBuffer(file);
}
