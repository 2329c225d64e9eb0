import { beforeEach, describe, expect, test } from '@jest/globals';
import { updateAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import type { RichBlock, RichDocument } from '@danji/contracts/documents/rich-document';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makeSpace } from '../work-spaces/work-space-fixture.ts';
import { uploadPicture } from '../../community/notices/notice-fixture.ts';
import { makeDocument, resetDocuments, writeDocument } from './document-fixture.ts';
import { readDocx, readPdf } from './read-files.ts';

beforeEach(resetDocuments);

async function makeWritten(title?: string) {
  const master = await testServer().create.general({ name: '김소장' });
  return {
    master,
    document: await writeDocument(master, await makeSpace(master, '한빛마을'), title === undefined ? {} : { title }),
  };
}
const download = async (who: TestAccount, { id }: Pick<AiDocument, 'id'>, format: 'pdf' | 'docx') =>
  testServer().app.inject({
    url: `/api/apts/ai_document_export/${id}/?format=${format}`,
    headers: { authorization: `Bearer ${who.token}` },
  });
const put = async (who: TestAccount, { id, updated }: AiDocument, content: RichDocument) => {
  const { status, problem } = await call(updateAiDocument, {
    token: who.token,
    params: { id },
    body: { content, updated },
  });
  if (status !== 200) throw new Error(JSON.stringify(problem));
};

