import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { collectPages } from '../src/data/export/collect-pages.ts';
import { toCsv } from '../src/data/export/csv.ts';
import { toXlsx } from '../src/data/export/xlsx.ts';

/** Parses a CSV text according to RFC 4180, without the byte order mark at its beginning. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const characters = text.slice(1);
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    if (quoted && character === '"' && characters[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') quoted = !quoted;
    else if (!quoted && character === ',') {
      cells.push(cell);
      cell = '';
    } else if (!quoted && character === '\r') {
      cells.push(cell);
      lines.push(cells);
      cells = [];
      cell = '';
      at += 1;
    } else cell += character;
  }
  return lines;
}

describe('CSV', () => {
  test('begins with a byte order mark, by which Excel recognises UTF-8, and preserves Korean', () => {
    expect(
      toCsv([
        ['이름', '포인트'],
        ['김한결', 1200],
        [null, undefined],
      ]),
    ).toBe('\uFEFF이름,포인트\r\n김한결,1200\r\n,\r\n');
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+82-10-1234-5678', "'+82-10-1234-5678"],
    ['  =cmd|a', "'  =cmd|a"],
    ['＝1', "'＝1"],
    ['-', '-'],
    ['-12.5', '-12.5'],
    ['a=b', 'a=b'],
  ])('%s is written as %s', (text, written) => {
    expect(readCsv(toCsv([[text]]))).toEqual([[written]]);
  });

  test('any cell is parsed to the same text, and no formula is left', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a,"b"\r\nc', '=x,"', '가\n나')), {
            minLength: 2,
            maxLength: 2,
          }),
          { minLength: 1 },
        ),
        (lines) => {
          const read = readCsv(toCsv(lines));
          expect(
            read.map((cells) =>
              cells.map((cell, at) =>
                cell.startsWith("'") && cell !== lines[read.indexOf(cells)]?.[at] ? cell.slice(1) : cell,
              ),
            ),
          ).toEqual(lines);
          for (const cell of read.flat())
            expect(/^\s*[=+@]/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell)).toBe(false);
        },
      ),
    );
  });
});

describe('XLSX', () => {
  test('is a zip in which texts are stored as texts', async () => {
    const blob = await toXlsx(
      [
        ['이름', '수'],
        ['=1+1\u0000', 12],
        [null, 1.5],
      ],
      '업체/회원',
    );
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect([bytes[0], bytes[1]]).toEqual([0x50, 0x4b]);
    expect(bytes.length).toBeGreaterThan(1000);
  });
});

const task = (limit: number, signal = new AbortController().signal) => {
  const progress: string[] = [];
  return {
    progress,
    task: {
      signal,
      limit,
      onProgress: (done: number, count: number) => {
        progress.push(`${done}/${count}`);
      },
    },
  };
};

/** Loads rows of a list of 50,000 that counts 10,000. */
const endless = (after = 0) =>
  Promise.resolve({
    results: Array.from({ length: 100 }, (_, index) => ({ id: after + index + 1 })),
    count: Math.min(10_000, 50_000 - after),
    is_count_capped: after < 40_000,
  });

describe('reading all pages of a list', () => {
  const all = Array.from({ length: 45 }, (_, index) => ({ id: index + 1 }));
  const load = (after = 0) => Promise.resolve({ results: all.slice(after, after + 20), count: all.length - after });

  test('reads on after the last row and reports the progress', async () => {
    const { task: whole, progress } = task(1000);
    const { rows, count } = await collectPages(whole, load, ({ id }) => id);
    expect([rows.length, count]).toEqual([45, 45]);
    expect(progress).toEqual(['20/45', '40/45', '45/45']);
  });

  test('reads far more rows than a list counts, and says when there are even more', async () => {
    const { rows, count, isCapped } = await collectPages(task(30_000).task, endless, ({ id }) => id);
    expect([rows.length, rows.at(-1)?.id, count, isCapped]).toEqual([30_000, 30_000, 39_900, true]);
    const whole = await collectPages(task(100_000).task, endless, ({ id }) => id);
    expect([whole.rows.length, whole.count, whole.isCapped]).toEqual([50_000, 50_000, false]);
  });

  test('stops at the limit and returns the total count', async () => {
    const { task: part, progress } = task(30);
    const { rows, count } = await collectPages(part, load, ({ id }) => id);
    expect([rows.length, rows.at(-1)?.id, count]).toEqual([30, 30, 45]);
    expect(progress).toEqual(['20/45', '30/45']);
  });

  test('returns a row once when rows were added meanwhile, and ends when the list has shrunk', async () => {
    const { task: whole } = task(1000);
    const moved = await collectPages(
      whole,
      (after?: number) =>
        Promise.resolve(
          after ? { results: [{ id: 2 }, { id: 3 }], count: 2 } : { results: [{ id: 1 }, { id: 2 }], count: 4 },
        ),
      ({ id }) => id,
    );
    expect(moved.rows.map(({ id }) => id)).toEqual([1, 2, 3]);
    const shrunk = await collectPages(
      whole,
      (after?: number) => Promise.resolve({ results: after ? [] : [{ id: 1 }], count: 9 }),
      ({ id }) => id,
    );
    expect(shrunk.rows).toHaveLength(1);
  });

  test('continues after the rows before those that were deleted meanwhile', async () => {
    const { task: whole } = task(1000);
    const asked: (number | undefined)[] = [];
    const { rows } = await collectPages(
      whole,
      (after?: number) => {
        asked.push(after);
        if (after === undefined) return Promise.resolve({ results: [{ id: 1 }, { id: 2 }, { id: 3 }], count: 5 });
        return Promise.resolve(after > 1 ? undefined : { results: [{ id: 4 }, { id: 5 }], count: 2 });
      },
      ({ id }) => id,
    );
    expect(asked).toEqual([undefined, 3, 2, 1]);
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  test('ends when it is cancelled, and rethrows errors of the list', async () => {
    const controller = new AbortController();
    const { task: whole } = task(1000, controller.signal);
    let asked = 0;
    const cancelled = collectPages(
      whole,
      (after?: number) => {
        asked += 1;
        controller.abort();
        return load(after);
      },
      ({ id }) => id,
    );
    await expect(cancelled).rejects.toThrow();
    expect(asked).toBe(1);
    await expect(collectPages(task(10).task, () => Promise.reject(new Error('끊겼어요')), String)).rejects.toThrow(
      '끊겼어요',
    );
  });
});
