import { beforeEach, expect, test } from '@jest/globals';
import { checkAuthCode, requestAuthCode } from '@danji/contracts/accounts/sms.endpoints';
import { InquiryState } from '@danji/contracts/codes/inquiry-state';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import { getInquiry, listInquiries, updateInquiry } from '@danji/contracts/community/inquiry.endpoints';
import {
  createVisitorInquiry,
  deleteVisitorInquiry,
  getVisitorInquiry,
  listVisitorInquiries,
  updateVisitorInquiry,
} from '@danji/contracts/community/visitor-inquiry.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { inquiryPersonalData } from '@danji/server/community/inquiries/personal-data';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { readCode } from '../../accounts/phone-verification/phone-verification.ts';
import { WebBrowser } from '../../accounts/sessions/web-browser.ts';
import { download } from '../../site/files/upload.ts';
import { uploadFile } from '../notices/notice-fixture.ts';
import { makeInquiry } from './inquiry-fixture.ts';

const { RECEIVED, ANSWERED, CLOSED } = InquiryState;
const TEL = '010-1234-5678';
const QUESTION = {
  name: ' 김하늘 ',
  tel: TEL,
  category: SupportCategory.ACCOUNT,
  title: '계정이 정지됐어요',
  content: '이유를 알고 싶어요.',
};
const DAY = 86_400;

let staff: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff({ name: '김운영' });
});

/** Checks a phone in a browser; the proof is in its cookie. */
async function verify(browser: WebBrowser, tel = TEL): Promise<WebBrowser> {
  testServer().clock.advance(31);
  await browser.call(requestAuthCode, { query: { tel, purpose: 'inquiry' } });
  await browser.call(checkAuthCode, { body: { tel, code: readCode(tel), purpose: 'inquiry' } });
  return browser;
}
const visitor = (tel = TEL) => verify(new WebBrowser(), tel);
const ask = async (browser: WebBrowser, given: Partial<typeof QUESTION> = {}) =>
  (await browser.call(createVisitorInquiry, { body: { ...QUESTION, ...given } })).data;
const read = (browser: WebBrowser, id: number) => browser.call(getVisitorInquiry, { params: { id } });

async function change(browser: WebBrowser, id: number, body: Omit<BodyOf<typeof updateVisitorInquiry>, 'updated'>) {
  testServer().clock.advance(1);
  const { updated } = (await read(browser, id)).data;
  return browser.call(updateVisitorInquiry, { params: { id }, body: { ...body, updated } });
}

async function answer(id: number, content = '이렇게 해 보세요.', file_ids: string[] = []) {
  testServer().clock.advance(1);
  const { updated } = (await call(getInquiry, { token: staff.token, params: { id } })).data;
  return call(updateInquiry, { token: staff.token, params: { id }, body: { content, file_ids, updated } });
}

const answersSentTo = (tel: string): string[] =>
  testServer()
    .sandbox.inbox(tel)
    .map(({ content }) => content)
    .filter((text) => text.includes('답변'));
