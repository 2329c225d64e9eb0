import { beforeEach, expect, test } from '@jest/globals';
import { refreshToken, signIn } from '@danji/contracts/accounts/session.endpoints';
import { cleanUpVerifications } from '@danji/server/accounts/phone-verification/clean-up';
import { cleanUp } from '@danji/server/accounts/sessions/clean-up';
import { cleanUpAttempts } from '@danji/server/platform/attempts/clean-up';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { verifyPhone } from '../phone-verification/phone-verification.ts';

const DAY = 86_400;
const countOf = async (table: 'attempt_count' | 'phone_verification' | 'refresh_token') =>
  (
    await testServer()
      .db.selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

beforeEach(() => testServer().reset());

test('deletes expired rows and nothing that is still valid', async () => {
  const { create, clock, platform } = testServer();
  await create.general({ email: 'kim@danji.test', password: 'apart2468' });
  await call(signIn, { body: { email: 'kim@danji.test', password: 'wrong12345', user_type: 2 } });
  const { data } = await call(signIn, { body: { email: 'kim@danji.test', password: 'apart2468', user_type: 2 } });
  await call(signIn, { body: { email: 'lee@danji.test', password: 'wrong12345', user_type: 2 } });
  await verifyPhone('010-1234-5678');
  for (const job of [cleanUp, cleanUpAttempts, cleanUpVerifications]) await platform.jobs.runNow(job, {});
  expect([await countOf('attempt_count'), await countOf('phone_verification'), await countOf('refresh_token')]).toEqual(
    [2, 1, 1],
  );
  clock.advance(8 * DAY);
  for (const job of [cleanUp, cleanUpAttempts, cleanUpVerifications]) await platform.jobs.runNow(job, {});
  expect([await countOf('attempt_count'), await countOf('phone_verification'), await countOf('refresh_token')]).toEqual(
    [0, 0, 1],
  );
  expect((await call(refreshToken, { body: { refresh: data.refresh ?? '' } })).status).toBe(200);
  clock.advance(31 * DAY);
  for (const job of [cleanUp, cleanUpAttempts, cleanUpVerifications]) await platform.jobs.runNow(job, {});
  expect(await countOf('refresh_token')).toBe(0);
});
