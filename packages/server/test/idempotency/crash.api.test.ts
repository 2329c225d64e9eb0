import { beforeEach, describe, expect, test } from '@jest/globals';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { writeFiles } from '@danji/contracts/site/file.endpoints';
import { transaction } from '@danji/server/platform/database/transaction';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { type ServerProcess, startServerProcess, temporaryFolder } from '../platform/server-process.ts';
import { countRows, formOf, type Sent, sendWithKey } from './fixture.ts';

const KEY = '"one-submission"';

beforeEach(() => testServer().reset());

/** Waits until a query of the database is true. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Whether another session waits for a lock on the table. */
const isWaitedFor = async (table: string): Promise<boolean> =>
  (
    await sql`select 1 from pg_locks where not granted and relation = ${table}::regclass`.execute(
      testServer().platform.db,
    )
  ).rows.length > 0;

/** Kills a second server with SIGKILL while it waits to write into a table, after it has claimed the key. */
async function killWhileWriting(
  table: 'work_space' | 'stored_file',
  send: (server: ServerProcess) => Promise<unknown>,
): Promise<void> {
  const folder = temporaryFolder();
  const server = await startServerProcess({
    DATA_DIR: folder.path,
    DATABASE_URL: testServer().platform.config.databaseUrl,
    JWT_SECRET: testServer().platform.config.jwtSecret,
  });
  expect(server.url).not.toBe('');
  await transaction(testServer().db, async (db) => {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
    const lost = send(server).then(
      () => 'answered',
      () => 'lost',
    );
    await until(() => isWaitedFor(table));
    server.process.kill('SIGKILL');
    expect(await lost).toBe('lost');
  });
  await server.exited;
  folder.remove();
  // The killed server's session is closed when it gets the lock.
  await until(async () => !(await isWaitedFor(table)));
}

/** Repeats a call until nothing of the lost one runs any more. */
async function repeat(send: () => Promise<Sent>): Promise<Sent> {
  for (;;) {
    const sent = await send();
    if (sent.status !== 409) return sent;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('a server that is killed in the middle of a creating call', () => {
  test('leaves nothing of a call in the transaction of the route: another server makes one thing', async () => {
    const { token } = await testServer().create.general();
    const input = { token, key: KEY, body: { title: '한빛마을' } };
    await killWhileWriting('work_space', (server) => sendWithKey(createWorkSpace, { ...input, at: server.url }));
    expect(await repeat(() => sendWithKey(createWorkSpace, input))).toMatchObject({ status: 200, replayed: false });
    expect(await sendWithKey(createWorkSpace, input)).toMatchObject({ status: 200, replayed: true });
    expect(await countRows('work_space')).toBe(1);
  }, 120_000);

  test('leaves a claim of a call in transactions of its own, which runs out', async () => {
    const { create, clock } = testServer();
    const { token } = await create.general();
    const send = (at?: string) =>
      sendWithKey(writeFiles, { token, key: KEY, body: formOf('제1조'), ...(at !== undefined && { at }) });
    await killWhileWriting('stored_file', (server) => send(server.url));
    clock.reset();
    expect(await send()).toMatchObject({ status: 409, problem: { code: 'request_in_progress' } });
    clock.advance(61);
    expect(await send()).toMatchObject({ status: 200, replayed: false });
    expect(await send()).toMatchObject({ status: 200, replayed: true });
    expect(await countRows('stored_file')).toBe(1);
  }, 120_000);
});
