import { formatBytes } from '@danji/contracts/format/number';
import { LIMITS } from '@danji/contracts/limits';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { readParts } from '../../platform/http/multipart-parts.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { toFileName } from './file-name.ts';

type Form = {
  fileField: string;
  flags: readonly string[];
  texts?: readonly string[];
  /** Whether a form without a file is good too. */
  isWithoutFiles?: boolean;
};
type UploadedFile = { buffer: Buffer; fileName: string };

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

function toFlag(name: string, value: unknown): boolean {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0' || value === '') return false;
  throw invalidField(name, '예 또는 아니요로 입력해 주세요.');
}

async function readFile(part: MultipartFile, field: string): Promise<UploadedFile> {
  const fileName = toFileName(part.filename);
  try {
    return { buffer: await part.toBuffer(), fileName };
  } catch (error) {
    if (codeOf(error) !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    const message = `'${fileName}' 파일이 너무 커요. ${formatBytes(part.file.bytesRead)}보다 작은 파일을 올려 주세요.`;
    throw new ProblemError('payload_too_large', { title: message, fields: { [field]: message } });
  }
}

/** Yields the parts of a form; exceeding its limits throws a Korean problem. */
async function* limitedPartsOf(request: FastifyRequest, field: string): AsyncGenerator<Multipart> {
  try {
    yield* readParts(request);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'FST_FILES_LIMIT') {
      const message = `파일은 한 번에 ${LIMITS.filesPerUpload}개까지 올릴 수 있어요.`;
      throw new ProblemError('payload_too_large', { title: message, fields: { [field]: message } });
    }
    throw error;
  }
}

/**
 * Reads a form of files, boolean fields and texts. Each file is passed on as it arrives, so that only one is in memory at
 * a time. Texts are as they were sent, for the caller to check. Throws a problem naming the file or field that is wrong.
 */
export async function readUploads(
  request: FastifyRequest,
  { fileField, flags: flagNames, texts: textNames = [], isWithoutFiles = false }: Form,
  onFile: (file: UploadedFile) => Promise<void>,
): Promise<{ flags: Record<string, boolean>; texts: Record<string, string> }> {
  const flags: Record<string, boolean> = {};
  const texts: Record<string, string> = {};
  let files = 0;
  for await (const part of limitedPartsOf(request, fileField)) {
    if (part.type === 'file') {
      if (part.fieldname !== fileField) throw invalidField(part.fieldname, '받지 않는 항목이에요.');
      files += 1;
      await onFile(await readFile(part, fileField));
    } else if (textNames.includes(part.fieldname)) {
      texts[part.fieldname] = String(part.value);
    } else {
      if (!flagNames.includes(part.fieldname)) throw invalidField(part.fieldname, '받지 않는 항목이에요.');
      flags[part.fieldname] = toFlag(part.fieldname, part.value);
    }
  }
  if (files === 0 && !isWithoutFiles) throw invalidField(fileField, '올릴 파일을 골라 주세요.');
  return { flags, texts };
}
