import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOUND_STEP, type Page } from '@danji/contracts/page';
import type { Problem } from '@danji/contracts/problem';
import { startServer } from '@danji/server';
import { LIST_CALLS, type ListCall } from '../src/lists/list-calls.ts';
import { type ListCase, toCases } from '../src/lists/list-cases.ts';
import { createListFixture } from '../src/lists/list-fixture.ts';
import { fillTables, WORDS } from '../src/lists/seed.ts';
import { createDatabase, dropDatabase, startCluster } from '../src/postgres/cluster.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './load.ts';

/** Every filter and search finds the same rows in both tables, 10,000 or half of them; in the large one they are one of a hundred. */
const [FEW, MANY] = [10_000, 1_000_000];
const LAST_PAGE = 500;
const RATIO = 1.5;
const WARM_UP = 5;
/** Calls of the first look at a case, and the ratio up to which it is enough. */
const GLANCE = 20;
const CLEAR = 1.2;
const ROUNDS = 3;
const CALLS = 40;

/** A million rows and their indexes are in the memory of the database, as on a server that has so many. */
const MEMORY = 'shared_buffers=2GB';

type Side = { url: string; cases: ListCase[]; close: () => Promise<void> };

/** Starts a server on a database of its own, with `rows` rows in the tables of the lists. */
async function startSide(databaseUrl: string, calls: readonly ListCall[], rows: number): Promise<Side> {
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO_DATA: '0',
    ANSWER_CHECK: '0',
    RATE_LIMIT_SCALE: '100000',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-bench-')),
    DATABASE_URL: databaseUrl,
  };
  const server = await startServer({ env });
  const fixture = await createListFixture(server.platform);
  await fillTables(server.platform.db, calls[0]?.seeds ?? [], fixture.ids, { from: 1, to: rows, step: rows / FEW });
  return { url: server.url, cases: calls.flatMap((call) => toCases(call, fixture)), close: () => server.close() };
}

/** Makes one call and returns its duration, ms. */
async function time(url: string, { path, headers }: ListCase, page: number): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}${path}&page=${page}`, { headers });
  const data = (await response.json()) as Page<unknown> & Problem;
  const duration = performance.now() - started;
  const isSearch = path.includes('search=');
  if (isSearch && page === LAST_PAGE && data.code === 'page_too_deep') return duration;
  if (response.status !== 200) throw new Error(`${path} responded with ${JSON.stringify(data)}`);
  const isRare = [WORDS.rare, WORDS.short].some((word) => decodeURIComponent(path).includes(word));
  if (!isRare && data.count < (isSearch ? FOUND_STEP : FEW / 2))
    throw new Error(`${path} finds only ${data.count} rows: its filter matches no marked rows`);
  return duration;
}

const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** The 95th percentile on both sides, ms, and the ratios of the percentiles and of the medians. */
type Round = { few: number; many: number; ratio: number; middle: number };

/** Makes the same calls to both servers in turn, so that whatever else the machine does slows both. */
async function measure(few: Side, many: Side, at: number, page: number, calls: number): Promise<Round> {
  const [small, large] = [few.cases[at], many.cases[at]];
  if (!small || !large) throw new Error('Both servers have the same cases.');
  const times: [few: number[], many: number[]] = [[], []];
  for (let call = 0; call < calls; call += 1) {
    times[0].push(await time(few.url, small, page));
    times[1].push(await time(many.url, large, page));
  }
  const [p95, p50] = [0.95, 0.5].map((share) => times.map((side) => quantile(side, share)));
  const [fewest = Number.NaN, most = Number.NaN] = p95 ?? [];
  return { few: fewest, many: most, ratio: most / fewest, middle: (p50?.[1] ?? NaN) / (p50?.[0] ?? NaN) };
}

type Result = Omit<Round, 'middle'> & { label: string };

/** Measures one case; one that a first look shows far below the limit, in its percentile and its median, is done. */
async function compare(few: Side, many: Side, at: number, page: number): Promise<Result> {
  const label = `${few.cases[at]?.label ?? ''}, page ${page}`;
  await measure(few, many, at, page, WARM_UP);
  const first = await measure(few, many, at, page, GLANCE);
  if (first.ratio <= CLEAR && first.middle <= CLEAR) return { label, ...first };
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(few, many, at, page, CALLS));
  const middle = (value: keyof Round) => median(rounds.map((round) => round[value]));
  return { label, ratio: middle('ratio'), few: middle('few'), many: middle('many') };
}

const toRow = (id: string, results: Result[]): BenchRow => {
  const worst = results.toSorted((a, b) => b.ratio - a.ratio);
  return {
    label: `${id}: p95 with ${MANY} rows against ${FEW}, worst of ${results.length} cases`,
    value: worst[0]?.ratio ?? Number.NaN,
    limitText: `≤ ${RATIO}`,
    ok: results.every(({ ratio }) => ratio <= RATIO),
    detail: worst
      .filter(({ ratio }, place) => place === 0 || ratio > RATIO)
      .map(
        ({ label, ratio, few, many }) =>
          `\n    ${label}: ${ratio.toFixed(2)}, ${many.toFixed(1)} ms against ${few.toFixed(1)} ms`,
      )
      .join(''),
  };
};

async function compareList(few: Side, many: Side, id: string): Promise<BenchRow> {
  const results: Result[] = [];
  for (const [at, { label }] of few.cases.entries())
    if (label.split(' ')[0] === id) for (const page of [1, LAST_PAGE]) results.push(await compare(few, many, at, page));
  return toRow(id, results);
}

/** The ids of calls that the command names. */
const namedIds = () => process.argv.slice(2).filter((name) => name.includes('.'));

function selectCalls(ids: readonly string[]): readonly ListCall[] {
  const unknown = ids.find((id) => LIST_CALLS.every(({ endpoint }) => endpoint.id !== id));
  if (unknown) throw new Error(`${unknown} is no list; see LIST_CALLS.`);
  return LIST_CALLS.filter(({ endpoint, isShort }) => (ids.length === 0 ? !isShort : ids.includes(endpoint.id)));
}

/**
 * GOALS, "growth": compares every list, with each filter, search and order, on its first and last page, on PostgreSQL
 * with 1,000,000 rows and with 10,000. Ids of calls, by default those on the command line, select some.
 */
export async function* benchGrowth(ids: readonly string[] = namedIds()): AsyncGenerator<BenchRow> {
  const groups = Map.groupBy(selectCalls(ids), ({ seeds }) => seeds);
  const cluster = await startCluster([MEMORY]);
  try {
    for (const [, calls] of groups) {
      const name = calls[0]?.endpoint.id ?? '';
      const few = await startSide(await createDatabase(cluster.address, `few ${name}`), calls, FEW);
      const many = await startSide(await createDatabase(cluster.address, `many ${name}`), calls, MANY);
      try {
        for (const { endpoint } of calls) yield await compareList(few, many, endpoint.id);
      } finally {
        await Promise.all([few.close(), many.close()]);
      }
      for (const side of ['few', 'many']) await dropDatabase(cluster.address, `${side} ${name}`);
    }
  } finally {
    await cluster.stop();
  }
}
