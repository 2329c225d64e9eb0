import { beforeEach, describe, expect, test } from '@jest/globals';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { findEmail, findPassword, resetPassword } from '@danji/contracts/accounts/signup.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { verifyPhone } from '../phone-verification/phone-verification.ts';

const TEL = '010-1234-5678';
const facts = { email: 'haneul@danji.test', name: '김하늘', tel: TEL, user_type: 2 } as const;

beforeEach(() => testServer().reset());

describe('finding an e-mail address', () => {
  test('shows it partly, to who has the phone, for that kind of account only', async () => {
    await testServer().create.general({ name: '김하늘', tel: '01012345678', email: 'haneul@danji.test' });
    await testServer().create.brand({ name: '김하늘', tel: '01012345678', email: 'company@danji.test' });
    const { data } = await call(findEmail, {
      body: { name: ' 김하늘 ', tel: TEL, user_type: 2, verification: await verifyPhone(TEL, 'find_email') },
    });
    expect(data.emails).toEqual([{ email: 'ha***@danji.test', created: testServer().clock.now().toISOString() }]);
  });

  test('reports that there is no account without using up the verification', async () => {
    await testServer().create.general({ name: '김하늘', tel: '01012345678', email: 'ab@danji.test' });
    const verification = await verifyPhone(TEL, 'find_email');
    const body = { tel: TEL, user_type: 2, verification } as const;
    expect((await call(findEmail, { body: { ...body, name: '김하눌' } })).problem.title).toBe(
      '입력한 정보와 일치하는 계정을 찾지 못했어요.',
    );
    expect((await call(findEmail, { body: { ...body, name: '김하늘' } })).data.emails[0]?.email).toBe(
      'a***@danji.test',
    );
  });
});

describe('a forgotten password', () => {
  test.each([
    [{ name: '김하눌' }],
    [{ email: 'hanul@danji.test' }],
    [{ tel: '010-1234-5679' }],
    [{ user_type: 1 }],
  ] as const)('does not reveal which field is wrong: %j', async (wrong) => {
    await testServer().create.general({ name: '김하늘', tel: '01012345678', email: 'haneul@danji.test' });
    expect((await call(findPassword, { body: facts })).data).toEqual({ ok: true });
    const { status, problem } = await call(findPassword, { body: { ...facts, ...wrong } });
    expect([status, problem.title]).toEqual([404, '입력한 정보와 일치하는 계정을 찾지 못했어요.']);
  });

  test('is replaced with a verified phone, and every session ends', async () => {
    const account = await testServer().create.general({
      name: '김하늘',
      tel: '01012345678',
      email: 'haneul@danji.test',
      password: 'apart2468',
    });
    const verification = await verifyPhone(TEL, 'find_password');
    expect(
      (await call(resetPassword, { body: { ...facts, password: 'danji', verification } })).problem.fields,
    ).toHaveProperty('password');
    expect(
      (await call(resetPassword, { body: { ...facts, name: '김하눌', password: 'newpass77', verification } })).status,
    ).toBe(404);
    expect((await call(resetPassword, { body: { ...facts, password: 'newpass77', verification } })).data).toEqual({
      ok: true,
    });
    expect((await call(getMe, { token: account.token })).problem.code).toBe('token_expired');
    const attempt = async (password: string) =>
      (await call(signIn, { body: { email: facts.email, password, user_type: 2 } })).status;
    expect([await attempt('apart2468'), await attempt('newpass77')]).toEqual([401, 200]);
    expect((await call(resetPassword, { body: { ...facts, password: 'again1234x', verification } })).problem.code).toBe(
      'verification_required',
    );
  });

  test('is not replaced with a verification for something else', async () => {
    await testServer().create.general({ name: '김하늘', tel: '01012345678', email: 'haneul@danji.test' });
    expect(
      (
        await call(resetPassword, {
          body: { ...facts, password: 'newpass77', verification: await verifyPhone(TEL, 'find_email') },
        })
      ).problem.code,
    ).toBe('verification_required');
  });
});
