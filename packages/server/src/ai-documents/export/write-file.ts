import { Worker } from 'node:worker_threads';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { ProblemError } from '../../platform/problem-error.ts';
import type { Pictures } from './pictures.ts';

export type FileRequest = {
  format: 'pdf' | 'docx';
  document: RichDocument;
  metadata: { title: string; author: string };
  pictures: Pictures;
};

/**
 * Files that are written at the same time; a page of text takes a second of one processor, hundreds of pages half a
 * minute.
 */
const MAX_CONCURRENT = 3;
const TIMEOUT_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 512 };

let running = 0;

/**
 * Writes a file in its own thread, so that other requests are not delayed. Throws `unavailable` when too many are being
 * written, and when a document takes too long.
 */
export async function writeFile(fileRequest: FileRequest): Promise<Buffer> {
  if (running >= MAX_CONCURRENT)
    throw new ProblemError('unavailable', { title: '지금 만들고 있는 파일이 많아요. 잠시 뒤 다시 내려받아 주세요.' });
  running += 1;
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), {
    workerData: fileRequest,
    resourceLimits: MEMORY,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const timer = setTimeout(
    () =>
      reject(
        new ProblemError('unavailable', {
          title: '문서가 너무 길어서 파일로 만들지 못했어요. 문서를 나눠서 내려받아 주세요.',
        }),
      ),
    TIMEOUT_MS,
  );
  worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that writes a file ended without one.')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    running -= 1;
    await worker.terminate();
  }
}
