import { beforeEach, describe, expect, test } from '@jest/globals';
import { changePassword, getMe, updateMe } from '@danji/contracts/accounts/profile.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { kakaoPerson, signInByKakao } from '../social-sign-in/kakao-sign-in.ts';
import { verifyPhone } from '../phone-verification/phone-verification.ts';
import { WebBrowser } from '../sessions/web-browser.ts';

const TEL = '01012345678';
const NEW_TEL = '01099990001';
const REQUIRED = { code: 'owner_confirmation_required', status: 403, title: '본인 확인을 먼저 해 주세요.' };

let person: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  person = await testServer().create.general({ email: 'kim@danji.test', tel: TEL, password: 'apart2468' });
});

const changeTel = async (body: BodyOf<typeof updateMe> = {}, token = person.token) => {
  testServer().clock.advance(31);
  const verification = await verifyPhone(NEW_TEL, 'change_tel');
  return call(updateMe, { token, body: { tel: NEW_TEL, verification, ...body } });
};
const titles = async (token: string) => (await listNotified(token)).map(({ title }) => title);
const noticesTo = (tel: string): string[] =>
  testServer()
    .sandbox.inbox(tel)
    .map(({ content }) => content)
    .filter((content) => !content.includes('인증번호'));
/** Waits until the job has sent its message. */
async function waitForNotices(tel: string): Promise<string[]> {
  for (let tries = 0; tries < 200 && noticesTo(tel).length === 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return noticesTo(tel);
}
/** Counts the messages that wait or were sent. */
async function countJobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'users.send_change_notice'`.execute(testServer().db);
  return rows[0]?.count ?? 0;
}
const setPassword = (token: string, body = {}) =>
  call(changePassword, { token, body: { password: 'newpass77', ...body } });
/** A Kakao account without a password, with the token of the session that its sign-in opened. */
async function signInWithoutPassword(): Promise<string> {
  const id = kakaoPerson('이메일과 휴대폰 번호가 확인된');
  const { data } = await signInByKakao(new WebBrowser(), { user_type: 2 }, id);
  await testServer()
    .db.updateTable('user_account')
    .set({ account_status: 1, tel: '01022223333', email: 'kakao@danji.test' })
    .where('id', '=', data.user.id)
    .execute();
  return data.access;
}

describe('a new phone number', () => {
  test('is refused with nothing but the session, and its own proof stays valid', async () => {
    const verification = await verifyPhone(NEW_TEL, 'change_tel');
    const change = (body = {}) =>
      call(updateMe, { token: person.token, body: { tel: NEW_TEL, verification, ...body } });
    expect((await change()).problem).toMatchObject(REQUIRED);
    expect((await change({ current_password: 'wrong12345' })).problem.fields).toEqual({
      current_password: '비밀번호가 맞지 않아요.',
    });
    expect((await change({ owner_verification: verification })).problem).toMatchObject(REQUIRED);
    expect((await call(getMe, { token: person.token })).data.tel).toBe(TEL);
    expect((await change({ current_password: 'apart2468' })).data.tel).toBe(NEW_TEL);
  });

  test('is set with a proof of the former one, once', async () => {
    const owner_verification = await verifyPhone(TEL, 'confirm_owner');
    expect((await changeTel({ owner_verification })).data.tel).toBe(NEW_TEL);
    testServer().clock.advance(31);
    const verification = await verifyPhone(TEL, 'change_tel');
    const back = await call(updateMe, { token: person.token, body: { tel: TEL, verification, owner_verification } });
    expect(back.problem).toMatchObject(REQUIRED);
  });

  test('is not set with a proof of another number', async () => {
    const owner_verification = await verifyPhone('01055556666', 'confirm_owner');
    expect((await changeTel({ owner_verification })).problem).toMatchObject(REQUIRED);
  });

  test('is set in the ten minutes after a social sign-in', async () => {
    const token = await signInWithoutPassword();
    testServer().clock.advance(9 * 60);
    expect((await changeTel({}, token)).data.tel).toBe(NEW_TEL);
    testServer().clock.advance(90);
    const verification = await verifyPhone('01099990002', 'change_tel');
    expect((await call(updateMe, { token, body: { tel: '01099990002', verification } })).problem).toMatchObject(
      REQUIRED,
    );
  });

  test('is told to the former one and in the app, and nobody is told of a refused one', async () => {
    const before = await countJobs();
    await changeTel();
    expect([await titles(person.token), (await countJobs()) - before]).toEqual([[], 0]);
    await changeTel({ current_password: 'apart2468' });
    expect(await titles(person.token)).toEqual(['휴대폰 번호가 바뀌었어요']);
    expect(await waitForNotices(TEL)).toEqual([
      `[단지] 휴대폰 번호가 바뀌었어요. 본인이 아니면 고객센터에 알려 주세요.\n${testServer().platform.config.webOrigin}/support/inquiries/new`,
    ]);
    expect(testServer().sandbox.inbox(TEL)[0]?.type).toBe('LMS');
    expect([noticesTo(NEW_TEL), (await countJobs()) - before]).toEqual([[], 1]);
  });

  test('of an account that had none is told in the app alone', async () => {
    const before = await countJobs();
    const admin = await testServer().create.admin({ tel: '', email: 'choi@danji.test', password: 'apart2468' });
    expect((await changeTel({}, admin.token)).problem).toMatchObject(REQUIRED);
    expect((await changeTel({ current_password: 'apart2468' }, admin.token)).data.tel).toBe(NEW_TEL);
    expect([await titles(admin.token), (await countJobs()) - before]).toEqual([['휴대폰 번호가 바뀌었어요'], 0]);
  });
});

describe('the first password', () => {
  test('is refused with nothing but the session', async () => {
    const token = await signInWithoutPassword();
    testServer().clock.advance(10 * 60 + 1);
    expect((await setPassword(token)).problem).toMatchObject(REQUIRED);
    // There is no password yet, so none can be right.
    expect((await setPassword(token, { current_password: 'anything11' })).problem).toMatchObject(REQUIRED);
    expect((await call(getMe, { token })).data.sign_in_ways).toEqual(['kakao']);
  });

  test('is set with a proof of the account’s number, and told to it and in the app', async () => {
    const token = await signInWithoutPassword();
    testServer().clock.advance(10 * 60 + 1);
    const owner_verification = await verifyPhone('01022223333', 'confirm_owner');
    expect((await setPassword(token, { owner_verification })).data).toEqual({ ok: true });
    expect((await call(getMe, { token })).data.sign_in_ways).toEqual(['email', 'kakao']);
    expect(await titles(token)).toEqual(['비밀번호가 설정되었어요']);
    expect(await waitForNotices('01022223333')).toEqual([
      `[단지] 비밀번호가 설정되었어요. 본인이 아니면 고객센터에 알려 주세요.\n${testServer().platform.config.webOrigin}/support/inquiries/new`,
    ]);
  });

  test('is set in the ten minutes after a social sign-in', async () => {
    const token = await signInWithoutPassword();
    expect((await setPassword(token)).data).toEqual({ ok: true });
    expect((await setPassword(token)).problem.fields).toEqual({ current_password: '비밀번호를 입력해 주세요.' });
  });
});

const changeEmail = (body: BodyOf<typeof updateMe>) => call(updateMe, { token: person.token, body });

describe('a new e-mail address', () => {
  test('is set by the owner only, who is told', async () => {
    expect((await changeEmail({ email: 'new@danji.test' })).problem).toMatchObject(REQUIRED);
    const { data } = await changeEmail({ email: 'new@danji.test', current_password: 'apart2468' });
    expect([data.email, data.tel]).toEqual(['new@danji.test', TEL]);
    expect(await titles(person.token)).toEqual(['이메일이 바뀌었어요']);
    expect(await waitForNotices(TEL)).toEqual([
      `[단지] 로그인 이메일이 바뀌었어요. 본인이 아니면 고객센터에 알려 주세요.\n${testServer().platform.config.webOrigin}/support/inquiries/new`,
    ]);
  });

  test('is not one of another account, nor set by an operator', async () => {
    const { create } = testServer();
    await create.general({ email: 'lee@danji.test' });
    const taken = await changeEmail({ email: 'LEE@danji.test', current_password: 'apart2468' });
    expect(Object.keys(taken.problem.fields ?? {})).toEqual(['email']);
    const staff = await create.staff({ password: 'operator-2468' });
    const body = { email: 'new@danji.test', current_password: 'operator-2468' };
    expect((await call(updateMe, { token: staff.token, body })).problem.code).toBe('forbidden');
  });
});
