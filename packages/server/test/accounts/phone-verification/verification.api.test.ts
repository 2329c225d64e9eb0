import { beforeEach, describe, expect, test } from '@jest/globals';
import { checkAuthCode, requestAuthCode } from '@danji/contracts/accounts/sms.endpoints';
import { findEmail } from '@danji/contracts/accounts/signup.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { readCode, verifyPhone } from './phone-verification.ts';
import { WebBrowser } from '../sessions/web-browser.ts';
import { TEL, ask, answer } from './verification-calls.ts';

const find = (verification: string, tel = TEL) =>
  call(findEmail, { body: { name: '김하늘', tel, user_type: 2, verification } });

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const askFrom = (browser: WebBrowser) => browser.call(requestAuthCode, { query: { tel: TEL } });

const answerFrom = async (browser: WebBrowser, code: string) =>
  (await browser.call(checkAuthCode, { body: { tel: TEL, code } })).data;

beforeEach(() => testServer().reset());

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
      fields: { verification: '휴대폰 인증을 다시 해 주세요.' },
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
