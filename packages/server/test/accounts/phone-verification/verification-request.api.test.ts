import { beforeEach, describe, expect, test } from '@jest/globals';
import { checkAuthCode, requestAuthCode } from '@danji/contracts/accounts/sms.endpoints';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { readCode } from './phone-verification.ts';
import { TEL, ask, answer } from './verification-calls.ts';

const askFor = async (tel: string) => (await call(requestAuthCode, { query: { tel } })).status;

const alarms = async () => {
  await deliverNotifications();
  return testServer().db.selectFrom('notification').select(['user_id', 'title']).execute();
};

beforeEach(() => testServer().reset());

describe('asking for a code', () => {
  test('sends one text message and keeps only a hash of the code', async () => {
    expect((await ask()).data).toBe(true);
    const [message, ...others] = testServer().sandbox.inbox('01012345678');
    expect(message?.content).toMatch(/^\[단지\] 인증번호는 \[\d{6}\] 입니다\. 타인에게 알려주지 마세요\.$/);
    expect(message?.type).toBe('SMS');
    expect(others).toEqual([]);
    const row = await testServer().db.selectFrom('phone_verification').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(readCode(TEL));
  });

  test('again only after 30 seconds', async () => {
    await ask();
    expect((await ask()).problem).toMatchObject({ code: 'verification_cooldown', status: 429 });
    testServer().clock.advance(29);
    expect((await ask()).status).toBe(429);
    testServer().clock.advance(1);
    expect((await ask()).status).toBe(200);
  });

  test('twice at the same moment sends one message', async () => {
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect(testServer().sandbox.inbox(TEL)).toHaveLength(1);
  });

  test('five times a day in Korea for one number and purpose', async () => {
    const { clock } = testServer();
    const now = clock.now();
    const nineInTheMorning = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`).getTime() + 86_400_000;
    clock.advance((nineInTheMorning - now.getTime()) / 1000);
    for (let count = 0; count < 5; count += 1) {
      expect((await ask()).status).toBe(200);
      clock.advance(31);
    }
    expect((await ask()).problem.title).toBe('인증번호는 하루에 5번까지 받을 수 있어요. 내일 다시 시도해 주세요.');
    expect((await call(requestAuthCode, { query: { tel: '010-9999-0000' } })).status).toBe(200);
    // Whoever used up the codes of one purpose has not locked the owner out of the others.
    expect((await ask({ purpose: 'find_password' })).status).toBe(200);
    clock.advance(15 * 60 * 60);
    expect((await ask()).status).toBe(200);
  });

  test('from one address only so often an hour', async () => {
    const { platform, clock } = testServer();
    platform.rateLimitScale = 0.1;
    try {
      expect([await askFor('01011112222'), await askFor('01011112223'), await askFor('01011112224')]).toEqual([
        200, 200, 429,
      ]);
      clock.advance(60 * 60 + 1);
      expect(await askFor('01011112224')).toBe(200);
    } finally {
      platform.rateLimitScale = 10_000;
    }
  });

  test('is refused to a page of another site, which can only make a browser send a plain GET', async () => {
    const url = `${requestAuthCode.path}?${new URLSearchParams({ tel: TEL })}`;
    const send = async (headers: Record<string, string>) => {
      const response = await testServer().app.inject({ url, headers });
      return [response.statusCode, response.json<{ code?: string }>().code];
    };
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'x-danji-client': '' },
    ] as Record<string, string>[])
      expect(await send(headers)).toEqual([403, 'client_header_required']);
    expect(testServer().sandbox.inbox(TEL)).toEqual([]);
    expect(await send({ 'sec-fetch-site': 'same-origin' })).toEqual([200, undefined]);
    testServer().clock.advance(31);
    expect(await send({ 'x-danji-client': 'my-script' })).toEqual([200, undefined]);
  });

  test('beyond the budget of an hour sends nobody anything, and tells every ADMIN once an hour', async () => {
    const { platform, clock, create } = testServer();
    const [admin] = [await create.admin(), await create.staff()];
    const { smsCodesPerHour } = platform.config;
    platform.config.smsCodesPerHour = 2;
    try {
      expect([await askFor('01011112222'), await askFor('01011112223'), await askFor('01011112224')]).toEqual([
        200, 200, 503,
      ]);
      expect((await ask()).problem.title).toBe('지금은 인증번호를 보낼 수 없어요. 잠시 뒤 다시 시도해 주세요.');
      expect(testServer().sandbox.inbox('01011112224')).toEqual([]);
      const alarm = { user_id: admin.id, title: '인증번호 문자를 더 보낼 수 없어요' };
      expect(await alarms()).toEqual([alarm]);
      clock.advance(60 * 60 + 1);
      expect([await askFor('01011112222'), await askFor('01011112223'), await askFor('01011112224')]).toEqual([
        200, 200, 503,
      ]);
      expect(await alarms()).toEqual([alarm, alarm]);
    } finally {
      platform.config.smsCodesPerHour = smsCodesPerHour;
    }
  });

  test('reports a message that the provider refused, and allows a retry at once', async () => {
    const { sandbox } = testServer();
    sandbox.failNext('sms');
    expect((await ask()).problem).toMatchObject({
      code: 'provider_unavailable',
      status: 503,
      title: '문자를 보내지 못했어요. 잠시 뒤 다시 요청해 주세요.',
    });
    expect((await ask()).status).toBe(200);
    expect((await answer(readCode(TEL))).data).toBe(true);
  });

  test.each(['02-123-4567', '010-12-34', '+1 555 123 4567'])('refuses %s with a sentence at the field', async (tel) => {
    const { status, problem } = await call(requestAuthCode, { query: { tel } });
    expect([status, problem.fields?.tel]).toEqual([422, '휴대폰 번호 형식을 확인해 주세요.']);
    expect((await call(checkAuthCode, { body: { tel, code: '123456' } })).status).toBe(422);
  });
});
