import { toBusinessDate } from '@danji/contracts/format/date';
import type { FastifyReply } from 'fastify';
import { toDisposition, toFileName } from '../../../site/files/index.ts';
import { type FileRequest, writeFile } from './write-file.ts';

/** A file takes the server some hundred milliseconds; somebody who reads needs a few. */
export const PDF_FILES = { max: 30, timeWindow: '1 minute' };

type Sent = {
  request: FileRequest;
  /** Follows the kind in the name of the file: whom or what it concerns. */ about: readonly string[];
};

/**
 * Writes a paper as a PDF for an account and sends it under a name of its kind, `about` and the Seoul day. Returns its bytes.
 * Throws as `writeFile` when its turn does not come.
 */
export async function sendPdf(reply: FastifyReply, userId: number, { request, about }: Sent, now: Date) {
  const bytes = await writeFile(userId, async () => request);
  const parts = [request.metadata.title, ...about, toBusinessDate(now)];
  void reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', toDisposition('attachment', `${toFileName(parts.filter(Boolean).join('_'))}.pdf`))
    .header('cache-control', 'private, no-store');
  return bytes;
}