const text = (plainText: string): RichBlock => ({ type: 'paragraph', children: [{ text: plainText }] });
const cell = (plainText: string, spans: { colSpan?: number; rowSpan?: number } = {}) => ({
  type: 'table-cell' as const,
  ...spans,
  children: [{ type: 'paragraph' as const, children: [{ text: plainText }] }],
});
/** A document with every kind of block. */
const everything = (picture: string): RichDocument => ({
  version: 1,
  children: [
    { type: 'heading', level: 1, align: 'center', children: [{ text: '모든 것을 담은 문서' }] },
    {
      type: 'paragraph',
      children: [
        { text: '굵게', bold: true },
        { text: ' 밑줄', underline: true },
        { text: ' 취소선', strike: true },
        { text: ' 기울임', italic: true },
        { text: ' 빨강', color: '#d6331d', background: '#fff0b8', fontSize: 24 },
        { type: 'link', url: 'https://www.molit.go.kr/', children: [{ text: '국토부' }] },
      ],
    },
    { type: 'paragraph', children: [{ text: '' }] },
    {
      type: 'numbered-list',
      start: 3,
      children: [
        {
          type: 'list-item',
          children: [
            { type: 'paragraph', children: [{ text: '셋째' }] },
            {
              type: 'bulleted-list',
              children: [{ type: 'list-item', children: [{ type: 'paragraph', children: [{ text: '안쪽' }] }] }],
            },
          ],
        },
      ],
    },
    { type: 'quote', children: [{ type: 'paragraph', children: [{ text: '인용한 말' }] }] },
    { type: 'divider', children: [{ text: '' }] },
    {
      type: 'table',
      headerRow: true,
      colWidths: [120, 200, 280],
      children: [
        { type: 'table-row', children: [cell('구분'), cell('합친 머리', { colSpan: 2 })] },
        { type: 'table-row', children: [cell('두 줄', { rowSpan: 2 }), cell('가'), cell('나')] },
        { type: 'table-row', children: [cell('다'), cell('라')] },
      ],
    },
    { type: 'image', fileId: picture, caption: '점검 사진', children: [{ text: '' }] },
    { type: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', children: [{ text: '' }] },
    text('끝.'),
  ],
});
const WORDS = [
  '모든 것을 담은 문서',
  '굵게',
  '밑줄',
  '국토부',
  '셋째',
  '안쪽',
  '인용한 말',
  '합친 머리',
  '두 줄',
  '라',
  '점검 사진',
  '끝.',
];

describe('a PDF', () => {
  test('contains the document’s text in embedded fonts', async () => {
    const { master, document } = await makeWritten();
    const { statusCode, headers, rawPayload } = await download(master, document, 'pdf');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent('저수조 청소 안내.pdf')}`,
    );
    const pdf = await readPdf(rawPayload);
    for (const plainText of ['저수조 청소 안내', '시행일', '2026. 12. 2.', '양해와 협조를 부탁드립니다', '1 / 1'])
      expect(pdf.text).toContain(plainText);
    expect(pdf.fonts.length).toBeGreaterThan(0);
    // An embedded subset has a prefixed name (ABCDEF+Pretendard); the whole font would take megabytes.
    expect(pdf.fonts.every((name) => /^[A-Z]{6}\+Pretendard/.test(name))).toBe(true);
    expect(rawPayload.length).toBeLessThan(200_000);
    expect(pdf.title).toBe('저수조 청소 안내');
  });

  test('shows every kind of block, pictures too', async () => {
    const { master, document } = await makeWritten();
    await put(master, document, everything(await uploadPicture(master.token)));
    const pdf = await readPdf((await download(master, document, 'pdf')).rawPayload);
    for (const plainText of WORDS) expect(pdf.text).toContain(plainText);
    expect(pdf.pictures).toBe(1);
    expect(pdf.links).toContain('https://www.molit.go.kr/');
  });

  test('has as many pages as it needs, each with its number', async () => {
    const { master, document } = await makeWritten();
    await put(master, document, {
      version: 1,
      children: Array.from({ length: 150 }, (_, index) => text(`문단 ${index + 1}`)),
    });
    const pdf = await readPdf((await download(master, document, 'pdf')).rawPayload);
    expect(pdf.pages).toBeGreaterThan(2);
    expect(pdf.text).toContain(`${pdf.pages} / ${pdf.pages}`);
    expect(pdf.text).toContain('문단 150');
  });

  test('moves a table row to the next page as a whole', async () => {
    const { master, document } = await makeWritten();
    const rows = Array.from({ length: 40 }, (_, index) => ({
      type: 'table-row' as const,
      children: [
        cell(`${index + 1}행 처음`),
        cell('점검 기사가 방문해요. '.repeat(12)),
        cell(`점검 내용을 적어요. ${'협조를 부탁드려요. '.repeat(12)} ${index + 1}행 끝.`),
      ],
    }));
    await put(master, document, {
      version: 1,
      children: [
        {
          type: 'table',
          headerRow: true,
          children: [{ type: 'table-row', children: [cell('동'), cell('방문'), cell('내용')] }, ...rows],
        },
      ],
    });
    const { texts } = await readPdf((await download(master, document, 'pdf')).rawPayload);
    expect(texts.length).toBeGreaterThan(3);
    const pageOf = (plainText: string) =>
      texts.findIndex((page) => page.replaceAll(/\s/g, '').includes(plainText.replaceAll(' ', '')));
    for (const [index] of rows.entries())
      expect([index, pageOf(`${index + 1}행 처음`)]).toEqual([index, pageOf(`${index + 1}행 끝.`)]);
  });
});

describe('a Word file', () => {
  test('has headings, lists and tables of its own, and the picture', async () => {
    const { master, document } = await makeWritten();
    await put(master, document, everything(await uploadPicture(master.token)));
    const { headers, rawPayload } = await download(master, document, 'docx');
    expect(headers['content-type']).toContain('wordprocessingml');
    const { xml, names, numbering } = readDocx(rawPayload);
    for (const plainText of WORDS) expect(xml.replaceAll(/<[^>]+>/g, '')).toContain(plainText);
    expect(xml).toContain('<w:pStyle w:val="Heading1"/>');
    expect(xml).toContain('<w:gridSpan w:val="2"/>');
    expect(xml).toContain('<w:vMerge');
    expect(xml).toContain('<w:tblHeader/>');
    expect(numbering).toContain('<w:start w:val="3"/>');
    // Bullets are characters of the text's own font; a picture's line needs automatic height, or the picture is cut
    // off.
    expect(numbering).toContain('<w:lvlText w:val="•"/>');
    expect(/<w:spacing [^>]*w:lineRule="auto"[^>]*\/>(?:(?!<\/w:p>).)*<w:drawing>/s.test(xml)).toBe(true);
    expect(names.filter((name) => /^word\/media\/.+\.jpg$/.test(name))).toHaveLength(1);
  });
});

test('a name keeps what file names may have', async () => {
  const { master, document } = await makeWritten('11/20 "회의": 결과?');
  const { headers } = await download(master, document, 'docx');
  expect(decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(String(headers['content-disposition']))?.[1] ?? '')).toBe(
    '11 20 회의 결과.docx',
  );
});

test('there is no file of a document without a text', async () => {
  const master = await testServer().create.general();
  const document = await makeDocument(master, await makeSpace(master));
  expect((await download(master, document, 'pdf')).statusCode).toBe(409);
  expect(
    (
      await testServer().app.inject({
        url: `/api/apts/ai_document_export/${document.id}/?format=exe`,
        headers: { authorization: `Bearer ${master.token}` },
      })
    ).statusCode,
  ).toBe(422);
});

test('files of an account are written one after the other; further exports are told to retry', async () => {
  const { master, document } = await makeWritten();
  const answers = await Promise.all(Array.from({ length: 7 }, () => download(master, document, 'docx')));
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(new Set(codes)).toEqual(new Set([200, 429]));
  expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(4);
  expect((await download(master, document, 'docx')).statusCode).toBe(200);
});
