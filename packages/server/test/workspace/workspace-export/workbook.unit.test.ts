import { expect, test } from '@jest/globals';
import readXlsxFile from 'read-excel-file/node';
import { toWorkbook } from '../../../src/workspace/workspace-export/workbook.ts';

test('each table is a sheet: numbers stay numbers, texts are no formulas, files are their paths', async () => {
  const bytes = await toWorkbook(
    [
      {
        title: '일정/계약: 모두',
        columns: ['제목', '금액', '첨부파일'],
        rows: [
          ['=1+1', 1200, { links: ['a', 'b'] }],
          ['청소', null, { links: [] }],
        ],
      },
      { title: '빈 표', columns: ['이름'], rows: [] },
    ],
    new Map([
      ['a', { path: '일정·계약/파일/계약서.pdf', name: '계약서.pdf' }],
      ['b', { path: undefined, name: '없어진 것.pdf' }],
    ]),
  );
  const sheets = await readXlsxFile(bytes);
  expect(sheets.map(({ sheet, data }) => [sheet, data])).toEqual([
    [
      '일정 계약  모두',
      [
        ['제목', '금액', '첨부파일'],
        ['=1+1', 1200, '일정·계약/파일/계약서.pdf\n없어진 것.pdf'],
        ['청소', null, null],
      ],
    ],
    ['빈 표', [['이름']]],
  ]);
});
