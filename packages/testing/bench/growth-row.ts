import type { BenchRow } from './bench-row.ts';
import type { Measure } from './growth-side.ts';

/** The 95th percentile on both sides, ms or blocks, and the ratios of the percentiles and of the medians. */
export type Round = { few: number; many: number; ratio: number; middle: number };
export type Result = Round & { label: string; by: Measure };

const RATIO = 1.5;
/**
 * Blocks that a call may read more, whatever the ratio: they take some 0.1 ms of a call of 5 ms (10,000 blocks in the
 * memory of the database took 2.6 ms). An answer of seven blocks doubles with one level of a tree; each of the 20 rows of
 * a page may be in a block of its own; and a word in one of 100 rows is found in 3,100 of them.
 */
const MORE_BLOCKS = 300;

const UNITS = { elapsed: 'ms', processor: 'ms of processor time', blocks: 'blocks' } as const;

/** A case that could not be measured: it fails, and the others go on. */
export const toFailure = (label: string, by: Measure, { message }: Error): Result => ({
  by,
  label: `${label} (${message})`,
  ratio: Number.POSITIVE_INFINITY,
  few: Number.NaN,
  many: Number.NaN,
  middle: Number.NaN,
});

const isFlat = ({ ratio, few, many, by }: Result): boolean =>
  ratio <= RATIO || (by === 'blocks' && many - few <= MORE_BLOCKS);

/** The row of a list: its longest case, and every case that is too long. */
export function toRow(label: string, results: readonly Result[]): BenchRow {
  const worst = results.toSorted((a, b) => b.ratio - a.ratio);
  return {
    label: `${label}, worst of ${results.length} cases`,
    value: worst[0]?.ratio ?? Number.NaN,
    limitText: `≤ ${RATIO}${results.some(({ by }) => by === 'blocks') ? `, or ${MORE_BLOCKS} blocks more` : ''}`,
    ok: results.every(isFlat),
    detail: worst
      .filter((result, place) => place === 0 || !isFlat(result))
      .map(
        ({ label: one, by, ratio, few, many, middle }) =>
          `\n    ${one}: ${ratio.toFixed(2)}, ${many.toFixed(1)} ${UNITS[by]} against ${few.toFixed(1)} (medians ${middle.toFixed(2)})`,
      )
      .join(''),
  };
}
