import { UnreadableFile, type UnreadableReason } from './unreadable-file.ts';

export type ForeignFileTask = { parser: string; bytes: Uint8Array; maxResultCharacters: number };
/** The result as JSON; `bug` is an error that the parser should not have thrown. */
export type ForeignFileResult = { json: string } | { reason: UnreadableReason; message: string } | { bug: unknown };

type Parser = { parse: (bytes: Buffer) => unknown };

async function run({ parser, bytes, maxResultCharacters }: ForeignFileTask): Promise<ForeignFileResult> {
  try {
    const { parse } = (await import(parser)) as Parser;
    const json = JSON.stringify(await parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
    return json.length > maxResultCharacters ? { reason: 'too_large', message: '' } : { json };
  } catch (error) {
    return error instanceof UnreadableFile ? { reason: error.reason, message: error.message } : { bug: error };
  }
}

process.once('message', (task) => {
  void run(task as ForeignFileTask).then((result) => process.send?.(result));
});
