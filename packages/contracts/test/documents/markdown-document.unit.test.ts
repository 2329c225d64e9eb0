import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { toMarkdownDocument } from '../../src/documents/markdown-document.ts';
import { validateDocument } from '../../src/documents/validate-document.ts';

/** Returns the CPU time of a call in ms, which does not depend on the load of the machine. */
function measure(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const blocksOf = (text: string) => toMarkdownDocument(text).children;

describe('what a model writes becomes a document', () => {
  test('headings, paragraphs with marks, lists, quotes and dividers', () => {
    expect(
      blocksOf(
        '# 단수 안내\n\n**12월 2일**에 물이 *잠시* 끊겨요.\n\n* 101동\n    * 1층\n1) 첫째\n2) 둘째\n\n> 문의: 관리사무소\n\n***',
      ),
    ).toEqual([
      { type: 'heading', level: 1, children: [{ text: '단수 안내' }] },
      {
        type: 'paragraph',
        children: [
          { text: '12월 2일', bold: true },
          { text: '에 물이 ' },
          { text: '잠시', italic: true },
          { text: ' 끊겨요.' },
        ],
      },
      {
        type: 'bulleted-list',
        children: [
          {
            type: 'list-item',
            children: [
              { type: 'paragraph', children: [{ text: '101동' }] },
              {
                type: 'bulleted-list',
                children: [{ type: 'list-item', children: [{ type: 'paragraph', children: [{ text: '1층' }] }] }],
              },
            ],
          },
        ],
      },
      {
        type: 'numbered-list',
        children: ['첫째', '둘째'].map((text) => ({
          type: 'list-item',
          children: [{ type: 'paragraph', children: [{ text }] }],
        })),
      },
      { type: 'quote', children: [{ type: 'paragraph', children: [{ text: '문의: 관리사무소' }] }] },
      { type: 'divider', children: [{ text: '' }] },
    ]);
  });

  test('a table with its head; short rows are filled, long ones cut', () => {
    const [table, after] = blocksOf('| 구분 | 날짜 |\n|---|:--:|\n| **1차** | 12월 2일 | 남음 |\n| 2차 |\n\n끝.');
    expect(table).toMatchObject({ type: 'table', headerRow: true });
    expect((table as { children: { children: unknown[] }[] }).children.map(({ children }) => children.length)).toEqual([
      3, 3, 3,
    ]);
    expect(JSON.stringify(table)).toContain('{"text":"1차","bold":true}');
    expect(after).toEqual({ type: 'paragraph', children: [{ text: '끝.' }] });
  });

  test('lines with bars but without a rule are no table', () => {
    expect(blocksOf('| 혼자 |')).toEqual([{ type: 'paragraph', children: [{ text: '| 혼자 |' }] }]);
  });

  test('a document inside a fence, and deep headings', () => {
    expect(blocksOf('```markdown\n#### 세부 ####\n```')).toEqual([
      { type: 'heading', level: 3, children: [{ text: '세부' }] },
    ]);
  });

  test('escaped characters and single stars are plain text', () => {
    expect(blocksOf('\\*별표\\* 3 * 4 ** 5')).toEqual([
      { type: 'paragraph', children: [{ text: '*별표* 3 * 4 ** 5' }] },
    ]);
  });

  test('nothing gives one empty paragraph', () => {
    for (const text of ['', ' \n\n', '```\n```'])
      expect(blocksOf(text)).toEqual([{ type: 'paragraph', children: [{ text: '' }] }]);
  });
});

describe('what a model writes is not trusted', () => {
  test('HTML stays plain text', () => {
    expect(blocksOf('<script>alert(1)</script><img src=x onerror=alert(1)>')).toEqual([
      { type: 'paragraph', children: [{ text: '<script>alert(1)</script><img src=x onerror=alert(1)>' }] },
    ]);
  });

  test('links lead only where documents may link', () => {
    expect(blocksOf('[열기](javascript:alert(1)) [국토부](https://www.molit.go.kr/)')).toEqual([
      {
        type: 'paragraph',
        children: [
          { text: '[열기](javascript:alert(1)' },
          { text: ') ' },
          { type: 'link', url: 'https://www.molit.go.kr/', children: [{ text: '국토부' }] },
        ],
      },
    ]);
  });

  test('whatever comes, the document is valid', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '# ',
        '## ',
        '- ',
        '  - ',
        '1. ',
        '> ',
        '**',
        '*',
        '__',
        '~~',
        '`',
        '|',
        '|---|',
        '---',
        '\n',
        '\n\n',
        '```',
        '[',
        '](',
        'https://a.kr',
        ')',
        '\\',
        '<br>',
        '\u200b',
        '\u0007',
        '    ',
      ),
      fc.string({ maxLength: 12, unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(validateDocument(toMarkdownDocument(pieces.join('')))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('a very long line and a very wide table are kept within the limits', () => {
    for (const text of [
      '가'.repeat(70_000),
      `**${'나'.repeat(50_000)}**`,
      `${'|a'.repeat(300)}|\n${'|--'.repeat(300)}|\n${'|b'.repeat(300)}|`,
      '**x** y '.repeat(5000),
    ])
      expect(validateDocument(toMarkdownDocument(text))).toEqual([]);
  });

  // 60,000 characters is the maximum length of a model's text. Each of these took between seconds and hours.
  test.each([
    ['brackets', '['.repeat(60_000)],
    ['links without an end', '[가]('.repeat(15_000)],
    ['spaces in a heading', `#${' '.repeat(60_000)}x`],
    ['spaces before closing marks', `${'# '.repeat(30_000)}x`],
    ['spaces before a rule', `|가|\n${' '.repeat(60_000)}||`],
    ['short paragraphs', '가\n\n'.repeat(20_000)],
    ['short lists', '- 가\n\n'.repeat(12_000)],
  ])('parses %s in linear time', (_, text) => {
    expect(measure(() => toMarkdownDocument(text))).toBeLessThan(1000);
  });
});
