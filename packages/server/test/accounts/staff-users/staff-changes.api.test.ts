import { beforeEach, describe, expect, test } from '@jest/globals';
import { getMe, updateCurrentWork } from '@danji/contracts/accounts/profile.endpoints';
import { refreshToken, signIn, signInAs } from '@danji/contracts/accounts/session.endpoints';
import { listStaffUsers, restoreUser, saveStaff, setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

let staff: TestAccount;
let admin: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff({ name: '박운영' });
  admin = await testServer().create.admin({ name: '최관리' });
});

const logs = () => testServer().db.selectFrom('staff_log').selectAll().orderBy('id').execute();
const block = (token: string, user_id: number, is_blocked = true) =>
  call(setUserBlock, { token, body: { user_id, is_blocked, reason: '허위 공고 게시' } });
const withdraw = (id: number) =>
  testServer()
    .db.updateTable('user_account')
    .set({ deleted: testServer().clock.now(), delete_reason: '이사' })
    .where('id', '=', id)
    .execute();
const revive = (token: string, user_id: number) => call(restoreUser, { token, body: { user_id } });
const act = (token: string, user_id: number) =>
  call(signInAs, { token, body: { user_id, reason: '화면이 열리지 않는다는 문의' } });

describe('blocking', () => {
  test('ends the sessions at once, tells the open screens, and is in the staff log', async () => {
    const person = await testServer().create.general({ email: 'kim@danji.test', password: 'apart2468' });
    const { data: session } = await call(signIn, {
      body: { email: 'kim@danji.test', password: 'apart2468', user_type: 2 },
    });
    const { status, data } = await block(staff.token, person.id);
    expect([status, data.account_status]).toEqual([200, 2]);
    expect((await call(getMe, { token: person.token })).problem.code).toBe('token_expired');
    expect((await call(refreshToken, { body: { refresh: session.refresh ?? '' } })).problem.code).toBe(
      'refresh_failed',
    );
    const event = await testServer()
      .db.selectFrom('live_event')
      .select(['user_id', 'payload'])
      .executeTakeFirstOrThrow();
    const message =
      '이용이 정지된 계정이에요.\n사유: 허위 공고 게시\n고객센터에 1:1 문의를 남겨 주세요.\n연락처: 고객센터 1599-0000';
    expect(event).toEqual({ user_id: person.id, payload: { type: 'session_ended', reason: 'blocked', message } });
    const [log] = await logs();
    expect(log).toMatchObject({
      user_id: staff.id,
      old_object: { account_status: 1 },
      new_object: { account_status: 2 },
      request_data: { reason: '허위 공고 게시' },
    });
  });

  test('is taken back', async () => {
    const person = await testServer().create.general({ email: 'kim@danji.test', password: 'apart2468' });
    await block(staff.token, person.id);
    expect((await block(staff.token, person.id, false)).data.account_status).toBe(1);
    // Sessions from before the block stay ended.
    expect((await call(getMe, { token: person.token })).problem.code).toBe('token_expired');
    expect(
      (await call(signIn, { body: { email: 'kim@danji.test', password: 'apart2468', user_type: 2 } })).status,
    ).toBe(200);
  });

  test('is refused twice, for an unfinished account, and for an unknown one', async () => {
    const { create } = testServer();
    const person = await create.general();
    await block(staff.token, person.id);
    expect((await block(staff.token, person.id)).problem).toMatchObject({ code: 'invalid_transition', from: 2, to: 2 });
    expect((await block(staff.token, (await create.general({ account_status: 0 })).id)).status).toBe(409);
    expect((await block(staff.token, 999)).status).toBe(404);
    expect(
      (await call(setUserBlock, { token: staff.token, body: { user_id: person.id, is_blocked: false, reason: '' } }))
        .status,
    ).toBe(422);
  });

  test('of operators is for ADMIN, and never of oneself', async () => {
    expect((await block(staff.token, admin.id)).problem.title).toBe('운영자 계정은 최고관리자만 관리할 수 있어요.');
    expect((await block(staff.token, staff.id)).status).toBe(403);
    expect((await block(admin.token, admin.id)).problem.title).toBe('자신의 계정에는 할 수 없는 작업이에요.');
    expect((await block(admin.token, staff.id)).data.account_status).toBe(2);
    expect(await logs()).toHaveLength(1);
  });
});

describe('reviving', () => {
  test('lets a withdrawn person sign in again', async () => {
    const person = await testServer().create.general({ email: 'kim@danji.test', password: 'apart2468' });
    await withdraw(person.id);
    expect((await revive(staff.token, person.id)).data.is_deleted).toBe(false);
    expect(
      (await call(signIn, { body: { email: 'kim@danji.test', password: 'apart2468', user_type: 2 } })).status,
    ).toBe(200);
  });

  test('is refused when the e-mail belongs to a new account, and for an account that is not withdrawn', async () => {
    const { create } = testServer();
    const person = await create.general({ email: 'kim@danji.test' });
    expect((await revive(staff.token, person.id)).problem.code).toBe('invalid_transition');
    await withdraw(person.id);
    await create.general({ email: 'KIM@danji.test' });
    expect((await revive(staff.token, person.id)).problem.code).toBe('already_exists');
    await withdraw(admin.id);
    expect((await revive(staff.token, admin.id)).status).toBe(403);
  });
});

