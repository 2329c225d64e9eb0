import { beforeEach, describe, expect, test } from '@jest/globals';
import { LIVE_EVENTS_PATH } from '@danji/contracts/notifications/live-event';
import { countNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { refreshSession } from '@danji/contracts/accounts/web-session.endpoints';
import { expireSessions } from '@danji/server/accounts/sessions/clean-up';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { WebBrowser } from './web-browser.ts';

const MINUTE = 60;
const credentials = { email: 'boss@danji.test', password: 'apart2468', user_type: 0 } as const;

let browser: WebBrowser;

/** Renews the session as a tab does before a call with an expired token, and calls. */
async function callLater(minutes: number, headers: Record<string, string> = {}): Promise<number> {
  testServer().clock.advance(minutes * MINUTE);
  const renewed = await browser.call(refreshSession, { headers });
  if (renewed.status !== 200) return renewed.status;
  return (await browser.call(getMe, { token: renewed.data.access, headers })).status;
}

beforeEach(async () => {
  await testServer().reset();
  await testServer().create.admin({ email: credentials.email, password: credentials.password });
  browser = new WebBrowser();
  expect((await browser.call(signIn, { body: credentials })).status).toBe(200);
});

describe('an operator’s session', () => {
  test('ends after 60 minutes without a call', async () => {
    expect(await callLater(59)).toBe(200);
    expect(await callLater(59)).toBe(200);
    expect(await callLater(61)).toBe(401);
  });

  test('ends 12 hours after the sign-in, however active it is', async () => {
    for (let hours = 0; hours < 11.5; hours += 0.5) expect(await callLater(30)).toBe(200);
    expect(await callLater(29)).toBe(200);
    expect(await callLater(2)).toBe(401);
  });

  test('is not kept open by calls that a tab makes by itself, nor by the live channel or a renewal', async () => {
    const background = { 'x-danji-background': '1' };
    expect(await callLater(30, background)).toBe(200);
    const { data } = await browser.call(refreshSession);
    await browser.call(countNotifications, { token: data.access, headers: background });
    const { app, clock } = testServer();
    const stream = await app.inject({
      url: `${LIVE_EVENTS_PATH}?after=x`,
      headers: { authorization: `Bearer ${data.access}` },
    });
    expect(stream.statusCode).toBe(422);
    clock.advance(31 * MINUTE);
    expect((await browser.call(refreshSession)).status).toBe(401);
    expect((await call(getMe, { token: data.access })).status).toBe(401);
  });

  test('is ended by the hourly job, too', async () => {
    const { clock, db, platform } = testServer();
    clock.advance(61 * MINUTE);
    await platform.jobs.runNow(expireSessions, {});
    const rows = await db.selectFrom('auth_session').select('end_reason').where('client', '=', 'web').execute();
    expect(rows).toEqual([{ end_reason: 'expired' }]);
  });
});

test('a member’s session lives on', async () => {
  await testServer().create.general({ email: 'kim@danji.test', password: 'apart2468' });
  await browser.call(signIn, { body: { email: 'kim@danji.test', password: 'apart2468', user_type: 2 } });
  expect(await callLater(29 * 24 * 60)).toBe(200);
});
