import { beforeEach, expect, test } from '@jest/globals';
import { InquiryState } from '@danji/contracts/codes/inquiry-state';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import {
  createInquiry,
  deleteInquiry,
  getInquiry,
  getInquiryNumbers,
  listInquiries,
  updateInquiry,
} from '@danji/contracts/community/inquiry.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { countBoardView } from '@danji/contracts/community/notice.endpoints';
import { seedDemoInquiries } from '@danji/server/community/inquiries/demo-inquiries';
import {
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  updateSavedReply,
} from '@danji/contracts/community/saved-reply.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { download } from '../../site/files/upload.ts';
import { uploadFile } from '../notices/notice-fixture.ts';
import { makeInquiry } from './inquiry-fixture.ts';

const { RECEIVED, IN_PROGRESS, ANSWERED, CLOSED } = InquiryState;
const DAY = 86_400;

let [author, staff]: TestAccount[] = [];
beforeEach(async () => {
  await testServer().reset();
  const { create } = testServer();
  [author, staff] = [await create.general({ name: '한소장' }), await create.staff({ name: '김운영' })];
});

const tokenOf = (account: TestAccount | undefined) => account?.token ?? '';
const read = async (id: number, as = author) => (await call(getInquiry, { token: tokenOf(as), params: { id } })).data;

/** A change of the current version. */
async function change(id: number, as: TestAccount | undefined, body: Omit<BodyOf<typeof updateInquiry>, 'updated'>) {
  testServer().clock.advance(1);
  const { updated } = await read(id, staff);
  return call(updateInquiry, { token: tokenOf(as), params: { id }, body: { ...body, updated } });
}

/** Some seconds later, in new sessions: access tokens have run out. */
async function later(seconds: number): Promise<void> {
  const { clock, platform } = testServer();
  clock.advance(seconds);
  for (const account of [author, staff]) Object.assign(account ?? {}, await openSession(platform, account?.id ?? 0));
}

test('goes from the question to the answer, tells both sides, and does not say which operator answers', async () => {
  const made = await makeInquiry(tokenOf(author));
  expect(made).toMatchObject({ state: RECEIVED, answer: null, question: { user: { name: '한소장' } } });
  expect(await listNotified(tokenOf(staff))).toMatchObject([{ link: `/admin/inquiries/${made.nano_id}` }]);
  const taken = await change(made.id, staff, { state: IN_PROGRESS, note: '전화로 확인' });
  expect(taken.data).toMatchObject({ state: IN_PROGRESS, handler: { name: '김운영' }, note: '전화로 확인' });
  await change(made.id, staff, { content: '초대를 다시 보냈어요.' });
  const answered = await read(made.id);
  expect(answered).toMatchObject({ state: ANSWERED, handler: null, note: null, answer: { user: null } });
  expect(answered.answer && toPlainText(answered.answer.content)).toBe('초대를 다시 보냈어요.');
  expect(answered.first_answered).not.toBeNull();
  expect(answered.posts.map(({ is_staff }) => is_staff)).toEqual([false, true]);
  expect(await listNotified(tokenOf(author))).toMatchObject([{ link: `/support/inquiries/${made.nano_id}` }]);
});

test('is for its author and our staff alone, with its files, and is no post that others find', async () => {
  const file = await uploadFile(tokenOf(author), '화면.pdf');
  const { id, question } = await makeInquiry(tokenOf(author), { file_ids: [file] });
  const other = await testServer().create.general();
  expect((await call(getInquiry, { token: other.token, params: { id } })).status).toBe(404);
  expect((await change(id, other, { content: '끼어들기' })).status).toBe(404);
  expect((await call(listInquiries, { token: other.token })).data.count).toBe(0);
  expect((await call(countBoardView, { body: { board_id: question.id } })).status).toBe(404);
  const fileAs = async (token: string) => (await download(`/api/commons/files/${file}/`, { token })).statusCode;
  expect(await Promise.all([author, staff, other].map((as) => fileAs(tokenOf(as))))).toEqual([200, 200, 404]);
  expect((await change(id, author, { note: '메모' })).status).toBe(403);
  expect((await change(id, author, { state: IN_PROGRESS })).status).toBe(403);
});

test('is asked again within 7 days after the answer, and not later', async () => {
  const { id } = await makeInquiry(tokenOf(author));
  await change(id, staff, { content: '해 보세요.' });
  expect((await change(id, author, { content: '안 돼요.' })).data.state).toBe(RECEIVED);
  await change(id, staff, { content: '이렇게요.' });
  expect((await change(id, author, { state: CLOSED })).data.state).toBe(CLOSED);
  await later(7 * DAY - 60);
  expect((await change(id, author, { content: '다시 안 돼요.' })).data).toMatchObject({
    state: RECEIVED,
    closed: null,
  });
  await change(id, staff, { content: '고쳤어요.' });
  await later(7 * DAY + 60);
  const late = await change(id, author, { content: '또 안 돼요.' });
  expect([late.status, late.problem.code]).toEqual([409, 'invalid_transition']);
});

const titles = async (token: string, query = {}) =>
  (await call(listInquiries, { token, query })).data.results.map(({ question }) => question.title);

