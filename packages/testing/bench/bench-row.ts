/** One row of the table `npm run bench` prints: a figure measured side by side in this run, and what it must reach. */
export type BenchRow = { label: string; value: number; limitText: string; ok: boolean; detail: string };
