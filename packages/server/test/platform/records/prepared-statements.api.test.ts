import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type DatabaseHandle, openDatabase } from '@danji/server/platform/database/open-database';
import { prepared } from '@danji/server/platform/database/prepared-statements';
import { readPage } from '@danji/server/platform/records/read-page';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';

/** One connection, so that a statement finds what an earlier one has prepared. */
let database: DatabaseHandle;
beforeAll(async () => {
  const { databaseUrl, dataDir } = testServer().platform.config;
  database = await openDatabase({ databaseUrl, dataDir, poolSize: 1 });
});
beforeEach(() => testServer().reset());
afterAll(() => database.close());

const countUses = async (text: string) =>
  (
    await sql<{ uses: number }>`select generic_plans + custom_plans as uses from pg_prepared_statements
      where position(${text}::text in statement) > 0`.execute(database.db)
  ).rows;

test('PostgreSQL parses the columns of a list once for a connection, however many rows the page has', async () => {
  const { db } = database;
  const { id } = await testServer().create.general();
  await sql`insert into notification (user_id, notification_type, title, content, created)
    select ${id}::bigint, 1, '알림', '', now() from generate_series(1, 5) as n`.execute(db);
  const lines = db.selectFrom('notification').select(['id', sql<boolean>`true`.as('is_line_of_this_test')]);
  const found = db.selectFrom('notification').where('user_id', '=', id);
  const list = { found, order: [['notification.created', 'desc']], key: 'notification.id', lines } as const;
  for (const page_size of [1, 3, 5]) expect((await readPage(db, { page_size }, list)).results).toHaveLength(page_size);
  expect(await countUses('is_line_of_this_test')).toEqual([{ uses: 3 }]);
});

test('a prepared statement goes on when another release has changed the columns that it reads', async () => {
  const { db } = database;
  await sql`create temporary table outdated as select 1::bigint as id`.execute(db);
  const read = prepared<object>('select * from outdated where id = $1');
  expect(await read(db, [1])).toEqual([{ id: 1 }]);
  expect(await countUses('from outdated')).toEqual([{ uses: 1 }]);
  await sql`alter table outdated add column name text`.execute(db);
  expect(await read(db, [1])).toEqual([{ id: 1, name: null }]);
  expect(await read(db, [1])).toEqual([{ id: 1, name: null }]);
});
