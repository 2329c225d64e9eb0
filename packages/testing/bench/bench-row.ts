/** One row of the table that `npm run bench` prints: a figure measured side by side in this run, and its limit. */
export type BenchRow = { label: string; value: number; limitText: string; ok: boolean; detail: string };
