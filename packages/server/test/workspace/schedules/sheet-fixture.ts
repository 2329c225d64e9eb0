import type { ImportReport } from '@danji/contracts/workspace/schedule-sheet';
import type { Problem } from '@danji/contracts/problem';
import { testServer } from '@danji/testing/test-server';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';

export const HEADERS = [
  '종류',
  '분류',
  '제목',
  '계약 업체',
  '시작일',
  '종료일',
  '계약 금액(원)',
  '건물 이름',
  '완료',
  '내용',
];
type Cell = string | number | boolean | Date | null;

/** A day as a cell of a sheet has it. */
export const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** A sheet as users fill it in. */
export const sheetOf = (lines: readonly (readonly Cell[])[], heads: readonly string[] = HEADERS): Promise<Buffer> =>
  writeXlsxFile([
    [...heads],
    ...lines.map((cells) =>
      cells.map((cell) => (cell instanceof Date ? { value: cell, type: Date, format: 'yyyy-mm-dd' } : cell)),
    ),
  ] as SheetData).toBuffer();

/** Imports a file through the public call. */
export async function sendSheet(
  spaceId: number,
  bytes: Buffer | string,
  { token, isDryRun = false }: { token?: string; isDryRun?: boolean } = {},
): Promise<{ status: number; report: ImportReport; problem: Problem }> {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(bytes as string)]), '계약.xlsx');
  form.append('is_dry_run', String(isDryRun));
  const sent = new Response(form);
  const response = await testServer().app.inject({
    method: 'POST',
    url: `/api/apts/apart_work_schedule_import/${spaceId}/`,
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const data: unknown = response.json();
  return { status: response.statusCode, report: data as ImportReport, problem: data as Problem };
}
