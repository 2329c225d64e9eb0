import { beforeEach, describe, expect, test } from '@jest/globals';
import { ERASED_NAME, WITHDRAWAL_GRACE_DAYS } from '@danji/contracts/accounts/personal-data';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { getUser, restoreUser } from '@danji/contracts/accounts/staff-users.endpoints';
import { createWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { DAY, PASSWORD, PERSON, erase, leave, row, makePerson } from './person-to-erase.ts';

beforeEach(() => testServer().reset());

describe('a withdrawn account', () => {
  test('cannot be revived any more, staff see why, and its e-mail address is free', async () => {
    const { clock, create } = testServer();
    const person = await makePerson();
    await leave(person);
    clock.advance((WITHDRAWAL_GRACE_DAYS + 1) * DAY);
    await erase();
    const staff = await create.staff();
    const refused = await call(restoreUser, { token: staff.token, body: { user_id: person.id } });
    expect(refused).toMatchObject({ status: 409, problem: { code: 'account_erased' } });
    const { data } = await call(getUser, { token: staff.token, params: { id: person.id } });
    expect(data).toMatchObject({ name: ERASED_NAME, email: null, tel: '', erased: clock.now().toISOString() });
    const wrong = await call(signIn, { body: { email: PERSON.email, password: PASSWORD, user_type: 2 } });
    expect(wrong.problem.code).toBe('invalid_credentials');
    await create.general({ ...PERSON, password: PASSWORD });
    expect((await call(signIn, { body: { email: PERSON.email, password: PASSWORD, user_type: 2 } })).status).toBe(200);
  });

  test('that signed up again keeps the invitations of its address', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    const { clock, create, db } = testServer();
    const person = await makePerson();
    await leave(person);
    await create.general(PERSON);
    await call(createWorkMember, { token: accounts.master.token, body: { space_id: space.id, email: PERSON.email } });
    clock.advance((WITHDRAWAL_GRACE_DAYS + 1) * DAY);
    await erase();
    const invited = await db
      .selectFrom('work_membership')
      .where('invited_email', '=', PERSON.email)
      .select('id')
      .execute();
    expect(invited).toHaveLength(1);
  });
});

describe('a run', () => {
  test('that is cut off has erased whole accounts, and the next one goes on', async () => {
    const { clock, create, platform } = testServer();
    const first = await create.general({ name: '첫째', password: PASSWORD });
    const second = await create.general({ name: '둘째', password: PASSWORD });
    for (const person of [first, second]) await leave(person);
    clock.advance((WITHDRAWAL_GRACE_DAYS + 1) * DAY);
    let isBroken = true;
    // Registered first, so it runs after everything else of the account was blanked.
    const contributors = [...platform.contributions.of(personalData)];
    platform.contributions.of(personalData).clear();
    platform.contributions.of(personalData).set('crash', {
      erase: async (_db, { id }) => {
        if (isBroken && id === second.id) throw new Error('the process is gone');
      },
    });
    for (const [name, contributor] of contributors) platform.contributions.of(personalData).set(name, contributor);
    try {
      await expect(erase()).rejects.toThrow('1 accounts could not be erased.');
      expect(await row(first.id)).toMatchObject({ name: ERASED_NAME });
      expect(await row(second.id)).toMatchObject({ name: '둘째', erased: null, email: second.email });
      isBroken = false;
      await erase();
      expect(await row(second.id)).toMatchObject({ name: ERASED_NAME, email: null });
    } finally {
      platform.contributions.of(personalData).delete('crash');
    }
  });

  test('changes nothing when it is repeated', async () => {
    const { clock, db } = testServer();
    const person = await makePerson();
    await leave(person);
    clock.advance((WITHDRAWAL_GRACE_DAYS + 1) * DAY);
    await erase();
    const after = await row(person.id);
    const logs = await db.selectFrom('staff_log').selectAll().execute();
    clock.advance(DAY);
    await erase();
    expect(await row(person.id)).toEqual(after);
    expect(await db.selectFrom('staff_log').selectAll().execute()).toEqual(logs);
  });

  test('leaves accounts that are in use, and operators', async () => {
    const { clock, create, db } = testServer();
    const person = await makePerson();
    const operator = await create.staff({ name: '박운영' });
    await db.updateTable('user_account').set({ deleted: clock.now() }).where('id', '=', operator.id).execute();
    clock.advance(400 * DAY);
    await erase();
    expect((await row(person.id)).name).toBe(PERSON.name);
    expect((await row(operator.id)).name).toBe('박운영');
    expect((await call(getMe, { token: person.token })).status).toBe(401);
  });
});
