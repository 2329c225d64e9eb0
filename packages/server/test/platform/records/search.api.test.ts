import { beforeEach, expect, test } from '@jest/globals';
import { listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';

beforeEach(() => testServer().reset());

test('finds words of any length anywhere in a text, and nothing that is only nearly there', async () => {
  const { create } = testServer();
  await create.general({ name: '남궁솔빛 LH 50%_A\\B' });
  await create.general({ name: '궁남빛솔 hL 05' });
  const { token } = await create.staff();
  const found = async (search: string) =>
    (await call(listGeneralUsers, { token, query: { search } })).data.results.map(({ name }) => name.slice(0, 4));
  const [one, other] = ['남궁솔빛', '궁남빛솔'];
  for (const [search, names] of [
    ['솔', [other, one]],
    ['솔빛', [one]],
    [' 궁솔 ', [one]],
    ['궁빛', []],
    ['남궁솔', [one]],
    ['남궁빛', []],
    ['Lh', [one]],
    ['l', [other, one]],
    ['0%', [one]],
    ['\\', [one]],
    ['%%', []],
    ['h 5', [one]],
  ] as const)
    expect([search, await found(search)]).toEqual([search, names]);
});

test('the text that is searched stays in the database, whatever a statement selects', async () => {
  const { db, create } = testServer();
  const { id } = await create.general({ name: '남궁솔빛' });
  const account = await db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(Object.keys(account).filter((column) => column.startsWith('searched'))).toEqual([]);
  expect(account.name).toBe('남궁솔빛');
  const changed = db.updateTable('user_account').set({ nickname: '솔빛' }).where('id', '=', id).returningAll();
  expect(await changed.executeTakeFirst()).not.toHaveProperty('searched');
  const { rows } = await sql`select * from user_account where id = ${id}`.execute(db);
  expect(rows[0]).not.toHaveProperty('searched_by_all');
});

test('PostgreSQL knows of every searched column how often a word is in it, so that it chooses between the words and the order', async () => {
  const { rows } = await sql<{ column: string }>`
    select attrelid::regclass || '.' || attname as column from pg_attribute
    where attname like 'searched%' and coalesce(attstattarget, 0) < 500
      and attrelid in (select oid from pg_class where relkind = 'r')`.execute(testServer().db);
  expect(rows).toEqual([]);
});
