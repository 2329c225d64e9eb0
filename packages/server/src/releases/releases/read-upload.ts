import type { FastifyRequest } from 'fastify';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';

const LIMITS = { files: 500, parts: 510, fileSize: 10 * 1024 * 1024, fields: 1, fieldSize: 1024 * 1024 };
const TOTAL_BYTES = 64 * 1024 * 1024;

export type Upload = { manifest: string | undefined; files: Map<string, Buffer> };

/** Reads a release from a multipart body: the field `manifest`, and files whose names are their paths inside the release. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new ProblemError('malformed_request');
  const upload: Upload = { manifest: undefined, files: new Map() };
  let total = 0;
  for await (const part of request.parts({ limits: LIMITS, preservePath: true })) {
    if (part.type === 'field') {
      if (part.fieldname !== 'manifest' || typeof part.value !== 'string')
        throw invalidField(part.fieldname, '받지 않는 항목이에요.');
      upload.manifest = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    total += bytes.length;
    if (total > TOTAL_BYTES) throw new ProblemError('payload_too_large');
    if (upload.files.has(part.filename)) throw invalidField(`files.${part.filename}`, '같은 파일이 두 번 올라왔어요.');
    upload.files.set(part.filename, bytes);
  }
  return upload;
}