test('stands for its author newest first and for our staff unanswered and oldest first, by state, category and words', async () => {
  const [token, operator] = [tokenOf(author), tokenOf(staff)];
  await makeInquiry(token, { title: '초대장이 오지 않아요' });
  testServer().clock.advance(1);
  const { id } = await makeInquiry(token, { title: '포인트가 없어요', category: SupportCategory.POINT });
  testServer().clock.advance(1);
  const last = await makeInquiry(token, { title: '이름을 바꾸고 싶어요' });
  expect(await titles(token)).toEqual(['이름을 바꾸고 싶어요', '포인트가 없어요', '초대장이 오지 않아요']);
  await change(id, staff, { content: '넣어 드렸어요.' });
  expect(await titles(operator)).toEqual(['초대장이 오지 않아요', '이름을 바꾸고 싶어요', '포인트가 없어요']);
  await change(last.id, author, { state: CLOSED });
  expect(await titles(operator, { state: RECEIVED })).toEqual(['초대장이 오지 않아요']);
  expect(await titles(token, { category: SupportCategory.POINT })).toEqual(['포인트가 없어요']);
  expect(await titles(operator, { search: '초대장' })).toEqual(['초대장이 오지 않아요']);
});

test('is deleted by its author until it is answered; a change of an older version is refused', async () => {
  const token = tokenOf(author);
  const [first, second] = [await makeInquiry(token), await makeInquiry(token)];
  expect((await call(deleteInquiry, { token, params: { id: first.id } })).status).toBe(200);
  expect((await call(getInquiry, { token, params: { id: first.id } })).status).toBe(404);
  await change(second.id, staff, { content: '해 보세요.' });
  expect((await call(deleteInquiry, { token, params: { id: second.id } })).status).toBe(409);
  const body = { content: '늦은 말', updated: second.updated };
  expect((await call(updateInquiry, { token, params: { id: second.id }, body })).problem.code).toBe('conflict');
  expect((await call(createInquiry, { body: { category: 1, title: '제목', content: '내용' } })).status).toBe(401);
});

/** The status that an account, or a visitor, gets for a file. */
const fileFor = async (file: string, token?: string) =>
  (await download(`/api/commons/files/${file}/`, token === undefined ? {} : { token })).statusCode;

test('files of answers and of further messages are for both sides, and for nobody else', async () => {
  const { id } = await makeInquiry(tokenOf(author));
  const [answer, more] = [await uploadFile(tokenOf(staff), '안내.pdf'), await uploadFile(tokenOf(author), '화면.pdf')];
  await change(id, staff, { content: '파일을 보세요.', file_ids: [answer] });
  await change(id, author, { content: '이렇게 보여요.', file_ids: [more] });
  expect((await read(id)).posts.map(({ post }) => post.files.map(({ name }) => name))).toEqual([
    [],
    ['안내.pdf'],
    ['화면.pdf'],
  ]);
  const other = await testServer().create.general();
  for (const file of [answer, more]) {
    expect(await Promise.all([author, staff].map((as) => fileFor(file, tokenOf(as))))).toEqual([200, 200]);
    expect(await Promise.all([other.token, undefined].map((token) => fileFor(file, token)))).toEqual([404, 404]);
  }
});

test('its author says how content they are once it is answered, and our staff sees that in its numbers', async () => {
  const { id } = await makeInquiry(tokenOf(author));
  const rate = { satisfaction: 4, satisfaction_comment: ' 빨랐어요 ' };
  expect((await change(id, author, rate)).problem.code).toBe('invalid_transition');
  testServer().clock.advance(600);
  await change(id, staff, { content: '해 보세요.' });
  expect((await change(id, staff, rate)).status).toBe(403);
  expect((await change(id, author, { satisfaction_comment: '빨랐어요' })).problem.fields).toHaveProperty(
    'satisfaction',
  );
  await change(id, author, { satisfaction: 2 });
  await change(id, author, rate);
  expect(await read(id, staff)).toMatchObject({ state: ANSWERED, satisfaction: 4, satisfaction_comment: '빨랐어요' });
  await makeInquiry(tokenOf(author));
  expect((await call(getInquiryNumbers, { token: tokenOf(staff) })).data).toEqual({
    waiting: 1,
    received: 2,
    first_answer_minutes: 10,
    satisfaction: 4,
    satisfaction_count: 1,
  });
});

test('our staff saves replies under the log, and a change of an older version is refused', async () => {
  const token = tokenOf(staff);
  const made = (await call(createSavedReply, { token, body: { title: '인사', content: ' {이름} 님 ' } })).data;
  testServer().clock.advance(1);
  const { id: _id, created: _created, ...fields } = made;
  const save = (content: string) =>
    call(updateSavedReply, { token, params: { id: made.id }, body: { ...fields, content } });
  expect((await save('안녕하세요.')).data.content).toBe('안녕하세요.');
  expect((await save('늦은 변경')).problem).toMatchObject({ code: 'conflict', current: { content: '안녕하세요.' } });
  const { token: admin } = await testServer().create.admin();
  expect((await call(listStaffLog, { token: admin, query: {} })).data.results[0]).toMatchObject({
    old_object: { content: '{이름} 님' },
    new_object: { content: '안녕하세요.' },
  });
  await call(deleteSavedReply, { token, params: { id: made.id } });
  expect((await call(listSavedReplies, { token })).data.results).toEqual([]);
});

test('the demo has conversations in every state, of members and without a message to anybody', async () => {
  const { create, db, clock } = testServer();
  for (let member = 6; member <= 12; member += 1) await create.general({ email: `user${member}@danji.test` });
  await seedDemoInquiries(db, clock.now());
  const { data } = await call(listInquiries, { token: tokenOf(staff) });
  expect(data.results.map(({ state }) => state)).toEqual([0, 0, 0, 1, 2, 2, 3, 3]);
  expect((await read(data.results[0]?.id ?? 0, staff)).posts.map(({ is_staff }) => is_staff)).toEqual([
    false,
    true,
    false,
  ]);
  expect(await listNotified(tokenOf(staff))).toEqual([]);
});
