import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile, type UnreadableReason } from './unreadable-file.ts';

export type ForeignFileTask = { parser: string; bytes: Uint8Array; maxResultCharacters: number };
/** The result as JSON, because its text counts in the memory limit of this thread. */
export type ForeignFileResult = { json: string } | { reason: UnreadableReason; message: string };

type Parser = { parse: (bytes: Buffer) => unknown };

async function run({ parser, bytes, maxResultCharacters }: ForeignFileTask): Promise<ForeignFileResult> {
  try {
    const { parse } = (await import(parser)) as Parser;
    const json = JSON.stringify(await parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
    return json.length > maxResultCharacters ? { reason: 'too_large', message: '' } : { json };
  } catch (error) {
    if (error instanceof UnreadableFile) return { reason: error.reason, message: error.message };
    throw error;
  }
}

parentPort?.postMessage(await run(workerData as ForeignFileTask), []);
