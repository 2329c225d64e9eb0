import { enableSecondFactor, startSecondFactor } from '@danji/contracts/accounts/second-factor.endpoints';
import { findSmokeAccount, signInToSmoke, type SmokeAccount } from '@danji/federation/release/verify/smoke-account';
import { toOtp } from '@danji/testing/authenticator';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { beforeEach, expect, test } from '@jest/globals';

const PASSWORD = 'a long password of mine';
const EMAIL = 'smoke@danji.test';
let otpSecret: string;

/** The requests of a browser, to the server of the test. */
const request = {
  post: async (url: string, { data, headers }: { data: object; headers: Record<string, string> }) => {
    const response = await testServer().app.inject({ method: 'POST', url, payload: data, headers });
    return {
      ok: () => response.statusCode < 300,
      status: () => response.statusCode,
      text: async () => response.body,
    };
  },
};
const waits: number[] = [];
const clock = {
  now: () => testServer().clock.now(),
  wait: async (ms: number) => {
    waits.push(ms);
    testServer().clock.advance(ms / 1000);
  },
};
const account = (changes: Partial<SmokeAccount> = {}): SmokeAccount => ({
  email: EMAIL,
  password: PASSWORD,
  otpSecret,
  isDefault: false,
  ...changes,
});

beforeEach(async () => {
  await testServer().reset();
  waits.length = 0;
  const { token } = await testServer().create.admin({ email: EMAIL, password: PASSWORD });
  const { data } = await call(startSecondFactor, { token, body: { password: PASSWORD } });
  otpSecret = data.secret;
  await call(enableSecondFactor, { token, body: { otp: toOtp(otpSecret, testServer().clock.now()) } });
});

test('an operator with a second factor signs in twice within half a minute, with the code of the next one', async () => {
  testServer().clock.advance(30);
  expect(await signInToSmoke(request, account(), clock)).toBe(true);
  expect(waits).toEqual([]);
  expect(await signInToSmoke(request, account(), clock)).toBe(true);
  expect(waits).toHaveLength(1);
});

test('a configured account that cannot sign in fails the check, a default one that does not exist is left out', async () => {
  await expect(signInToSmoke(request, account({ otpSecret: undefined }), clock)).rejects.toThrow(
    'the account of RELEASE_SMOKE_ACCOUNT could not sign in: 401',
  );
  expect(await signInToSmoke(request, account({ email: 'nobody@danji.test', isDefault: true }), clock)).toBe(false);
});

test('the account and its secret come from the environment', () => {
  const env = { RELEASE_SMOKE_ACCOUNT: `${EMAIL}:a:b`, RELEASE_SMOKE_OTP_SECRET: 'ABC' };
  expect(findSmokeAccount('https://danji.test', env)).toEqual(account({ password: 'a:b', otpSecret: 'ABC' }));
  expect(findSmokeAccount('https://danji.test', {})).toBeUndefined();
  expect(findSmokeAccount('http://localhost:3000', {})).toMatchObject({ isDefault: true, otpSecret: undefined });
});
