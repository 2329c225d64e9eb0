import { beforeEach, describe, expect, test } from '@jest/globals';
import { checkAuthCode, requestAuthCode } from '@danji/contracts/accounts/sms.endpoints';
import { findEmail } from '@danji/contracts/accounts/signup.endpoints';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { readCode, verifyPhone } from './phone-verification.ts';
import { WebBrowser } from '../sessions/web-browser.ts';

const TEL = '010-1234-5678';
const ask = (query = {}) => call(requestAuthCode, { query: { tel: TEL, ...query } });
const answer = (code: string, body = {}) => call(checkAuthCode, { body: { tel: TEL, code, ...body } });
const askFor = async (tel: string) => (await call(requestAuthCode, { query: { tel } })).status;
const find = (verification: string, tel = TEL) =>
  call(findEmail, { body: { name: '김하늘', tel, user_type: 2, verification } });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

const alarms = async () => {
  await deliverNotifications();
  return testServer().db.selectFrom('notification').select(['user_id', 'title']).execute();
};
const askFrom = (browser: WebBrowser) => browser.call(requestAuthCode, { query: { tel: TEL } });
const answerFrom = async (browser: WebBrowser, code: string) =>
  (await browser.call(checkAuthCode, { body: { tel: TEL, code } })).data;

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

describe('answering a code', () => {
  test('the right one returns a token in a header, once', async () => {
    await ask();
    const code = readCode(TEL);
    const first = await answer(code);
    expect([first.data, first.headers['x-verification-token']]).toEqual([true, expect.stringMatching(/^[\w-]{43}$/)]);
    const second = await answer(code);
    expect([second.data, second.headers['x-verification-token']]).toEqual([false, undefined]);
  });

  test('of two at the same moment one gets a token', async () => {
    await ask();
    const code = readCode(TEL);
    const answers = await Promise.all([answer(code), answer(code)]);
    expect(answers.map(({ data }) => data).toSorted()).toEqual([false, true]);
  });

  test('a wrong one is false, and after five even the right one is', async () => {
    await ask();
    const code = readCode(TEL);
    for (let tries = 0; tries < 4; tries += 1) expect((await answer(wrong(code))).data).toBe(false);
    expect((await answer(code)).data).toBe(true);
    testServer().clock.advance(31);
    await ask();
    const next = readCode(TEL);
    for (let tries = 0; tries < 5; tries += 1) await answer(wrong(next));
    expect((await answer(next)).data).toBe(false);
  });

  test('lasts 180 seconds, is bound to number and purpose, and is void when another was sent', async () => {
    await ask();
    const first = readCode(TEL);
    expect((await answer(first, { purpose: 'find_email' })).data).toBe(false);
    expect((await answer(first, { tel: '01012345679' })).data).toBe(false);
    testServer().clock.advance(60);
    await ask();
    const second = readCode(TEL);
    if (first !== second) expect((await answer(first)).data).toBe(false);
    testServer().clock.advance(181);
    expect((await answer(second)).data).toBe(false);
  });

  test.each(['', '12345', '12345a', '1234567', ' 123456', '１２３４５６', 'x'.repeat(5000)])(
    'is false for %j, which is no code, and that costs no try',
    async (code) => {
      await ask();
      for (let tries = 0; tries < 5; tries += 1) expect(await answer(code)).toMatchObject({ status: 200, data: false });
      expect((await answer(readCode(TEL))).data).toBe(true);
    },
  );
});

describe('the code of a browser', () => {
  test('stays valid when somebody else asks for one, and neither opens the other’s', async () => {
    const [owner, stranger] = [new WebBrowser(), new WebBrowser()];
    await askFrom(owner);
    const code = readCode(TEL);
    testServer().clock.advance(31);
    await askFrom(stranger);
    const other = readCode(TEL);
    testServer().clock.advance(31);
    expect((await ask()).status).toBe(200);
    if (code !== other) expect(await answerFrom(stranger, code)).toBe(false);
    expect(await answerFrom(owner, code)).toBe(true);
    expect(await answerFrom(stranger, other)).toBe(true);
  });

  test('is not voided by wrong guesses from elsewhere', async () => {
    const [owner, stranger] = [new WebBrowser(), new WebBrowser()];
    await askFrom(owner);
    const code = readCode(TEL);
    testServer().clock.advance(31);
    await askFrom(stranger);
    for (let tries = 0; tries < 5; tries += 1) {
      await answerFrom(stranger, wrong(code));
      await answer(wrong(code));
    }
    expect(await answerFrom(owner, code)).toBe(true);
  });

  test('keeps its proof when somebody else asks for a code', async () => {
    const owner = new WebBrowser();
    await testServer().create.general({ name: '김하늘', tel: '01012345678', email: 'haneul@danji.test' });
    await owner.call(requestAuthCode, { query: { tel: TEL, purpose: 'find_email' } });
    await owner.call(checkAuthCode, { body: { tel: TEL, code: readCode(TEL), purpose: 'find_email' } });
    testServer().clock.advance(31);
    await ask({ purpose: 'find_email' });
    expect((await owner.call(findEmail, { body: { name: '김하늘', tel: TEL, user_type: 2 } })).status).toBe(200);
  });
});

describe('the token of a verification', () => {
  beforeEach(async () => {
    await testServer().create.general({ name: '김하늘', tel: '01012345678', email: 'haneul@danji.test' });
  });

  test('is good once', async () => {
    const token = await verifyPhone(TEL, 'find_email');
    expect((await find(token)).status).toBe(200);
    expect((await find(token)).problem).toMatchObject({
      code: 'verification_required',
      fields: { verification: '휴대폰 인증을 다시 해주세요.' },
    });
  });

  test('of two uses at the same moment one wins', async () => {
    const token = await verifyPhone(TEL, 'find_email');
    const answers = await Promise.all([find(token), find(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('lasts ten minutes, and only for its number, its purpose, and until the next code is sent', async () => {
    const { clock } = testServer();
    const token = await verifyPhone(TEL, 'find_email');
    expect((await find(token, '010-1234-5679')).problem.code).toBe('verification_required');
    expect((await find(await verifyPhone('01012340000', 'signup'), '01012340000')).problem.code).toBe(
      'verification_required',
    );
    clock.advance(31);
    const newer = await verifyPhone(TEL, 'find_email');
    expect((await find(token)).problem.code).toBe('verification_required');
    clock.advance(10 * 60 + 1);
    expect((await find(newer)).problem.code).toBe('verification_required');
  });
});
