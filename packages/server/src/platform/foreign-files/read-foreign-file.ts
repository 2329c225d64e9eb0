import { fork } from 'node:child_process';
import { ConcurrencyLimiter } from '../concurrency-limiter.ts';
import { invalidField } from '../problem-error.ts';
import type { ForeignFileResult, ForeignFileTask } from './foreign-file-process.ts';
import type { UnreadableReason } from './unreadable-file.ts';

type ForeignFile = {
  bytes: Buffer;
  /** The account that sent it. */
  accountId: number;
  /** The request field that contained it. */
  field: string;
  /** The sentence for the author of the file, in Korean. */
  messages: { broken: string; too_large: string };
};

/** The limits of reading one file: milliseconds, megabytes of objects, characters of its result as JSON. */
type ReadLimits = { timeMs: number; heapMb: number; resultCharacters: number };

/**
 * An office sheet of 10 MB takes two seconds and 150 MB; the result becomes one object on the main thread, which blocks
 * it for 20 ms per million characters.
 */
const LIMITS: ReadLimits = { timeMs: 20_000, heapMb: 256, resultCharacters: 8_000_000 };

/** Each running process may take its memory, and each waiting file is held in memory: two at once, eight waiting. */
const readers = new ConcurrencyLimiter({
  total: 2,
  waitingPerAccount: 2,
  waiting: 8,
  maxWaitMs: 10_000,
  messages: {
    own: '앞서 올린 파일을 읽고 있어요. 잠시 뒤 다시 올려 주세요.',
    others: '지금 읽고 있는 파일이 많아요. 잠시 뒤 다시 올려 주세요.',
  },
});

/** The signals by which Node and the system end a process that needs more memory than it may. */
const MEMORY_SIGNALS = new Set<NodeJS.Signals | null>(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']);

/** Resolves to what the process reports; to `too_large` when it needs more time or memory than it may. */
async function runInProcess(task: ForeignFileTask, { timeMs, heapMb }: ReadLimits): Promise<ForeignFileResult> {
  const child = fork(new URL('./foreign-file-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${heapMb}`, '--disable-warning=ExperimentalWarning'],
    // Nothing that reads a foreign file needs our secrets.
    env: {},
    serialization: 'advanced',
    // The output of Node when the heap is full is not a failure of ours; a bug of a parser is sent as a result.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<ForeignFileResult>();
  const giveUp = () => resolve({ reason: 'too_large', message: '' });
  const timer = setTimeout(giveUp, timeMs);
  child.once('message', (result) => resolve(result as ForeignFileResult));
  child.once('error', reject);
  child.once('exit', (code, signal) =>
    MEMORY_SIGNALS.has(signal)
      ? giveUp()
      : reject(new Error(`The process that reads a foreign file ended without a result (${signal ?? code}).`)),
  );
  child.send(task);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

const toSentence = (reason: UnreadableReason, message: string, { messages }: ForeignFile): string =>
  reason === 'refused' ? message : messages[reason];

/**
 * Reads a foreign file (XLSX, ZIP, …): the only way to read more of it than its first bytes. `parser` is
 * the URL of a module `*.parser.ts`; its `parse(bytes)` runs in a process of its own and returns or resolves to JSON
 * data, which this resolves to. One file of an account is read at a time, two of all; others wait for ten seconds. The
 * process has twenty seconds and 256 MB for its objects. Buffers do not count in these, so the parser unpacks archives
 * with `unpackArchive`, and checks numbers and XML (`checkXmlTags`) before it builds anything from them. Throws `invalid_input` at `field` for a file that is broken, too large, or refused by the
 * parser (`UnreadableFile`); `too_many_requests` or `unavailable` when its turn did not come.
 */
export const readForeignFile = <T>(parser: URL, file: ForeignFile, limits: ReadLimits = LIMITS): Promise<T> =>
  readers.run(file.accountId, async () => {
    const { bytes, field } = file;
    const task = { parser: parser.href, bytes, maxResultCharacters: limits.resultCharacters };
    const result = await runInProcess(task, limits);
    if ('json' in result) return JSON.parse(result.json) as T;
    if ('bug' in result) throw result.bug;
    throw invalidField(field, toSentence(result.reason, result.message, file));
  });
