import { expect, test } from '@jest/globals';
import { toIndexPage } from '../../../src/workspace/workspace-export/index-page.ts';

const cellsOf = (columns: string[], rows: (string | number | null)[][]): string[] => {
  const page = toIndexPage({ title: '단지', madeBy: '김소장', made: '2026-11-22T00:00:00Z' }, [
    { title: '일정', tables: [{ title: '일정', columns, rows }], archivePaths: new Map() },
  ]);
  return page.match(/<t[hd]\b[^>]*>[^<]*/g) ?? [];
};

test('numbers are right-aligned in columns of numbers', () => {
  expect(
    cellsOf(
      ['제목', '금액'],
      [
        ['경비', 1000],
        ['청소', null],
      ],
    ),
  ).toEqual([
    '<th scope="col">제목',
    '<th scope="col" class="number">금액',
    '<td>경비',
    '<td class="number">1,000',
    '<td>청소',
    '<td class="number">',
  ]);
  expect(
    cellsOf(
      ['항목', '내용'],
      [
        ['동 수', 12],
        ['주소', '서울'],
      ],
    ),
  ).toEqual(['<th scope="col">항목', '<th scope="col">내용', '<td>동 수', '<td>12', '<td>주소', '<td>서울']);
});

test('days stay on one line, the longer a text the more room it gets', () => {
  const long = '계약 내용을 자세히 적은 글이에요. '.repeat(4);
  expect(
    cellsOf(
      ['시작', '내용'],
      [
        ['2026. 11. 22.', long],
        ['2026년 승강기 유지관리 용역', '짧은 글'],
      ],
    ).slice(2),
  ).toEqual([
    '<td class="line">2026. 11. 22.',
    `<td class="long">${long}`,
    '<td class="name">2026년 승강기 유지관리 용역',
    '<td>짧은 글',
  ]);
});
