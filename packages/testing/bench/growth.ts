import { LIST_CALLS, type ListCall } from '../src/lists/list-calls.ts';
import { createDatabase, dropDatabase, startCluster } from '../src/postgres/cluster.ts';
import type { BenchRow } from './bench-row.ts';
import { type Result, type Round, toFailure, toRow, UNITS } from './growth-row.ts';
import { createTables, type Measure, type Side, startSide } from './growth-side.ts';
import { median } from './load.ts';

/** Every filter and search finds the same rows in both tables, 10,000 or half of them; in the large one they are one of a hundred. */
const FEW = 10_000;
const MANY = Number(process.argv.find((name) => name.startsWith('--rows='))?.slice(7) ?? 1_000_000);
const WARM_UP = 3;
/** Calls of the first look at a case, and the ratio up to which it is enough. */
const GLANCE = 15;
const CLEAR = 1.25;
const ROUNDS = 3;
const CALLS = 30;

/** A million rows and their indexes are in the memory of the database, as on a server that has so many. */
const MEMORY = 'shared_buffers=2GB';
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

/** Measures one case; one that a first look shows far below the limit, in its percentile and its median, is done. */
async function compare(few: Side, many: Side, at: number, page: number, by: Measure): Promise<Result> {
  const label = `${few.cases[at]?.label ?? ''}, page ${page}`;
  // What a call reads is the same each time.
  if (by === 'blocks') return { label, ...(await measure(few, many, at, page, 1, by)) };
  await measure(few, many, at, page, WARM_UP, by);
  const first = await measure(few, many, at, page, GLANCE, by);
  if (first.ratio <= CLEAR && first.middle <= CLEAR) return { label, ...first };
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(few, many, at, page, CALLS, by));
  const middle = (value: keyof Round) => median(rounds.map((round) => round[value]));
  return { label, ratio: middle('ratio'), few: middle('few'), many: middle('many'), middle: middle('middle') };
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

async function compareList(few: Side, many: Side, id: string, by: Measure): Promise<BenchRow> {
  const results: Result[] = [];
  for (const [at, { label }] of few.cases.entries()) {
    if (label.split(' ')[0] !== id) continue;
    try {
      for (const page of await listPages(few, many, at)) results.push(await compare(few, many, at, page, by));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      results.push(toFailure(label, error));
    }
  }
  const label = `${id}: p95${UNITS[by].of} with ${MANY} rows against ${FEW}`;
  return toRow(label, results, by);
}

/** The ids of calls that the command names. */
const namedIds = () => process.argv.slice(2).filter((name) => name.includes('.'));

function selectCalls(ids: readonly string[]): readonly ListCall[] {
  const unknown = ids.find((id) => LIST_CALLS.every(({ endpoint }) => endpoint.id !== id));
  if (unknown) throw new Error(`${unknown} is no list; see LIST_CALLS.`);
  return LIST_CALLS.filter(({ endpoint, isShort }) => (ids.length === 0 ? !isShort : ids.includes(endpoint.id)));
}

type Group = { calls: ListCall[]; tables: Set<string> };

/** Lists on the same rows share a database, and so do lists whose rows are in different tables. */
function group(calls: readonly ListCall[]): Group[] {
  const groups: Group[] = [];
  for (const [, same] of Map.groupBy(calls, ({ seeds }) => seeds[0])) {
    const tables = new Set(same.flatMap(({ seeds }) => seeds.map(({ table }) => table)));
    const place = groups.find((other) => [...tables].every((table) => !other.tables.has(table)));
    if (place)
      Object.assign(place, { calls: [...place.calls, ...same], tables: new Set([...place.tables, ...tables]) });
    else groups.push({ calls: same, tables });
  }
  return groups;
}

const readMeasure = (): Measure =>
  process.argv.includes('--processor-time') ? 'processor' : process.argv.includes('--blocks') ? 'blocks' : 'elapsed';

/**
 * GOALS, "growth": compares every list, with each filter, search and order, on its first and last page, on PostgreSQL
 * with 1,000,000 rows (or `--rows=`) and with 10,000. Ids of calls, by default those on the command line, select some.
 * Elapsed time says nothing beside other work: with `--processor-time` it compares that, and with `--blocks` what the
 * statements read, which is the same on every machine. A whole run takes about an hour, and each list is printed when
 * it is done.
 */
export async function* benchGrowth(ids: readonly string[] = namedIds()): AsyncGenerator<BenchRow> {
  const by = readMeasure();
  const cluster = await startCluster([MEMORY]);
  const fill = async (name: string, calls: readonly ListCall[], rows: number) =>
    startSide(await createDatabase(cluster.address, name, EMPTY), calls, rows, FEW);
  try {
    await createTables(await createDatabase(cluster.address, EMPTY));
    for (const [at, { calls }] of group(selectCalls(ids)).entries()) {
      const few = await fill(`few ${at}`, calls, FEW);
      const many = await fill(`many ${at}`, calls, MANY);
      try {
        for (const { endpoint } of calls) yield await compareList(few, many, endpoint.id, by);
      } finally {
        await Promise.all([few.close(), many.close()]);
      }
      for (const side of ['few', 'many']) await dropDatabase(cluster.address, `${side} ${at}`);
    }
  } finally {
    await cluster.stop();
  }
}
