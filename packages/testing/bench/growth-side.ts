import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PAGE_SIZE, type Page } from '@danji/contracts/page';
import type { Problem } from '@danji/contracts/problem';
import { startServer } from '@danji/server';
import type { Platform } from '@danji/server/platform/platform';
import type { ListCall } from '../src/lists/list-call.ts';
import { type ListCase, toCases } from '../src/lists/list-cases.ts';
import { createListFixture } from '../src/lists/list-fixture.ts';
import { fillTables } from '../src/lists/seed.ts';
import { recordStatements, type Statement } from '../src/record-statements.ts';
import { findBackends, sumRun } from './processor-time.ts';

/** A server on a database of its own, with `rows` rows in the tables of the lists. */
export type Side = {
  cases: ListCase[];
  /** Makes one call; resolves to what it took. */
  spend(one: ListCase, page: number, by: Measure): Promise<Spent>;
  /** The last page of a case that is full. */
  findLastPage(one: ListCase): Promise<number>;
  close(): Promise<void>;
};

/**
 * Time until the response, ms; processor time of server, client and database, which other work does not lengthen, ms;
 * and, only where it is asked for, the blocks that the statements read.
 */
type Spent = { elapsed: number; processor: number; blocks: number };
export type Measure = keyof Spent;

type Explained = { 'QUERY PLAN': [{ Plan: Record<string, number> }] };

/** Runs statements again; resolves to the blocks that they read. */
async function countBlocks({ database }: Platform, statements: readonly Statement[]): Promise<number> {
  let blocks = 0;
  for (const { sql: text, values } of statements.filter((one) => /^\s*(select|with)/.test(one.sql))) {
    const { rows } = await database.query(`explain (analyze, buffers, format json) ${text}`, values);
    for (const {
      'QUERY PLAN': [{ Plan: plan }],
    } of rows as Explained[])
      blocks += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  }
  return blocks;
}

/** Throws for a response that is no page with the rows that the case has to find. */
function check(
  { path, isRare }: ListCase,
  status: number,
  { count, ...data }: Page<unknown> & Problem,
  few: number,
): void {
  if (status !== 200) throw new Error(`${path} responded with ${JSON.stringify(data)}`);
  if (!isRare && count < (path.includes('search=') ? DEFAULT_PAGE_SIZE + 1 : few / 2))
    throw new Error(`${path} finds only ${count} rows: its filter matches no marked rows`);
}

const startOn = (databaseUrl: string) =>
  startServer({
    env: {
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO_DATA: '0',
      ANSWER_CHECK: '0',
      RATE_LIMIT_SCALE: '100000',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-bench-')),
      DATABASE_URL: databaseUrl,
    },
  });

/** Makes the tables of a database, which is a template then. */
export const createTables = async (databaseUrl: string): Promise<void> => (await startOn(databaseUrl)).close();

/** Starts a server, and fills its tables so that every filter and search finds `few` rows, or half of them. */
export async function startSide(
  databaseUrl: string,
  calls: readonly ListCall[],
  rows: number,
  few: number,
): Promise<Side> {
  const server = await startOn(databaseUrl);
  const { db, database } = server.platform;
  const fixture = await createListFixture(server.platform);
  const seeds = [...new Set(calls.flatMap((call) => call.seeds))];
  await fillTables(db, seeds, fixture.ids, { from: 1, to: rows, step: rows / few });
  let backends = await findBackends(database);
  const ask = async (one: ListCase, page: number): Promise<Page<unknown>> => {
    const response = await fetch(`${server.url}${one.path}&page=${page}`, { headers: one.headers });
    const data = (await response.json()) as Page<unknown> & Problem;
    check(one, response.status, data, few);
    return data;
  };
  return {
    cases: calls.flatMap((call) => toCases(call, fixture)),
    findLastPage: async (one) => Math.floor((await ask(one, 1)).count / DEFAULT_PAGE_SIZE),
    spend: async (one, page, by) => {
      const statements: Statement[] = [];
      const stopRecording = by === 'blocks' ? recordStatements(db, statements) : () => undefined;
      try {
        const [before, cpu, started] = [sumRun(backends), process.cpuUsage(), performance.now()];
        await ask(one, page);
        const elapsed = performance.now() - started;
        const { user, system } = process.cpuUsage(cpu);
        const processor = (user + system) / 1000 + sumRun(backends) - before;
        backends = await findBackends(database);
        return { elapsed, processor, blocks: await countBlocks(server.platform, statements) };
      } finally {
        stopRecording();
      }
    },
    close: () => server.close(),
  };
}
