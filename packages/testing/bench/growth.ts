import { appendFileSync } from 'node:fs';
import type { ListCall } from '../src/lists/list-call.ts';
import { createDatabase, dropDatabase, startCluster } from '../src/postgres/cluster.ts';
import type { BenchRow } from './bench-row.ts';
import { selectGroups } from './growth-groups.ts';
import { readIds, readMeasures, readOption } from './growth-options.ts';
import { type Result, type Round, toFailure, toRow } from './growth-row.ts';
import { createTables, type Measure, type Side, startSide } from './growth-side.ts';
import { median } from './load.ts';

/** Every filter and search finds the same rows in both tables, 10,000 or half of them; in the large one they are one of a hundred. */
const FEW = 10_000;
const MANY = Number(readOption('rows') ?? 1_000_000);
const WARM_UP = 3;
/** Calls of the first look at a case, and the ratios of percentiles and of medians up to which it is enough. */
const GLANCE = 15;
const CLEAR = { ratio: 1.5, middle: 1.25 };
const ROUNDS = 3;
const CALLS = 30;

const SETTINGS = [
  // A million rows and their indexes are in the memory of the database, as on a server that has so many.
  'shared_buffers=2GB',
  // Filling is most of a run: nothing is written to a log for indexes that are built at once, and no job works beside it.
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=20GB',
  'checkpoint_timeout=1h',
  'autovacuum=off',
];
const EMPTY = 'empty';

const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** Makes the same calls to both servers in turn, so that whatever else the machine does slows both. */
async function measure(few: Side, many: Side, at: number, page: number, calls: number, by: Measure): Promise<Round> {
  const [small, large] = [few.cases[at], many.cases[at]];
  if (!small || !large) throw new Error('Both servers have the same cases.');
  const times: [few: number[], many: number[]] = [[], []];
  for (let call = 0; call < calls; call += 1) {
    times[0].push((await few.spend(small, page, by))[by]);
    times[1].push((await many.spend(large, page, by))[by]);
  }
  const [p95, p50] = [0.95, 0.5].map((share) => times.map((side) => quantile(side, share)));
  const [fewest = Number.NaN, most = Number.NaN] = p95 ?? [];
  return { few: fewest, many: most, ratio: most / fewest, middle: (p50?.[1] ?? NaN) / (p50?.[0] ?? NaN) };
}

/** Measures one case; one that a first look shows below the limit, and its median far below it, is done. */
async function compare(few: Side, many: Side, at: number, page: number, by: Measure): Promise<Result> {
  const what = { by, label: `${few.cases[at]?.label ?? ''}, page ${page}` };
  // A call reads the same blocks each time.
  if (by === 'blocks') return { ...what, ...(await measure(few, many, at, page, 1, by)) };
  await measure(few, many, at, page, WARM_UP, by);
  const first = await measure(few, many, at, page, GLANCE, by);
  if (first.ratio <= CLEAR.ratio && first.middle <= CLEAR.middle) return { ...what, ...first };
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(few, many, at, page, CALLS, by));
  const middle = (value: keyof Round) => median(rounds.map((round) => round[value]));
  return { ...what, ratio: middle('ratio'), few: middle('few'), many: middle('many'), middle: middle('middle') };
}

/**
 * The first page, and the last one that is full on both sides: page 500, unless fewer rows are found. An empty page
 * costs less than one with rows. A search has no such page: it ends before.
 */
async function listPages(few: Side, many: Side, at: number): Promise<number[]> {
  const [small, large] = [few.cases[at], many.cases[at]];
  if (!small || !large || small.path.includes('search=')) return [1];
  const last = Math.min(await few.findLastPage(small), await many.findLastPage(large));
  return last > 1 ? [1, last] : [1];
}

/** Adds a case to the file of `--cases=`: measure, list and case, p95 of few and of many rows, their ratio, that of medians. */
function note({ by, label, few, many, ratio, middle }: Result): void {
  const file = readOption('cases');
  const figures = [few, many, ratio, middle].map((figure) => figure.toFixed(2));
  if (file) appendFileSync(file, `${[by, label, ...figures].join('\t')}\n`);
}

/**
 * Measures one page of a case. Where blocks are compared too, time is for searches, which look at many rows of a block, and
 * for what reads more than a little more; then time decides, because a block that is looked at again counts again.
 */
async function comparePage(few: Side, many: Side, at: number, page: number): Promise<Result> {
  let last: Result | undefined;
  for (const by of readMeasures()) {
    if (last && last.ratio <= CLEAR.middle && !few.cases[at]?.path.includes('search=')) break;
    last = await compare(few, many, at, page, by);
    note(last);
  }
  if (!last) throw new Error('Nothing is measured.');
  return last;
}

async function compareList(few: Side, many: Side, id: string): Promise<BenchRow> {
  const results: Result[] = [];
  for (const [at, { label }] of few.cases.entries()) {
    if (label.split(' ')[0] !== id) continue;
    try {
      for (const page of await listPages(few, many, at)) results.push(await comparePage(few, many, at, page));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      results.push(toFailure(label, readMeasures()[0] ?? 'elapsed', error));
    }
  }
  return toRow(`${id}: p95 with ${MANY} rows against ${FEW}`, results);
}

/**
 * GOALS, "growth": compares every list, with each filter, search and order, on its first and last page, on PostgreSQL
 * with 1,000,000 rows (or `--rows=`) and with 10,000. Ids of calls, by default those on the command line, select some;
 * `--groups=0,3` those that share a database. Elapsed time says nothing beside other work: with `--blocks
 * --processor-time` it compares what the statements read, which is the same on every machine, and processor time where
 * that differs. Each list is printed when it is done.
 */
export async function* benchGrowth(ids: readonly string[] = readIds()): AsyncGenerator<BenchRow> {
  const cluster = await startCluster(SETTINGS);
  const fill = async (name: string, calls: readonly ListCall[], rows: number) =>
    startSide(await createDatabase(cluster.address, name, EMPTY), calls, rows, FEW);
  try {
    await createTables(await createDatabase(cluster.address, EMPTY));
    for (const [at, { calls }] of selectGroups(ids)) {
      const few = await fill(`few ${at}`, calls, FEW);
      const many = await fill(`many ${at}`, calls, MANY);
      try {
        for (const { endpoint } of calls) yield await compareList(few, many, endpoint.id);
      } finally {
        await Promise.all([few.close(), many.close()]);
      }
      for (const side of ['few', 'many']) await dropDatabase(cluster.address, `${side} ${at}`);
    }
  } finally {
    await cluster.stop();
  }
}
