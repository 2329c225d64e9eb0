import { beforeEach, describe, expect, test } from '@jest/globals';
import { ERASED_NAME, WITHDRAWAL_GRACE_DAYS } from '@danji/contracts/accounts/personal-data';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { restoreUser, setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import { getWorkSchedule, listScheduleChanges } from '@danji/contracts/workspace/schedule.endpoints';
import { createWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { newNanoId } from '@danji/server/platform/ids';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { makeSchedule } from '../../workspace/schedules/schedule-fixture.ts';
import { buildWorkSpaceFixture, makeSpace } from '../../workspace/work-spaces/work-space-fixture.ts';
import { DAY, PASSWORD, PERSON, erase, leave, row, makePerson } from './person-to-erase.ts';

const MARKS = [...Object.values(PERSON), '하늘소장', '1988-03-04', '별빛마을 9단지', '0312345678', '이사를 가요'];

beforeEach(() => testServer().reset());

/** Lists where in the database one of the texts is, as `table: text`. */
async function findEverywhere(texts: readonly string[]): Promise<string[]> {
  const { db } = testServer();
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      content: string;
    }>`select to_jsonb(t)::text as content from ${sql.table(name)} as t`.execute(db);
    for (const text of texts) if (rows.some(({ content }) => content.includes(text))) found.push(`${name}: ${text}`);
  }
  return found;
}

async function addPicture(person: TestAccount, column: 'profile_image_id'): Promise<number> {
  const { db, clock } = testServer();
  const { id } = await db
    .insertInto('stored_file')
    .values({
      nano_id: newNanoId(),
      owner_id: person.id,
      use: 'profile_image',
      record_id: person.id,
      name: '얼굴.jpg',
      size: 10,
      mime: 'image/jpeg',
      width: 1,
      height: 1,
      storage_key: newNanoId(),
      thumbnail_key: null,
      temp_since: null,
      created: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('user_account')
    .set({ [column]: id })
    .where('id', '=', person.id)
    .execute();
  return id;
}

describe('a withdrawn account', () => {
  test('keeps everything for 30 days, and can be revived on the last of them', async () => {
    const person = await makePerson();
    await leave(person);
    testServer().clock.advance(WITHDRAWAL_GRACE_DAYS * DAY);
    await erase();
    const staff = await testServer().create.staff();
    expect(await row(person.id)).toMatchObject({ ...PERSON, erased: null });
    const { data } = await call(restoreUser, { token: staff.token, body: { user_id: person.id } });
    expect(data).toMatchObject({ name: PERSON.name, is_deleted: false, erased: null });
    testServer().clock.advance(40 * DAY);
    await erase();
    expect((await row(person.id)).name).toBe(PERSON.name);
  });

  test('then is nowhere in the database any more', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    const { clock, create, db } = testServer();
    const staff = await create.staff();
    const person = await makePerson();
    const picture = await addPicture(person, 'profile_image_id');
    // A membership with an invitation, a notification that names the person, an entry of the staff log, a signed-in device.
    await call(createWorkMember, { token: accounts.master.token, body: { space_id: space.id, email: PERSON.email } });
    await call(createWorkMember, { token: person.token, body: { space_id: space.id } });
    await call(setUserBlock, {
      token: staff.token,
      body: { user_id: person.id, is_blocked: true, reason: '이사를 가요' },
    });
    await call(setUserBlock, { token: staff.token, body: { user_id: person.id, is_blocked: false, reason: '오해' } });
    const { data: session } = await call(signIn, { body: { email: PERSON.email, password: PASSWORD, user_type: 2 } });
    await db
      .insertInto('social_account')
      .values({ provider: 'kakao', provider_id: '77665544', user_type: 2, user_id: person.id, created: clock.now() })
      .execute();
    expect((await leave({ ...person, token: session.access })).status).toBe(200);
    expect(await findEverywhere(MARKS)).not.toEqual([]);

    clock.advance((WITHDRAWAL_GRACE_DAYS + 1) * DAY);
    await erase();
    expect(await findEverywhere([...MARKS, '77665544'])).toEqual([]);
    expect(await row(person.id)).toMatchObject({ name: ERASED_NAME, erased: clock.now().toISOString() });
    const file = await db.selectFrom('stored_file').selectAll().where('id', '=', picture).executeTakeFirstOrThrow();
    expect(file).toMatchObject({ use: null, temp_since: clock.now().toISOString() });
    const logs = await db.selectFrom('staff_log').select(['new_object', 'request_data']).orderBy('id').execute();
    expect(logs[0]).toMatchObject({
      new_object: { id: person.id, account_status: 2, name: '(지움)' },
      request_data: { user_id: person.id, is_blocked: true, reason: '(지움)' },
    });
  });

  test('leaves what others made, and its own work under the name of nobody', async () => {
    const { accounts } = await buildWorkSpaceFixture();
    const { clock, create } = testServer();
    const person = await makePerson();
    const space = await makeSpace(accounts.master, '함께 쓰는 단지');
    const other = await makeSpace(person, '남은 단지');
    const schedule = await makeSchedule(person.token, other.id, { title: '승강기 유지' });
    const kept = await makeSchedule(accounts.master.token, space.id, { title: '경비 용역' });
    const before = await row(accounts.master.id);
    await leave(person);
    clock.advance((WITHDRAWAL_GRACE_DAYS + 1) * DAY);
    await erase();
    const staff = await create.staff();
    const { data } = await call(getWorkSchedule, { token: staff.token, params: { id: schedule.id } });
    expect(data.title).toBe('승강기 유지');
    const history = await call(listScheduleChanges, { token: staff.token, params: { id: schedule.id } });
    expect(history.data.results).toMatchObject([{ kind: 'created', user: { name: ERASED_NAME } }]);
    const others = await call(getWorkSchedule, { token: staff.token, params: { id: kept.id } });
    expect(others.data.title).toBe('경비 용역');
    expect(await row(accounts.master.id)).toEqual(before);
  });
});
