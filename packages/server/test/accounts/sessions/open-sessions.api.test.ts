import { beforeEach, expect, test } from '@jest/globals';
import { endOpenSession, listOpenSessions } from '@danji/contracts/accounts/open-session.endpoints';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { refreshSession } from '@danji/contracts/accounts/web-session.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { WebBrowser } from './web-browser.ts';

let person: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  person = await testServer().create.general({ email: 'kim@danji.test', password: 'apart2468' });
});

const list = async (token = person.token) => (await call(listOpenSessions, { token })).data;
const end = (nano_id: string, token = person.token) => call(endOpenSession, { token, params: { nano_id } });
async function signInElsewhere() {
  testServer().clock.advance(60);
  const browser = new WebBrowser();
  const body = { email: 'kim@danji.test', password: 'apart2468', user_type: 2 } as const;
  return { browser, signedIn: await browser.call(signIn, { body, headers: { 'user-agent': 'Phone/1' } }) };
}

test('lists the open sessions of the caller, the last used one first', async () => {
  await testServer().create.general();
  const { browser } = await signInElsewhere();
  testServer().clock.advance(60);
  await browser.call(refreshSession);
  const [phone, here, ...others] = await list();
  expect([phone?.user_agent, phone?.is_current, here?.is_current, others]).toEqual(['Phone/1', false, true, []]);
  expect(Date.parse(phone?.last_used ?? '') - Date.parse(phone?.created ?? '')).toBe(60_000);
});

test('ends one of them at once, and none of anybody else', async () => {
  const { signedIn } = await signInElsewhere();
  const [phone] = await list();
  const stranger = await testServer().create.general();
  expect((await end(phone?.nano_id ?? '', stranger.token)).status).toBe(404);
  expect((await end(phone?.nano_id ?? '')).status).toBe(200);
  expect((await call(getMe, { token: signedIn.data.access })).problem.code).toBe('token_expired');
  expect((await end(phone?.nano_id ?? '')).problem.title).toBe('이미 로그아웃된 기기예요.');
  expect(await list()).toHaveLength(1);
});

test('does not list an operator who acts as the account', async () => {
  const { db } = testServer();
  const { signedIn } = await signInElsewhere();
  const staff = await testServer().create.admin();
  await db.updateTable('auth_session').set({ acting_staff_id: staff.id }).where('user_agent', '=', 'Phone/1').execute();
  expect(signedIn.status).toBe(200);
  expect(await list()).toHaveLength(1);
});
