import { beforeEach, expect, test } from '@jest/globals';
import { startKakao } from '@danji/contracts/accounts/session.endpoints';
import { updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

/** The response to an address that exceeds a route's limit, which the tests' scale multiplies. */
test.each([
  ['POST', '/api/users/login/', 30],
  ['POST', '/api/users/guest/', 20],
  ['GET', '/api/sms/auth_code/?tel=1', 20],
  ['POST', '/api/users/signup/', 20],
  ['POST', '/api/users/user_find_email/', 20],
  ['POST', '/api/users/user_check_email/', 60],
  ['POST', '/api/users/regist_tel_check/', 60],
  ['PUT', '/api/users/user_find_password/', 20],
  ['POST', '/api/users/jwt_auth/refresh/', 120],
] as const)('%s %s has a limit of its own for each address', async (method, url, max) => {
  const response = await testServer().app.inject({ method, url, ...(method !== 'GET' && { payload: {} }) });
  expect(Number(response.headers['x-ratelimit-limit'])).toBe(max * testServer().platform.rateLimitScale);
});

test.each([
  ['a long text', { name: '가'.repeat(51) }],
  ['a wrong type', { name: 7 }],
  ['an unknown field', { account_status: 1 }],
  ['a foreign file', { profile_image_id: '../../etc/passwd' }],
])('refuses %s without a trace', async (_, body) => {
  const person = await testServer().create.general({ name: '김하늘' });
  const { status, problem } = await call(updateMe, { token: person.token, body: body as never });
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, Object.keys(body)]);
});

test('odd characters in a search or a name are text, not a failure', async () => {
  const staff = await testServer().create.staff();
  for (const search of [`'; drop table user_account; --`, '\\', '(', '🏢', '%_%'])
    expect((await call(listGeneralUsers, { token: staff.token, query: { search } })).status).toBe(200);
  const person = await testServer().create.general();
  expect((await call(updateMe, { token: person.token, body: { nickname: '🏢"<b>\\' } })).data.nickname).toBe(
    '🏢"<b>\\',
  );
  expect((await call(startKakao, { query: { user_type: 2, return_to: '/\u0000' } })).status).toBe(200);
});
