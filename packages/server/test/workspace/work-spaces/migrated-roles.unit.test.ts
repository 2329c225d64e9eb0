import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import { openDatabase, type DatabaseHandle } from '../../../src/platform/database/open-database.ts';

const FOLDER = new URL('../../../src/migrations/', import.meta.url);
const ROLES = '0190-roles-of-work-spaces.ts';
const migrate = async (db: Kysely<never>, names: string[]) => {
  for (const name of names)
    await ((await import(new URL(name, FOLDER).href)) as { up(db: Kysely<never>): Promise<void> }).up(db);
};

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: '', dataDir: '', poolSize: 1, inMemory: true });
  await migrate(
    database.db as unknown as Kysely<never>,
    readdirSync(FOLDER)
      .filter((name) => name < ROLES)
      .toSorted(),
  );
}, 120_000);
afterAll(() => database.close());

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(database.db)).rows;

/** Inserts accounts 1 to 9, of which 6 and 8 have withdrawn, and three work spaces. */
async function insertSpaces(): Promise<void> {
  await sql`insert into user_account (nano_id, user_type, name, account_status, ref_code, created, updated, deleted)
    select 'n' || at, 1, '회원' || at, 1, 'R' || at, now(), now(), case when at in (6, 8) then now() end
    from generate_series(1, 9) as at`.execute(database.db);
  for (const [title, master] of [
    ['가', 1],
    ['나', 6],
    ['다', 8],
  ] as const)
    await sql`insert into work_space
      (title, apt_code, building_name, address1, address2, tel, amenities, master_user_id, created, updated)
      values (${title}, '', '', '', '', '', '[]', ${master}, now(), now())`.execute(database.db);
}

const addMembership = (space: number, user: number, state: number, role: string, openedBy = 'space', email?: string) =>
  sql`insert into work_membership (space_id, user_id, edit_state_type, role, job_grade, opened_by, invited_email, created, updated)
    values (${space}, ${user}, ${state}, ${role}, 0, ${openedBy}, ${email ?? null}, now(), now())`.execute(database.db);

test('one master remains in each work space, others become managers, and open requests are those of residents', async () => {
  await insertSpaces();
  // A master beside another, a member, a request, an accepted invitation by e-mail, a former master.
  await addMembership(1, 1, 4, 'master', 'person');
  await addMembership(1, 2, 4, 'master');
  await addMembership(1, 3, 4, 'member');
  await addMembership(1, 4, 3, 'member', 'person');
  await addMembership(1, 5, 3, 'member', 'person', 'five@danji.test');
  await addMembership(1, 9, 1, 'master');
  // The main master has withdrawn: another is there in the second work space, and nobody in the third.
  await addMembership(2, 6, 4, 'master', 'person');
  await addMembership(2, 7, 4, 'master');
  await addMembership(3, 8, 4, 'master', 'person');
  await migrate(database.db as unknown as Kysely<never>, [ROLES]);
  const members = await rowsOf(
    sql<{ user_id: number; role: string }>`select user_id, role from work_membership order by space_id, user_id`,
  );
  expect(members.map(({ user_id, role }) => [Number(user_id), role])).toEqual([
    [1, 'master'],
    [2, 'manager'],
    [3, 'member'],
    [4, 'resident'],
    [5, 'member'],
    [9, 'member'],
    [6, 'manager'],
    [7, 'master'],
    [8, 'master'],
  ]);
  const spaces = await rowsOf(sql<{ master_user_id: number }>`select master_user_id from work_space order by id`);
  expect(spaces.map(({ master_user_id }) => Number(master_user_id))).toEqual([1, 7, 8]);
});
