import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { startServer } from '@danji/server';
import { newNanoId } from '@danji/server/platform/ids';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { createAccountFactory } from '../src/factories/account-factory.ts';
import { createDatabase, startCluster } from '../src/postgres/cluster.ts';
import { recordStatements, type Statement } from '../src/record-statements.ts';
import { load, median, type Round } from './load.ts';
import type { BenchRow } from './bench-row.ts';

const ROWS = 10_000;
const REQUESTS = 300;
const ROUNDS = 5;
const LIMIT = 0.85;

async function startWithAccounts(databaseUrl: string) {
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
  const server = await startServer({ env, inMemory: true });
  const { db } = server.platform;
  await sql`
    insert into user_account (nano_id, user_type, email, name, account_status, tel, ref_code, created, updated)
    select lpad(n::text, 21, '0'), 2, 'u' || n || '@danji.test', '사람' || n, 1, '010' || lpad(n::text, 8, '0'), 'B' || n, now() - n * interval '1 minute', now() from generate_series(1, ${sql.lit(ROWS)}) n`.execute(
    db,
  );
  await sql`insert into general_account (user_id, brand_status_type) select id, 4 from user_account where user_type = 2`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
  return server;
}

/** Serves what statements return by a bare route. */
async function startRaw({ database }: { database: Queries }, statements: readonly Statement[]) {
  const raw = Fastify();
  raw.get('/', async () => {
    const results = [];
    for (const statement of statements) results.push(await database.query(statement.sql, statement.values));
    return { results: results.at(0)?.rows, count: results.at(1)?.rows };
  });
  return { url: await raw.listen({ port: 0, host: '127.0.0.1' }), close: () => raw.close() };
}

type Queries = { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> };

const micros = (rounds: Round[]) => Math.round(median(rounds.map(({ cpuMicros }) => cpuMicros)));
const perSecond = (rounds: Round[]) => Math.round(median(rounds.map((round) => round.perSecond)));

async function compare(kind: string, databaseUrl: string): Promise<BenchRow> {
  const server = await startWithAccounts(databaseUrl);
  const staff = await createAccountFactory(server.platform).staff({ email: `${newNanoId()}@danji.test` });
  const statements: Statement[] = [];
  const url = `${server.url}${listGeneralUsers.path}?page=1&page_size=20`;
  const headers = { authorization: `Bearer ${staff.token}` };
  // What the server does by itself after its start is not recorded.
  await load({ url, headers }, REQUESTS);
  const stopRecording = recordStatements(server.platform.db, statements);
  await fetch(url, { headers });
  stopRecording();
  const raw = await startRaw(server.platform, statements);

  const ours: Round[] = [];
  const bare: Round[] = [];
  await load({ url: raw.url }, REQUESTS);
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await load({ url, headers }, REQUESTS));
    bare.push(await load({ url: raw.url }, REQUESTS));
  }
  await raw.close();
  await server.close();
  const speeds = ours.map(({ perSecond }, index) => perSecond / (bare[index]?.perSecond ?? Number.NaN));
  const value = median(speeds);
  return {
    label: `list call against raw Fastify on ${kind} (${statements.length} statements, ${ROWS} rows), requests per second`,
    value,
    limitText: `≥ ${LIMIT}`,
    ok: value >= LIMIT,
    detail: `${perSecond(ours)}/s against ${perSecond(bare)}/s, processor time of server and client ${micros(ours)} µs against ${micros(bare)} µs`,
  };
}

/**
 * GOALS, "API list call against raw Fastify + driver with the same SQL": compares the staff's user list, with
 * authentication, policy, validation and contract serialisation as in production, with a bare route that runs the same
 * statements, on both databases.
 */
export async function* benchListCall(): AsyncGenerator<BenchRow> {
  yield await compare('PGlite', '');
  const cluster = await startCluster();
  try {
    yield await compare('PostgreSQL', await createDatabase(cluster.address, 'list call'));
  } finally {
    await cluster.stop();
  }
}
