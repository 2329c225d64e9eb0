import { beforeEach, describe, expect, test } from '@jest/globals';
import { UserType } from '@danji/contracts/codes/user-codes';
import { REFUSED_WHILE_ACTING } from '@danji/contracts/acting';
import { changePassword, getMe } from '@danji/contracts/accounts/profile.endpoints';
import { signIn, signInAs } from '@danji/contracts/accounts/session.endpoints';
import { saveStaff, setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import { refreshSession, signOut } from '@danji/contracts/accounts/web-session.endpoints';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { WebBrowser } from '../sessions/web-browser.ts';

let admin: TestAccount;
let person: TestAccount;

beforeEach(async () => {
  await testServer().reset();
  admin = await testServer().create.admin({ email: 'choi@danji.test', password: 'apart2468' });
  person = await testServer().create.general();
});

const act = async (token: string, user_id = person.id): Promise<string> =>
  (await call(signInAs, { token, body: { user_id, reason: '화면이 열리지 않는다는 문의' } })).data.access;
const outcomeOf = async (token: string) => {
  const { status, problem } = await call(getMe, { token });
  return status === 200 ? 'open' : problem.code;
};
const signInAsAdmin = async (): Promise<string> =>
  (await call(signIn, { body: { email: 'choi@danji.test', password: 'apart2468', user_type: UserType.STAFF } })).data
    .access;

describe('while an operator acts as an account', () => {
  test.each(
    ENDPOINTS.filter(({ refusedWhileActing }) => refusedWhileActing).map(
      (endpoint) => [endpoint.id, endpoint] as const,
    ),
  )('%s is refused', async (_id, { method, path }) => {
    const brand = await testServer().create.brand();
    for (const target of [person, brand]) {
      const response = await testServer().app.inject({
        method,
        url: path.replace(/\{\w+\}/g, '1'),
        headers: { authorization: `Bearer ${await act(admin.token, target.id)}`, 'sec-fetch-site': 'same-origin' },
      });
      expect([response.statusCode, response.json<{ title: string }>().title]).toEqual([403, REFUSED_WHILE_ACTING]);
    }
  });
});

describe('the session in which an operator acts', () => {
  test('ends when the operator signs out, and not when another session of the operator does', async () => {
    const [other, own] = [await signInAsAdmin(), await signInAsAdmin()];
    const token = await act(own);
    await call(signOut, { token: other, body: { scope: 'here' } });
    expect(await outcomeOf(token)).toBe('open');
    await call(signOut, { token: own, body: { scope: 'here' } });
    expect(await outcomeOf(token)).toBe('token_expired');
  });

  test('ends when the operator signs out everywhere, or changes the password elsewhere', async () => {
    const [first, elsewhere] = [await act(await signInAsAdmin()), await signInAsAdmin()];
    await call(changePassword, {
      token: elsewhere,
      body: { current_password: 'apart2468', password: 'plain-words-1357' },
    });
    expect(await outcomeOf(first)).toBe('token_expired');
    const second = await act(elsewhere);
    await call(signOut, { token: elsewhere, body: { scope: 'everywhere' } });
    expect(await outcomeOf(second)).toBe('token_expired');
  });

  test('ends alone when the operator stops acting: the operator stays signed in', async () => {
    const browser = new WebBrowser();
    const body = { email: 'choi@danji.test', password: 'apart2468', user_type: UserType.STAFF } as const;
    const token = await act((await browser.call(signIn, { body })).data.access);
    await browser.call(signOut, { body: { scope: 'here' }, headers: { authorization: `Bearer ${token}` } });
    expect(await outcomeOf(token)).toBe('token_expired');
    expect((await browser.call(refreshSession)).data).toMatchObject({ user: { id: admin.id }, acting: null });
  });

  test('ends when the operator is blocked', async () => {
    const [token, boss] = [await act(admin.token), await testServer().create.admin()];
    await call(setUserBlock, { token: boss.token, body: { user_id: admin.id, is_blocked: true, reason: '퇴사' } });
    expect(await outcomeOf(token)).toBe('token_expired');
  });

  test('ends when the operator is no longer an ADMIN', async () => {
    const [token, boss] = [await act(admin.token), await testServer().create.admin()];
    await call(saveStaff, { token: boss.token, body: { user_id: admin.id, staff_type: 1 } });
    expect(await outcomeOf(token)).toBe('token_expired');
  });

  test('ends when the account of the operator is deleted', async () => {
    const token = await act(admin.token);
    await testServer()
      .db.updateTable('user_account')
      .set({ deleted: testServer().clock.now() })
      .where('id', '=', admin.id)
      .execute();
    expect(await outcomeOf(token)).toBe('token_expired');
  });

  test('is refused when it does not say in which session it began', async () => {
    const token = await act(admin.token);
    await testServer().db.updateTable('auth_session').set({ acting_session: null }).execute();
    expect(await outcomeOf(token)).toBe('token_expired');
  });
});
