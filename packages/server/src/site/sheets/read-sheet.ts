import type { FastifyRequest } from 'fastify';
import { readForeignFile } from '../../platform/foreign-files/read-foreign-file.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { readUploads } from '../files/index.ts';

const MESSAGES = {
  broken: '엑셀 파일(XLSX)이 아니거나 깨진 파일이에요. 양식을 받아서 다시 적어 주세요.',
  too_large: '파일이 너무 커요. 나눠서 올려 주세요.',
};

export type SheetShape = {
  /** The module that parses the file in a process of its own. */
  parser: URL;
  /** Text fields of the form besides the file. */
  texts?: readonly string[];
};

/** Reads the one sheet of a form: its rows, whether it is only tried, and the texts beside it. */
export async function readUploadedSheet<Row>(
  request: FastifyRequest,
  accountId: number,
  { parser, texts: names = [] }: SheetShape,
): Promise<{ rows: Row[]; isDryRun: boolean; texts: Record<string, string> }> {
  const files: Buffer[] = [];
  const { flags, texts } = await readUploads(
    request,
    { fileField: 'file', flags: ['is_dry_run'], texts: names },
    async ({ buffer }) => void files.push(buffer),
  );
  const [bytes] = files;
  if (!bytes || files.length > 1) throw invalidField('file', '파일을 하나만 올려 주세요.');
  const rows = await readForeignFile<Row[]>(parser, { bytes, accountId, field: 'file', messages: MESSAGES });
  return { rows, isDryRun: flags['is_dry_run'] ?? false, texts };
}
