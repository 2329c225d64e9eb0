import Fastify from 'fastify';
import type { Pool } from 'pg';
import type { Statement } from '../src/record-statements.ts';
import type { BenchRow } from './bench-row.ts';
import { load, median } from './load.ts';
import { sumRun } from './processor-time.ts';

/** Requests of a round. */
export const REQUESTS = 300;
const ROUNDS = 5;
/** Of the requests per second of the bare route. */
const LIMIT = 0.85;

export type Queries = { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> };
export type Side = { url: string; headers?: Record<string, string>; close?: () => Promise<void> };

/** Serves what statements return by a bare route. */
export async function startRaw(database: Queries, statements: readonly Statement[]): Promise<Side> {
  const raw = Fastify();
  raw.get('/', async () => {
    const results = [];
    for (const statement of statements) results.push((await database.query(statement.sql, statement.values)).rows);
    return { results };
  });
  return { url: await raw.listen({ port: 0, host: '127.0.0.1' }), close: () => raw.close() };
}

/** The driver with statements that PostgreSQL plans once for each connection. */
export const toPrepared = (pool: Pool, statements: readonly Statement[]): Queries => ({
  query: (text, values) =>
    pool.query({ text, values, name: `raw_${statements.findIndex(({ sql: known }) => known === text)}` }),
});

/** Requests per second, and processor time of a call, µs: of this process and of PostgreSQL. */
type Taken = { perSecond: number; processor: number };
type Measured = { label: string; rounds: Taken[] };

/** Loads the server and the bare routes in turn, so that whatever else the machine does slows all of them. */
async function measure(sides: Record<string, Side>, backends: readonly number[]): Promise<Measured[]> {
  const measured = Object.entries(sides).map(([label, side]) => ({ label, side, rounds: [] as Taken[] }));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { side, rounds } of measured) {
      const before = sumRun(backends);
      const { perSecond, cpuMicros } = await load(side, REQUESTS);
      const processor = cpuMicros + ((sumRun(backends) - before) * 1000) / REQUESTS;
      // The first round warms up.
      if (round > 0) rounds.push({ perSecond, processor });
    }
  return measured;
}

/** The median of what rounds of the server are of rounds of another side. */
const compareRounds = (ours: Measured | undefined, bare: Measured | undefined, by: keyof Taken): number =>
  median((ours?.rounds ?? []).map((round, at) => round[by] / (bare?.rounds[at]?.[by] ?? Number.NaN)));

const toText = ({ label, rounds }: Measured): string =>
  `${label} ${Math.round(median(rounds.map(({ perSecond }) => perSecond)))}/s, ${Math.round(median(rounds.map(({ processor }) => processor)))} µs`;

/**
 * Measures the requests per second of our server, the first side, against bare routes; the second side has the limit.
 * `backends` are the processes of PostgreSQL whose time counts.
 */
export async function compareWithRaw(
  label: string,
  sides: Record<string, Side>,
  backends: readonly number[],
): Promise<BenchRow> {
  for (const side of Object.values(sides)) await load(side, REQUESTS);
  const [ours, ...bare] = await measure(sides, backends);
  const value = compareRounds(ours, bare[0], 'perSecond');
  const ratios = bare.map((side) => {
    const [speed, processor] = (['perSecond', 'processor'] as const).map((by) => compareRounds(ours, side, by));
    return `\n    against ${toText(side)}: ${speed?.toFixed(2)} of the calls per second, ${processor?.toFixed(2)} of the processor time`;
  });
  return {
    label: `${label}, requests per second`,
    value,
    limitText: `≥ ${LIMIT}`,
    ok: value >= LIMIT,
    detail: `${ours ? toText(ours) : ''}${ratios.join('')}`,
  };
}
