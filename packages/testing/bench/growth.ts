import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@danji/contracts/page';
import { startServer } from '@danji/server';
import { LIST_CALLS, type ListCall } from '../src/lists/list-calls.ts';
import { type ListCase, toCases } from '../src/lists/list-cases.ts';
import { createListFixture } from '../src/lists/list-fixture.ts';
import { fillTables, WORDS } from '../src/lists/seed.ts';
import { createDatabase, startCluster } from '../src/postgres/cluster.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './load.ts';

/** Every filter and search finds 10,000 rows in both tables; in the large one they are one of a hundred. */
const [FEW, MANY] = [10_000, 1_000_000];
const LAST_PAGE = 500;
const ROUNDS = 3;
const CALLS = 40;
const RATIO = 1.5;

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
  const data = (await response.json()) as Page<unknown>;
  const duration = performance.now() - started;
  if (response.status !== 200) throw new Error(`${path} responded with ${JSON.stringify(data)}`);
  const isRare = decodeURIComponent(path).includes(WORDS.rare);
  if (!isRare && data.count < FEW)
    throw new Error(`${path} finds only ${data.count} rows: its filter matches no marked rows`);
  return duration;
}

const percentile95 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

type Result = { label: string; ratio: number; few: number; many: number };

/** Makes the same calls to both servers in turn, so that whatever else the machine does slows both. */
async function compare(few: Side, many: Side, at: number, page: number): Promise<Result> {
  const [small, large] = [few.cases[at], many.cases[at]];
  if (!small || !large) throw new Error('Both servers have the same cases.');
  const rounds: { few: number; many: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times: [few: number[], many: number[]] = [[], []];
    for (let call = 0; call < CALLS; call += 1) {
      times[0].push(await time(few.url, small, page));
      times[1].push(await time(many.url, large, page));
    }
    // The first round warms both.
    if (round > 0) rounds.push({ few: percentile95(times[0]), many: percentile95(times[1]) });
  }
  return {
    label: `${small.label}, page ${page}`,
    ratio: median(rounds.map((round) => round.many / round.few)),
    few: median(rounds.map((round) => round.few)),
    many: median(rounds.map((round) => round.many)),
  };
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

/**
 * GOALS, "growth": compares every list, with each filter, search and order, on its first and last page, on PostgreSQL
 * with 1,000,000 rows and with 10,000. Ids of calls on the command line select some.
 */
export async function benchGrowth(): Promise<BenchRow[]> {
  const selected = LIST_CALLS.filter(({ endpoint }) => process.argv.includes(endpoint.id));
  const groups = Map.groupBy(selected.length > 0 ? selected : LIST_CALLS, ({ seeds }) => seeds);
  const cluster = await startCluster();
  const rows: BenchRow[] = [];
  try {
    for (const [, calls] of groups) {
      const name = calls[0]?.endpoint.id ?? '';
      const few = await startSide(await createDatabase(cluster.address, `few ${name}`), calls, FEW);
      const many = await startSide(await createDatabase(cluster.address, `many ${name}`), calls, MANY);
      try {
        for (const { endpoint } of calls) rows.push(await compareList(few, many, endpoint.id));
      } finally {
        await Promise.all([few.close(), many.close()]);
      }
    }
  } finally {
    await cluster.stop();
  }
  return rows;
}
