import { beforeEach, describe, expect, test } from '@jest/globals';
import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { changePassword, updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { createGuest, refreshToken, signIn, signInAs } from '@danji/contracts/accounts/session.endpoints';
import {
  getUser,
  listGeneralUsers,
  recordUserExport,
  saveStaff,
  setUserBlock,
} from '@danji/contracts/accounts/staff-users.endpoints';
import { listWorkMembers } from '@danji/contracts/workspace/work-space.endpoints';
import { call } from '@danji/testing/call';
import { createOtherApp } from '@danji/testing/other-app';
import { testServer } from '@danji/testing/test-server';
import { verifyPhone } from '../../accounts/phone-verification/phone-verification.ts';
import { makeSpace } from '../../workspace/work-spaces/work-space-fixture.ts';
import { readEvents, readKinds, trySignIn } from './events.ts';

const PASSWORD = 'apart2468';

beforeEach(() => testServer().reset());

describe('signing in', () => {
  test('a good and a bad sign-in say whose account, from where and with which browser, and hold no password', async () => {
    const { id, name } = await testServer().create.general({ email: 'kim.haneul@danji.test', password: PASSWORD });
    await trySignIn('kim.haneul@danji.test', 'wrong12345', 2, { 'user-agent': 'test-browser' });
    await trySignIn('kim.haneul@danji.test', PASSWORD, 2, { 'user-agent': 'test-browser' });
    const account = { id, name, user_type: 2 };
    const from = { account, actor: null, ip: '127.0.0.1', user_agent: 'test-browser' };
    const events = await readEvents();
    expect(events).toMatchObject([
      { ...from, kind: SecurityEventKind.SIGN_IN, session: expect.any(String), detail: { way: 'password' } },
      {
        ...from,
        kind: SecurityEventKind.SIGN_IN_FAILED,
        session: null,
        detail: { reason: 'invalid_credentials', email: 'ki***@danji.test', user_type: 2 },
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/wrong12345|apart2468/);
  });

  test('an unknown address, a blocked account and too many attempts are recorded', async () => {
    const { create } = testServer();
    await create.general({ email: 'blocked@danji.test', password: PASSWORD, account_status: 2 });
    await trySignIn('nobody@danji.test', PASSWORD);
    await trySignIn('blocked@danji.test', PASSWORD);
    expect(await readEvents()).toMatchObject([
      { kind: SecurityEventKind.SIGN_IN_BLOCKED, detail: { reason: 'account_blocked' } },
      { kind: SecurityEventKind.SIGN_IN_FAILED, account: null },
    ]);
  });

  test('sign-ins beyond the limit of a client are recorded', async () => {
    const app = await createOtherApp({ rateLimitScale: 0.1 });
    const payload = { email: 'kim@danji.test', password: PASSWORD, user_type: 2 };
    for (let time = 0; time < 4; time += 1) await app.inject({ method: signIn.method, url: signIn.path, payload });
    await app.close();
    const [last] = await readEvents();
    expect(last).toMatchObject({ kind: SecurityEventKind.SIGN_IN_BLOCKED, account: null });
    // The account's own limit is recorded with the address that was typed.
    expect(last?.detail).toEqual({ reason: 'too_many_requests' });
  });

  test('a token that is used twice is recorded for its account and session', async () => {
    const { id } = await testServer().create.general({ email: 'kim@danji.test', password: PASSWORD });
    const { data } = await trySignIn('kim@danji.test', PASSWORD);
    const refresh = data.refresh ?? '';
    await call(refreshToken, { body: { refresh } });
    expect((await call(refreshToken, { body: { refresh } })).status).toBe(401);
    expect((await readEvents())[0]).toMatchObject({ kind: SecurityEventKind.REPLAY, account: { id } });
  });
});

describe('changes of account security', () => {
  test('a new password and a new number are recorded, and a refused change is not', async () => {
    const person = await testServer().create.general({ email: 'kim@danji.test', password: PASSWORD });
    const { token } = person;
    await call(changePassword, { token, body: { current_password: 'wrong12345', password: 'house13579' } });
    await call(changePassword, { token, body: { current_password: PASSWORD, password: 'house13579' } });
    const verification = await verifyPhone('010-9876-5432', 'change_tel');
    expect(
      (await call(updateMe, { token, body: { tel: '010-9876-5432', verification, current_password: 'house13579' } }))
        .status,
    ).toBe(200);
    expect((await call(updateMe, { token, body: { nickname: '하늘' } })).status).toBe(200);
    expect(await readKinds()).toEqual(['비밀번호 변경', '휴대폰 번호 변경']);
  });

  test('a new type of an operator names both operators', async () => {
    const { create } = testServer();
    const [admin, staff] = [await create.admin(), await create.staff()];
    await call(saveStaff, { token: admin.token, body: { user_id: staff.id, staff_type: 0 } });
    expect(await readEvents()).toMatchObject([
      {
        kind: SecurityEventKind.STAFF_TYPE_CHANGED,
        account: { id: staff.id },
        actor: { id: admin.id },
        detail: { from: 1, to: 0 },
      },
    ]);
  });
});

describe('refusals', () => {
  test('the call, its object and the reason are stored although the call is rolled back', async () => {
    const { create } = testServer();
    const [staff, admin] = [await create.staff(), await create.admin()];
    await call(setUserBlock, { token: staff.token, body: { user_id: admin.id, is_blocked: true, reason: '시험' } });
    await call(getUser, { token: staff.token, params: { id: admin.id } });
    expect(await readEvents()).toMatchObject([
      { kind: SecurityEventKind.REFUSED, detail: { call: 'users.get', params: { id: admin.id } } },
      {
        kind: SecurityEventKind.REFUSED,
        account: { id: staff.id },
        session: staff.session,
        detail: { call: 'users.set_block', method: 'PUT', reason: 'forbidden' },
      },
    ]);
  });

  test('visitors, and guests who have not finished sign-up, are no events', async () => {
    const { data } = await call(createGuest);
    await call(listGeneralUsers, { token: data.access });
    await call(listGeneralUsers);
    expect(await readEvents()).toEqual([]);
  });

  test('at most thirty of an account are stored in a minute', async () => {
    const { token } = await testServer().create.general();
    for (let time = 0; time < 33; time += 1) await call(listGeneralUsers, { token });
    expect(await readEvents({ query: { page_size: 100 } })).toHaveLength(30);
    testServer().clock.advance(61);
    await call(listGeneralUsers, { token });
    expect(await readEvents({ query: { page_size: 100 } })).toHaveLength(31);
  });
});

describe('reads of personal data by operators', () => {
  test('the call, the names of its filters and the people in the response are recorded', async () => {
    const { create } = testServer();
    const staff = await create.staff();
    const person = await create.general({ name: '홍길동' });
    await create.general();
    await call(listGeneralUsers, { token: staff.token, query: { search: '홍길동', status: 1 } });
    const [event] = await readEvents();
    expect(event).toMatchObject({
      kind: SecurityEventKind.PERSONAL_DATA_READ,
      account: { id: staff.id },
      detail: { call: 'users.list_general', count: 1, people: [person.id] },
      people: [{ id: person.id, name: '홍길동', user_type: 2 }],
    });
    expect(event?.detail['filters']).toEqual(expect.arrayContaining(['search', 'status']));
    expect(JSON.stringify(event?.detail)).not.toContain('홍길동');
    await call(recordUserExport, { token: staff.token, body: { user_type: 2, rows: 2 } });
    expect((await readEvents())[0]?.detail).toMatchObject({ call: 'users.note_export' });
  });

  test('members of a work space are recorded for operators, not for its own members', async () => {
    const { create } = testServer();
    const [master, staff] = [await create.general(), await create.staff()];
    const { id } = await makeSpace(master, '한빛');
    await call(listWorkMembers, { token: master.token, query: { space_id: id } });
    expect(await readEvents()).toEqual([]);
    await call(listWorkMembers, { token: staff.token, query: { space_id: id } });
    expect(await readEvents()).toMatchObject([{ account: { id: staff.id }, people: [{ id: master.id }] }]);
  });

  test('an operator who acts as an account is named', async () => {
    const { create } = testServer();
    const [admin, master] = [await create.admin(), await create.general()];
    const { id } = await makeSpace(master, '한빛');
    const { data } = await call(signInAs, { token: admin.token, body: { user_id: master.id, reason: '문의' } });
    await call(listWorkMembers, { token: data.access, query: { space_id: id } });
    expect((await readEvents())[0]).toMatchObject({ account: { id: master.id }, actor: { id: admin.id } });
  });
});
