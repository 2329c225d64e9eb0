import { beforeEach, expect, test } from '@jest/globals';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import { listUserSessions } from '@danji/contracts/accounts/user-session.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

test('operators see where a member is signed in, those of operators only an ADMIN', async () => {
  const { create, clock } = testServer();
  const [staff, admin] = [await create.staff(), await create.admin()];
  const person = await create.general({ email: 'kim@danji.test', password: 'apart2468' });
  clock.advance(60);
  await call(signIn, {
    body: { email: 'kim@danji.test', password: 'apart2468', user_type: 2 },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130' },
  });
  const sessionsOf = (id: number, token = staff.token) => call(listUserSessions, { token, params: { id } });
  const { data } = await sessionsOf(person.id);
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({ user_agent: expect.stringContaining('Android 14'), acting_staff_name: null });
  expect(data[0]?.last_used).toBe(data[0]?.created);
  expect((await sessionsOf(admin.id)).status).toBe(403);
  expect((await sessionsOf(admin.id, admin.token)).data).toHaveLength(1);
  expect((await sessionsOf(person.id, person.token)).status).toBe(403);

  await call(setUserBlock, { token: staff.token, body: { user_id: person.id, is_blocked: true, reason: '사칭' } });
  expect((await sessionsOf(person.id)).data).toEqual([]);
});
