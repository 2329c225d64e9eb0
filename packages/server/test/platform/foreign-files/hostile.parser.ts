import { UnreadableFile } from '@danji/server/platform/foreign-files/unreadable-file';

/** The things that a foreign file could make a parser do; the content of the file names it. */
const DEEDS: Readonly<Record<string, () => unknown>> = {
  'be read': () => ({ text: '가나다', day: '2026-11-21' }),
  'be refused': () => {
    throw new UnreadableFile('refused', '둘째 줄부터 적어 주세요.');
  },
  'be broken': () => {
    throw new UnreadableFile('broken');
  },
  'take all time': () => {
    for (;;);
  },
  'take all memory': () => {
    const objects: unknown[][] = [];
    for (;;) objects.push(Array.from({ length: 1000 }, (_, index) => ({ index })));
  },
  // A single allocation above the limit, which ends the process that runs it, whatever thread it is in.
  'take all memory at once': () => Array.from({ length: 2 ** 27 }).fill(0),
  'give too much': () => 'a'.repeat(10_000),
  'hit a bug': () => {
    throw new TypeError('undefined is not a function');
  },
  'end the process': () => process.exit(0),
  'look around': () => Object.keys(process.env),
};

export const parse = (bytes: Buffer): unknown => DEEDS[bytes.toString()]?.();
