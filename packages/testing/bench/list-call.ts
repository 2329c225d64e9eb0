import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { startServer } from '@danji/server';
import { newNanoId } from '@danji/server/platform/ids';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { createAccountFactory } from '../src/factories/account-factory.ts';
import { createDatabase, startCluster } from '../src/postgres/cluster.ts';
import { recordStatements, type Statement } from '../src/record-statements.ts';
import { compareWithRaw, REQUESTS, startRaw, toPrepared } from './against-raw.ts';
import { load } from './load.ts';
import { findBackends } from './processor-time.ts';
import type { BenchRow } from './bench-row.ts';

const ROWS = 10_000;

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

async function compare(kind: string, databaseUrl: string): Promise<BenchRow> {
  const server = await startWithAccounts(databaseUrl);
  const { db, database } = server.platform;
  const staff = await createAccountFactory(server.platform).staff({ email: `${newNanoId()}@danji.test` });
  const url = `${server.url}${listGeneralUsers.path}?page=1&page_size=20`;
  const headers = { authorization: `Bearer ${staff.token}` };
  // The statements that the server makes by itself after its start are not recorded.
  await load({ url, headers }, REQUESTS);
  const statements: Statement[] = [];
  const stopRecording = recordStatements(db, statements, { isWhole: true });
  await fetch(url, { headers });
  stopRecording();

  const pool = databaseUrl
    ? new Pool({ connectionString: databaseUrl, options: '-c random_page_cost=1.1' })
    : undefined;
  const [plain, anonymous, prepared] = [
    await startRaw(database, statements),
    await startRaw(database, statements.slice(1)),
    pool && (await startRaw(toPrepared(pool, statements), statements)),
  ];
  const sides = {
    server: { url, headers },
    [`the same ${statements.length} statements`]: plain,
    'those without the caller': anonymous,
    ...(prepared && { 'all of them prepared': prepared }),
  };
  const label = `list call against raw Fastify on ${kind} with ${ROWS} rows`;
  const row = await compareWithRaw(label, sides, databaseUrl ? await findBackends(database) : []);
  for (const side of [plain, anonymous, prepared]) await side?.close?.();
  await pool?.end();
  await server.close();
  return row;
}

/**
 * GOALS, "API list call against raw Fastify + driver with the same SQL": compares the staff's user list, with
 * authentication, policy, validation and contract serialisation as in production, with a bare route that runs the same
 * statements as the driver's documentation shows, on both databases. They are four: the caller, the ids, their columns,
 * and the event that an operator has read them. The bare route checks no token, and PostgreSQL plans its statements
 * each time, while the server has three of them prepared. Two further routes say what that is worth: one leaves the
 * caller out, the other one prepares all four.
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
