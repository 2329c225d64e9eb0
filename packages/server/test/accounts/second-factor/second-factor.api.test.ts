import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  startSecondFactor,
} from '@danji/contracts/accounts/second-factor.endpoints';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { readKinds } from '../../audit/security-events/events.ts';
import { setUp } from './authenticator.ts';

const PASSWORD = 'a long password of mine';
const EMAIL = 'boss@danji.test';

let boss: TestAccount;
const enter = (otp?: string) =>
  call(signIn, { body: { email: EMAIL, password: PASSWORD, user_type: 0, ...(otp !== undefined && { otp }) } });
const reset = (token: string, user_id: number) =>
  call(resetSecondFactor, { token, body: { user_id, reason: '휴대폰 분실' } });
/** The next code of the app is another one. */
const waitForNextCode = () => testServer().clock.advance(30);

beforeEach(async () => {
  await testServer().reset();
  boss = await testServer().create.admin({ email: EMAIL, password: PASSWORD });
});

describe('setting it up', () => {
  test('takes the password and a code, and shows ten recovery codes that are stored as hashes', async () => {
    const { token } = boss;
    const wrong = await call(startSecondFactor, { token, body: { password: 'wrong' } });
    expect(wrong.problem.fields).toEqual({ password: '비밀번호가 맞지 않아요.' });
    const { data } = await call(startSecondFactor, { token, body: { password: PASSWORD } });
    expect(data.secret_uri).toMatch(/^otpauth:\/\/totp\//);
    expect(data.secret_uri).toContain(data.secret);
    expect((await enter()).status).toBe(200);
    for (const otp of ['000', '１２３４５６', 'ᾓ𐛅', 'abcdef']) {
      const bad = await call(enableSecondFactor, { token, body: { otp } });
      expect(bad.problem.fields).toEqual({ otp: '인증번호가 맞지 않아요. 새로 바뀐 번호를 입력해 주세요.' });
    }
    const { recoveryCodes } = await setUp(token, PASSWORD);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await call(getSecondFactor, { token })).data).toMatchObject({
      enabled: testServer().clock.now().toISOString(),
      is_demanded: false,
      recovery_codes_left: 10,
    });
    const { db } = testServer();
    const stored = JSON.stringify([
      await db.selectFrom('second_factor').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
      (await call(listStaffLog, { token })).data,
    ]);
    for (const secret of [data.secret, ...recoveryCodes]) expect(stored).not.toContain(secret);
  });

  test('ends the other sessions, which were opened without it', async () => {
    const other = await enter();
    await setUp(boss.token, PASSWORD);
    expect((await call(getMe, { token: other.data.access })).status).toBe(401);
    expect((await call(getMe, { token: boss.token })).status).toBe(200);
  });
});

