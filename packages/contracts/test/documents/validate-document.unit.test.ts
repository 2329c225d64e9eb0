import { describe, expect, test } from '@jest/globals';
import { validateDocument } from '../../src/documents/validate-document.ts';

const of = (...children: unknown[]) => ({ version: 1, children });
const text = (value: string, marks: object = {}) => ({ text: value, ...marks });
const paragraph = (...children: unknown[]) => ({
  type: 'paragraph',
  children: children.length > 0 ? children : [text('가')],
});
const link = (url: unknown) => paragraph({ type: 'link', url, children: [text('링크')] });
const cell = (spans: object = {}) => ({ type: 'table-cell', ...spans, children: [paragraph()] });
const table = (rows: unknown[][], more: object = {}) => ({
  type: 'table',
  ...more,
  children: rows.map((children) => ({ type: 'table-row', children })),
});
const list = (depth: number): unknown => ({
  type: 'bulleted-list',
  children: [{ type: 'list-item', children: [paragraph(), ...(depth > 1 ? [list(depth - 1)] : [])] }],
});
const nothing = [text('')];
const pathsOf = (value: unknown) => validateDocument(value).map(({ path }) => path);

describe('what a rich document may hold', () => {
  test('every kind of block with all of its fields', () => {
    expect(
      validateDocument(
        of(
          {
            ...paragraph(
              text('가', {
                bold: true,
                italic: true,
                underline: true,
                strike: true,
                color: '#00ff00',
                background: '#ffffff',
                fontSize: 24,
                fontFamily: 'batang',
              }),
            ),
            align: 'center',
          },
          { type: 'heading', level: 3, children: [text('제목')], align: 'right' },
          { type: 'quote', children: [paragraph(), paragraph()] },
          list(5),
          { type: 'numbered-list', start: 3, children: [{ type: 'list-item', children: [paragraph(), list(4)] }] },
          { type: 'divider', children: nothing },
          {
            type: 'image',
            fileId: 'V1StGXR8_Z5jdHi6B-myT',
            width: 800,
            height: 600,
            displayWidth: 400,
            alt: '정문',
            caption: '정문 사진',
            align: 'left',
            children: nothing,
          },
          { type: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', start: 30, children: nothing },
          table(
            [
              [cell({ colSpan: 2 }), cell({ rowSpan: 2, background: '#eeeeee' })],
              [cell(), cell()],
            ],
            { headerRow: true, headerColumn: true, colWidths: [100, 200, 300] },
          ),
        ),
      ),
    ).toEqual([]);
  });

  test.each([
    'https://danji.kr/a?b=1#c',
    'http://localhost:3000',
    'mailto:help@danji.kr',
    'tel:02-123-4567',
    'https://한글.kr/길',
  ])('links to %s', (url) => expect(validateDocument(of(link(url)))).toEqual([]));
});

describe('what is refused, and where', () => {
  const hostileLinks = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//evil.kr',
    '/path',
    'https://user:pass@evil.kr',
    'https://danji.kr\\@evil.kr',
    `https://danji.kr/${'a'.repeat(2048)}`,
    'https://',
    'blob:https://danji.kr/x',
    null,
    7,
  ];
  test.each(hostileLinks)('a link to %p', (url) =>
    expect(validateDocument(of(link(url)))).toEqual([
      { path: 'children.0.children.0.url', message: 'http, https, mailto, tel 주소만 넣을 수 있어요.' },
    ]),
  );

  test.each<[string, unknown, string]>([
    ['no object', null, ''],
    ['a list', [], ''],
    ['another version', { version: 2, children: [paragraph()] }, 'version'],
    ['no block', of(), 'children'],
    ['an unknown field', { ...of(paragraph()), extra: 1 }, 'extra'],
    ['an unknown block', of({ type: 'script', children: [text('x')] }), 'children.0.type'],
    ['a block named like a method', of({ type: 'constructor', children: [text('x')] }), 'children.0.type'],
    ['text at the top', of(text('x')), 'children.0.type'],
    ['an event handler', of({ ...paragraph(), onclick: 'x' }), 'children.0.onclick'],
    [
      'a prototype',
      of(JSON.parse('{"type":"paragraph","children":[{"text":"x"}],"__proto__":{"a":1}}')),
      'children.0.__proto__',
    ],
    ['a mark that is false', of(paragraph(text('x', { bold: false }))), 'children.0.children.0.bold'],
    [
      'a style for a colour',
      of(paragraph(text('x', { color: 'red;background:url(x)' }))),
      'children.0.children.0.color',
    ],
    ['a size outside the list', of(paragraph(text('x', { fontSize: 16 }))), 'children.0.children.0.fontSize'],
    ['a font that is a style', of(paragraph(text('x', { fontFamily: 'x;y' }))), 'children.0.children.0.fontFamily'],
    ['hidden characters', of(paragraph(text('x\u0000'))), 'children.0.children.0.text'],
    ['no text', of(paragraph({ bold: true })), 'children.0.children.0.text'],
    [
      'a link in a link',
      of(
        paragraph({
          type: 'link',
          url: 'https://danji.kr',
          children: [{ type: 'link', url: 'https://danji.kr', children: [text('x')] }],
        }),
      ),
      'children.0.children.0.children.0.type',
    ],
    ['level 4', of({ type: 'heading', level: 4, children: [text('x')] }), 'children.0.level'],
    [
      'a heading in a quote',
      of({ type: 'quote', children: [{ type: 'heading', level: 1, children: [text('x')] }] }),
      'children.0.children.0.type',
    ],
    ['a sixth level', of(list(6)), `children.0.${'children.0.children.1.'.repeat(4)}children.0.children`],
    [
      'an image address',
      of({ type: 'image', fileId: 'https://evil.kr/x.png.....', children: nothing }),
      'children.0.fileId',
    ],
    ['text in a void', of({ type: 'divider', children: [text('x')] }), 'children.0.children.0.text'],
    [
      'another video host',
      of({ type: 'video', provider: 'evil', videoId: 'dQw4w9WgXcQ', children: nothing }),
      'children.0.provider',
    ],
    [
      'a video path',
      of({ type: 'video', provider: 'youtube', videoId: '../watch?v=x', children: nothing }),
      'children.0.videoId',
    ],
    [
      'a table in a table',
      of(table([[{ type: 'table-cell', children: [table([[cell()]])] }]])),
      'children.0.children.0.children.0.children.0.type',
    ],
  ])('%s', (_, value, path) => expect(pathsOf(value)[0]).toBe(path));

  test.each<[string, unknown, string]>([
    ['rows of different length', table([[cell(), cell()], [cell()]]), '표의 줄마다 칸 수가 달라요.'],
    ['a span below the table', table([[cell({ rowSpan: 2 }), cell()]]), '합친 칸이 표 밖으로 나가요.'],
    [
      'cells over each other',
      table([[cell(), cell({ rowSpan: 2 })], [cell({ colSpan: 2 })]]),
      '표의 칸이 서로 겹쳐요.',
    ],
    ['a hole', table([[cell(), cell({ colSpan: 2 })], [cell({ colSpan: 2 })]]), '표의 줄마다 칸 수가 달라요.'],
    [
      'a column where no cell begins',
      table([[cell({ colSpan: 2 })], [cell({ colSpan: 2 })]]),
      '시작하는 칸이 없는 열이 있어요.',
    ],
    ['other widths than columns', table([[cell(), cell()]], { colWidths: [100] }), '열 너비의 수가 열의 수와 달라요.'],
    [
      'too many slots',
      table(Array.from({ length: 120 }, () => Array.from({ length: 50 }, () => cell()))),
      '표가 너무 커요. 나눠서 넣어 주세요.',
    ],
    [
      'spans that go on and on',
      table(Array.from({ length: 500 }, () => Array.from({ length: 50 }, () => cell({ colSpan: 100 })))),
      '표가 너무 커요. 나눠서 넣어 주세요.',
    ],
  ])('a table with %s', (_, value, message) =>
    expect(validateDocument(of(value))).toEqual([{ path: 'children.0', message }]),
  );

  test('nesting fifty thousand deep does not overflow', () => {
    let deep: unknown = paragraph();
    for (let level = 0; level < 50_000; level += 1) deep = { type: 'quote', children: [deep] };
    expect(pathsOf(of(deep))).toEqual(['children.0.children.0.type']);
  });

  test('more than 1 MiB, counted in bytes', () => {
    const big = of(...Array.from({ length: 20 }, () => paragraph(text('가'.repeat(19_000)))));
    expect(validateDocument(big)).toEqual([{ path: '', message: '내용이 너무 길어요. 1MB까지 담을 수 있어요.' }]);
  });

  test('about twenty errors are reported at most', () => {
    expect(validateDocument(of(...Array.from({ length: 1000 }, () => ({ type: 'evil' })))).length).toBeLessThan(25);
  });
});
