import { beforeEach, expect, test } from '@jest/globals';
import { ERASED_NAME, GUEST_IDLE_DAYS } from '@danji/contracts/accounts/personal-data';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { refreshToken, createGuest } from '@danji/contracts/accounts/session.endpoints';
import { eraseAccounts } from '@danji/server/accounts/personal-data/erase-accounts.job';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

const DAY = 86_400;

beforeEach(() => testServer().reset());

const erase = () => testServer().platform.jobs.runNow(eraseAccounts, {});
const row = (id: number) =>
  testServer()
    .db.selectFrom('user_account')
    .where('id', '=', id)
    .select(['name', 'deleted', 'erased'])
    .executeTakeFirstOrThrow();
const visit = async () => (await call(createGuest, { body: {} })).data;

test('a guest who has not come back for 30 days is erased, and its sessions end', async () => {
  const { clock, db } = testServer();
  const guest = await visit();
  clock.advance(GUEST_IDLE_DAYS * DAY);
  await erase();
  expect(await row(guest.user.id)).toEqual({ name: '손님', deleted: null, erased: null });
  clock.advance(DAY);
  await erase();
  const now = clock.now().toISOString();
  expect(await row(guest.user.id)).toEqual({ name: ERASED_NAME, deleted: now, erased: now });
  const session = await db
    .selectFrom('auth_session')
    .where('user_id', '=', guest.user.id)
    .selectAll()
    .executeTakeFirst();
  expect(session).toMatchObject({ ended: now, end_reason: 'erased' });
  expect(await db.selectFrom('refresh_token').selectAll().execute()).toEqual([]);
});

test('a guest who comes back stays, however old it is', async () => {
  const { clock } = testServer();
  let guest = await visit();
  for (let visits = 0; visits < 4; visits += 1) {
    clock.advance(20 * DAY);
    guest = (await call(refreshToken, { body: { refresh: guest.refresh ?? '' } })).data as typeof guest;
    await erase();
  }
  expect((await call(getMe, { token: guest.access })).data).toMatchObject({ name: '손님', erased: null });
});

test('an account that has not finished its sign-up is no guest', async () => {
  const { clock, create } = testServer();
  const person = await create.general({ account_status: 0, name: '가입 중' });
  clock.advance(100 * DAY);
  await erase();
  expect((await row(person.id)).name).toBe('가입 중');
});