describe('acting as a user', () => {
  test('lasts 30 minutes, cannot be renewed, and logs what is done under the operator', async () => {
    const person = await testServer().create.general({ name: '김하늘' });
    const { data, headers } = await act(admin.token, person.id);
    expect(data).toMatchObject({
      refresh: null,
      is_temp: false,
      user: { id: person.id },
      acting: {
        staff_name: '최관리',
        expires: new Date(testServer().clock.now().getTime() + 30 * 60_000).toISOString(),
      },
    });
    expect(headers['set-cookie']).toBeUndefined();
    testServer().clock.advance(29 * 60);
    expect((await call(updateCurrentWork, { token: data.access, body: { job: '소장' } })).status).toBe(200);
    testServer().clock.advance(61);
    expect((await call(getMe, { token: data.access })).problem.code).toBe('token_expired');
    const rows = await logs();
    expect(rows.map(({ user_id, path }) => [user_id, path])).toEqual([
      [admin.id, '/api/users/login_backdoor/'],
      [admin.id, '/api/users/current_work_update/'],
    ]);
    expect(JSON.stringify(rows)).not.toContain(data.access);
  });

  test('is refused to STAFF, for operators, for blocked accounts, and while it is switched off', async () => {
    const { create, platform } = testServer();
    const person = await create.general();
    expect((await act(staff.token, person.id)).status).toBe(403);
    expect((await act(person.token, person.id)).status).toBe(403);
    expect((await call(signInAs, { body: { user_id: person.id, reason: '문의' } })).status).toBe(401);
    expect((await act(admin.token, staff.id)).status).toBe(403);
    expect((await act(admin.token, (await create.general({ account_status: 2 })).id)).status).toBe(409);
    const boss = { email: 'boss@danji.test', password: 'apart2468', user_type: 0 } as const;
    await create.admin({ email: boss.email, password: boss.password });
    expect((await call(signIn, { body: boss })).data.can_act_as).toBe(true);
    platform.config.allowBackdoor = false;
    try {
      expect((await call(signIn, { body: boss })).data.can_act_as).toBeUndefined();
      expect((await act(admin.token, person.id)).problem.title).toBe('대신 로그인 기능이 꺼져 있어요.');
    } finally {
      platform.config.allowBackdoor = true;
    }
  });
});

describe('operators’ accounts', () => {
  const form = { email: 'new@danji.test', name: '한새롬', password: 'apart-2468-long', staff_type: 1 } as const;

  test('are made by ADMIN with a first password that is nowhere in the log', async () => {
    const { data } = await call(saveStaff, { token: admin.token, body: form });
    expect(data).toMatchObject({ user_type: 0, email: 'new@danji.test', name: '한새롬', staff: { staff_type: 1 } });
    expect((await call(signIn, { body: { email: form.email, password: form.password, user_type: 0 } })).status).toBe(
      200,
    );
    expect(JSON.stringify(await logs())).not.toContain(form.password);
  });

  test('change their kind, but not one’s own', async () => {
    expect(
      (await call(saveStaff, { token: admin.token, body: { user_id: staff.id, staff_type: 0 } })).data.staff
        ?.staff_type,
    ).toBe(0);
    const { data } = await call(listStaffUsers, { token: admin.token, query: { staff_type: 0 } });
    expect(data.results.map(({ id }) => id)).toContain(staff.id);
    expect((await call(saveStaff, { token: admin.token, body: { user_id: admin.id, staff_type: 1 } })).status).toBe(
      403,
    );
    const person = await testServer().create.general();
    expect((await call(saveStaff, { token: admin.token, body: { user_id: person.id, staff_type: 1 } })).status).toBe(
      404,
    );
  });

  test('are refused with a sentence at each field, when the e-mail is taken, and to STAFF', async () => {
    expect(
      (await call(saveStaff, { token: admin.token, body: { staff_type: 1, email: 'x', name: ' ', password: 'abc' } }))
        .problem.fields,
    ).toEqual({
      email: '이메일 형식을 확인해 주세요.',
      name: '이름을 입력해 주세요.',
      password: '비밀번호는 12자 이상 입력해 주세요.',
    });
    await call(saveStaff, { token: admin.token, body: form });
    expect(
      (await call(saveStaff, { token: admin.token, body: { ...form, email: 'NEW@danji.test' } })).problem,
    ).toMatchObject({ code: 'already_exists', fields: { email: '이미 등록된 운영자 이메일이에요.' } });
    expect((await call(saveStaff, { token: staff.token, body: { ...form, email: 'other@danji.test' } })).status).toBe(
      403,
    );
  });
});