/** Waits until the job has sent its message. */
async function waitForAnswers(tel: string): Promise<string[]> {
  for (let tries = 0; tries < 200 && answersSentTo(tel).length === 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return answersSentTo(tel);
}

test('a visitor asks after a phone check, and our staff sees the name with a masked number and answers', async () => {
  const browser = await visitor();
  const made = await ask(browser);
  expect(made).toMatchObject({ state: RECEIVED, user: null, visitor: { name: '김하늘', tel: '010-****-5678' } });
  expect(await listNotified(staff.token)).toMatchObject([{ link: `/admin/inquiries/${made.nano_id}` }]);
  const [line] = (await call(listInquiries, { token: staff.token })).data.results;
  expect(line).toMatchObject({ id: made.id, visitor: { name: '김하늘', tel: '010-****-5678' } });
  const answered = await answer(made.id, '풀어 드렸어요.');
  expect(JSON.stringify(answered.data)).not.toContain('01012345678');
  const [message, ...more] = await waitForAnswers(TEL);
  expect(message).toContain(`/support/inquiries/visitor/${made.nano_id}`);
  expect(message).not.toContain('풀어');
  expect(more).toEqual([]);
  const { data } = await read(browser, made.id);
  expect(data).toMatchObject({ state: ANSWERED, handler: null, note: null, answer: { user: null } });
  expect((await browser.call(listVisitorInquiries)).data.inquiries.map(({ id }) => id)).toEqual([made.id]);
});

test('is for the proven number alone: nobody, another number and a member with the same number do not get it', async () => {
  const browser = await visitor();
  const { id, updated } = await ask(browser);
  const [member, other] = [await testServer().create.general({ tel: '01012345678' }), await visitor('010-9999-0000')];
  const reach = async (as: WebBrowser, token?: string) => {
    const sent = { params: { id }, ...(token !== undefined && { token }) };
    const body = { content: '끼어들기', updated };
    const tried = [
      await as.call(getVisitorInquiry, sent),
      await as.call(updateVisitorInquiry, { ...sent, body }),
      await as.call(deleteVisitorInquiry, sent),
    ];
    return tried.map(({ problem }) => problem.code);
  };
  expect(await reach(other)).toEqual(['not_found', 'not_found', 'not_found']);
  const required = ['verification_required', 'verification_required', 'verification_required'];
  expect(await reach(new WebBrowser())).toEqual(required);
  expect(await reach(new WebBrowser(), member.token)).toEqual(required);
  expect((await call(getInquiry, { token: member.token, params: { id } })).status).toBe(404);
  expect((await call(listInquiries, { token: member.token })).data.count).toBe(0);
  expect((await other.call(listVisitorInquiries)).data.inquiries).toEqual([]);
  const own = await makeInquiry(member.token);
  expect((await read(browser, own.id)).status).toBe(404);
  const elsewhere = { params: { id }, headers: { origin: 'https://evil.example' } };
  expect((await browser.call(getVisitorInquiry, elsewhere)).problem.code).toBe('forbidden');
  testServer().clock.advance(601);
  expect((await read(browser, id)).problem.code).toBe('verification_required');
  expect((await browser.call(createVisitorInquiry, { body: QUESTION })).problem.code).toBe('verification_required');
});

test('the files of an answer are read from the conversation, and not by the proof of another number', async () => {
  const browser = await visitor();
  const { id } = await ask(browser);
  const file = await uploadFile(staff.token, '안내.pdf');
  await answer(id, '파일을 보세요.', [file]);
  const [attached] = (await read(browser, id)).data.answer?.files ?? [];
  expect(attached).toMatchObject({ nano_id: file, name: '안내.pdf', user: null });
  expect((await download(attached?.file ?? '')).statusCode).toBe(200);
  const other = await visitor('010-9999-0000');
  expect((await read(other, id)).problem.code).toBe('not_found');
  const headers = { 'x-danji-client': 'web', cookie: other.cookieHeader() };
  expect((await download(`/api/commons/files/${file}/`, { headers })).statusCode).toBe(404);
  testServer().clock.advance(901);
  expect((await download(attached?.file ?? '')).statusCode).toBe(404);
});

test('goes on as that of a member: rated, ended, asked again for 7 days, deleted before the answer', async () => {
  const browser = await visitor();
  const [{ id }, taken] = [await ask(browser), await ask(browser)];
  expect((await browser.call(deleteVisitorInquiry, { params: { id: taken.id } })).status).toBe(200);
  expect((await change(browser, id, { satisfaction: 5 })).problem.code).toBe('invalid_transition');
  await answer(id);
  expect((await browser.call(deleteVisitorInquiry, { params: { id } })).problem.code).toBe('invalid_transition');
  expect((await change(browser, id, { satisfaction: 5 })).data.satisfaction).toBe(5);
  expect((await change(browser, id, { content: '다시 물어요.' })).data.state).toBe(RECEIVED);
  expect((await change(browser, id, { state: CLOSED })).data.state).toBe(CLOSED);
  testServer().clock.advance(7 * DAY + 60);
  Object.assign(staff, await openSession(testServer().platform, staff.id));
  await verify(browser);
  expect((await change(browser, id, { content: '또 물어요.' })).problem.code).toBe('invalid_transition');
});

test('a number writes five in a day, and only as the number that was checked', async () => {
  const browser = await visitor();
  const send = (tel = TEL) => browser.call(createVisitorInquiry, { body: { ...QUESTION, tel } });
  expect((await send('010-9999-0000')).problem.code).toBe('verification_required');
  const sent = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send()));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
  testServer().clock.advance(DAY);
  await verify(browser);
  expect((await send()).status).toBe(200);
});

test('ends with its posts three years after the last message', async () => {
  const { db, clock } = testServer();
  const { id } = await ask(await visitor());
  const posts = () => db.selectFrom('board_post').select('id').where('user_id', 'is', null).execute();
  const purgeAfter = async (days: number) => {
    clock.advance(days * DAY);
    await inquiryPersonalData.purge?.(db, clock.now());
    return (await db.selectFrom('inquiry').select('id').where('id', '=', id).execute()).length;
  };
  expect(await purgeAfter(3 * 365 - 2)).toBe(1);
  expect(await purgeAfter(5)).toBe(0);
  expect(await posts()).toEqual([]);
});
