import { Worker } from 'node:worker_threads';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { ConcurrencyLimiter } from '../../../platform/concurrency-limiter.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Pictures } from './pictures.ts';

export type FileRequest = {
  format: 'pdf' | 'docx';
  document: RichDocument;
  metadata: { title: string; author: string };
  pictures: Pictures;
};

const TIMEOUT_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 512 };

/** A page of text takes a second of one processor, hundreds of pages half a minute. */
const writing = new ConcurrencyLimiter({
  total: 3,
  waitingPerAccount: 2,
  waiting: 12,
  maxWaitMs: 20_000,
  messages: {
    own: '앞서 요청한 파일을 만들고 있어요. 끝난 뒤 다시 내려받아 주세요.',
    others: '지금 만들고 있는 파일이 많아요. 잠시 뒤 다시 내려받아 주세요.',
  },
});

/**
 * Writes a file for an account when its turn comes, one at a time; only then `prepare` loads what it contains. Throws
 * `too_many_requests` or `unavailable` when the turn did not come, and `unavailable` when a document takes too long.
 */
export const writeFile = (accountId: number, prepare: () => Promise<FileRequest>): Promise<Buffer> =>
  writing.run(accountId, async () => writeInThread(await prepare()));

/** Writes a file in its own thread, so that other requests are not delayed. */
async function writeInThread(fileRequest: FileRequest): Promise<Buffer> {
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
    await worker.terminate();
  }
}