describe('signing in with it', () => {
  test('asks for the code after the right password only', async () => {
    const { app } = await setUp(boss.token, PASSWORD);
    waitForNextCode();
    const asked = await enter();
    expect([asked.status, asked.problem.code]).toEqual([401, 'second_factor_required']);
    // The password was right: whoever stops here leaves a trace.
    expect(await readKinds()).toEqual(['2단계 인증 설정', '인증번호 요청']);
    const wrongPassword = await call(signIn, {
      body: { email: EMAIL, password: 'wrong', user_type: 0, otp: app.code() },
    });
    expect(wrongPassword.problem.code).toBe('invalid_credentials');
    expect((await enter(app.wrongCode())).problem.fields).toEqual({
      otp: '인증번호가 맞지 않아요. 새로 바뀐 번호를 입력해 주세요.',
    });
    const { status, data } = await enter(app.code());
    expect(status).toBe(200);
    expect((await call(listGeneralUsers, { token: data.access })).status).toBe(200);
  });

  test('takes a code once, and one of the step before or after', async () => {
    const { app } = await setUp(boss.token, PASSWORD);
    expect((await enter(app.code())).status).toBe(422);
    expect((await enter(app.code(1))).status).toBe(200);
    expect((await enter(app.code())).status).toBe(422);
    testServer().clock.advance(150);
    expect((await enter(app.code(2))).status).toBe(422);
    expect((await enter(app.code(-1))).status).toBe(200);
    expect((await enter(app.code(-1))).status).toBe(422);
  });

  test('two requests with one code open one session', async () => {
    const { app } = await setUp(boss.token, PASSWORD);
    waitForNextCode();
    const answers = await Promise.all([enter(app.code()), enter(app.code())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('a recovery code works once, however it is typed', async () => {
    const { recoveryCodes } = await setUp(boss.token, PASSWORD);
    const [first = ''] = recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expect((await enter(typed)).status).toBe(200);
    expect((await enter(first)).problem.fields).toEqual({ otp: '복구 코드가 맞지 않거나 이미 쓴 코드예요.' });
    expect((await call(getSecondFactor, { token: boss.token })).data.recovery_codes_left).toBe(9);
  });

  test('wrong codes are limited, and then the right one is refused as well', async () => {
    const { app } = await setUp(boss.token, PASSWORD);
    const { platform } = testServer();
    platform.rateLimitScale = 1;
    try {
      for (let time = 0; time < 5; time += 1) expect((await enter(app.wrongCode())).status).toBe(422);
      waitForNextCode();
      expect((await enter(app.code())).problem.code).toBe('too_many_requests');
      testServer().clock.advance(15 * 60);
      expect((await enter(app.code())).status).toBe(200);
    } finally {
      platform.rateLimitScale = 10_000;
    }
  });
});

describe('changing it', () => {
  test('new recovery codes replace the old ones', async () => {
    const { app, recoveryCodes } = await setUp(boss.token, PASSWORD);
    waitForNextCode();
    const body = { password: PASSWORD, otp: app.code() };
    const { data } = await call(renewRecoveryCodes, { token: boss.token, body });
    expect(data.recovery_codes).toHaveLength(10);
    expect((await enter(recoveryCodes[0])).status).toBe(422);
    expect((await enter(data.recovery_codes[0])).status).toBe(200);
  });

  test('it is turned off with the password and a code', async () => {
    const { app } = await setUp(boss.token, PASSWORD);
    waitForNextCode();
    const off = (body: { password: string; otp: string }) => call(disableSecondFactor, { token: boss.token, body });
    expect((await off({ password: 'wrong', otp: app.code() })).problem.fields).toHaveProperty('password');
    expect((await off({ password: PASSWORD, otp: app.wrongCode() })).problem.fields).toHaveProperty('otp');
    expect((await off({ password: PASSWORD, otp: app.code() })).status).toBe(200);
    expect((await enter()).status).toBe(200);
    expect(await readKinds()).toEqual(['2단계 인증 설정', '2단계 인증 해제', '로그인']);
  });

  test('an ADMIN resets that of another operator, who is signed out; never the own one', async () => {
    const other = await testServer().create.staff({ password: PASSWORD });
    await setUp(other.token, PASSWORD);
    expect((await reset(other.token, boss.id)).status).toBe(403);
    expect((await reset(boss.token, boss.id)).status).toBe(403);
    expect((await reset(boss.token, other.id)).status).toBe(200);
    expect((await reset(boss.token, other.id)).problem.code).toBe('invalid_transition');
    expect((await call(getMe, { token: other.token })).status).toBe(401);
    const { data } = await call(listStaffLog, { token: boss.token });
    expect(data.results[0]).toMatchObject({
      user: { id: boss.id },
      new_object: { user_id: other.id, reason: '휴대폰 분실' },
    });
  });
});

describe('where it is demanded', () => {
  test('an operator without it is a visitor to every call but those that set it up', async () => {
    const { platform } = testServer();
    platform.config.staffSecondFactor = true;
    try {
      const { data } = await enter();
      expect(data.lacks_second_factor).toBe(true);
      const token = data.access;
      for (const endpoint of [listGeneralUsers, listWorkSpaces])
        expect((await call(endpoint, { token })).problem.code).toBe('second_factor_missing');
      expect((await call(getMe, { token })).status).toBe(200);
      const { app } = await setUp(token, PASSWORD);
      expect((await call(listGeneralUsers, { token })).status).toBe(200);
      waitForNextCode();
      expect((await enter(app.code())).data.lacks_second_factor).toBeUndefined();
      const member = await testServer().create.general();
      expect((await call(listWorkSpaces, { token: member.token })).status).toBe(200);
    } finally {
      platform.config.staffSecondFactor = false;
    }
  });
});
