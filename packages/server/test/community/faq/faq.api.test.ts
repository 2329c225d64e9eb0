import { beforeEach, expect, test } from '@jest/globals';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import { getFaq, listFaqs, rateFaq } from '@danji/contracts/community/faq.endpoints';
import {
  deleteFaq,
  listStaffFaqs,
  placeFaq,
  restoreFaq,
  updateFaq,
} from '@danji/contracts/community/faq-staff.endpoints';
import { countBoardView } from '@danji/contracts/community/notice.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { faqPersonalData } from '@danji/server/community/faq/personal-data';
import { cleanUp } from '@danji/server/community/notices/clean-up';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { download } from '../../site/files/upload.ts';
import { uploadPicture, withImages } from '../notices/notice-fixture.ts';
import { makeFaq } from './faq-fixture.ts';

const { ACCOUNT, BID, POINT } = SupportCategory;

let staff: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff({ name: '김운영' });
});

const titles = async (query: QueryOf<typeof listFaqs> = {}) =>
  (await call(listFaqs, { query })).data.results.map(({ question }) => question.title);
const places = async () =>
  (await call(listStaffFaqs, { token: staff.token })).data.results.map(
    ({ category, position, question }) => `${category}-${position} ${question.title}`,
  );
const make = (title: string, category: number = ACCOUNT) =>
  makeFaq(staff.token, { title, category: category as typeof ACCOUNT });

test('everybody reads a question and its answer, two posts; who wrote them only operators see', async () => {
  const made = await makeFaq(staff.token);
  expect(made).toMatchObject({ category: ACCOUNT, position: 1, question: { user: { name: '김운영' } } });
  expect(made.question.id).not.toBe(made.answer.id);
  const { data } = await call(getFaq, { params: { id: made.nano_id } });
  expect(data.answer.content).toEqual(toDocument('비밀번호 찾기에서 새로 정할 수 있어요.'));
  expect([data.question.title, data.question.user, data.answer.user]).toEqual(['비밀번호를 잊었어요.', null, null]);
  expect((await call(getFaq, { params: { id: made.id } })).data).toEqual(data);
  expect((await call(countBoardView, { body: { board_id: made.question.id } })).data).toEqual({ views: 1 });
});

test('hidden ones, drafts and deleted ones exist for operators alone, and a deleted one can come back', async () => {
  const draft = await makeFaq(staff.token, { title: '초안', board_status: BoardStatus.TEMP });
  const hidden = await makeFaq(staff.token, { title: '숨김', board_status: BoardStatus.INVISIBLE });
  const deleted = await make('지움');
  const params = { id: deleted.id };
  await call(deleteFaq, { token: staff.token, params });
  const { token } = await testServer().create.general();
  for (const { nano_id } of [draft, hidden, deleted])
    for (const as of [{}, { token }]) expect((await call(getFaq, { params: { id: nano_id }, ...as })).status).toBe(404);
  expect(await titles()).toEqual([]);
  expect((await call(getFaq, { token: staff.token, params: { id: draft.id } })).data).toEqual(draft);
  expect(await places()).toEqual(['1-1 초안', '1-2 숨김']);
  const query = { board_status: BoardStatus.TEMP };
  expect((await call(listStaffFaqs, { token: staff.token, query })).data.count).toBe(1);
  await call(restoreFaq, { token: staff.token, params });
  expect(await titles()).toEqual(['지움']);
  expect((await call(restoreFaq, { token: staff.token, params })).status).toBe(404);
});

test('finds words of questions and answers, and questions of a category, in the order of our staff', async () => {
  await make('포인트는 어떻게 모으나요?', POINT);
  await make('비밀번호를 잊었어요.');
  await makeFaq(staff.token, {
    category: BID,
    title: '공고는 누가 올리나요?',
    content: toDocument('관리자가 올려요.'),
  });
  expect(await titles()).toEqual(['비밀번호를 잊었어요.', '공고는 누가 올리나요?', '포인트는 어떻게 모으나요?']);
  expect(await titles({ search: '관리자' })).toEqual(['공고는 누가 올리나요?']);
  expect(await titles({ search: '포인트는', category: POINT })).toEqual(['포인트는 어떻게 모으나요?']);
  expect(await titles({ search: '포인트는', category: BID })).toEqual([]);
});

test('a place in a category is changed, and no place is ever empty or taken twice', async () => {
  const { token } = staff;
  const [first, second, third] = [await make('하나'), await make('둘'), await make('셋')];
  await make('다른 분류', BID);
  const place = (id: number, position: number) => call(placeFaq, { token, params: { id }, body: { position } });
  await place(third.id, 1);
  expect(await places()).toEqual(['1-1 셋', '1-2 하나', '1-3 둘', '3-1 다른 분류']);
  await place(third.id, 99);
  await place(third.id, 99);
  // An operator who has seen an older order is told so, and moves nothing.
  const late = await call(placeFaq, { token, params: { id: third.id }, body: { position: 2, from: 1 } });
  expect([late.status, late.problem.code]).toEqual([409, 'invalid_transition']);
  expect(await places()).toEqual(['1-1 하나', '1-2 둘', '1-3 셋', '3-1 다른 분류']);
  await call(deleteFaq, { token, params: { id: first.id } });
  await call(updateFaq, {
    token,
    params: { id: second.id },
    body: { category: BID, updated: second.question.updated },
  });
  expect(await places()).toEqual(['1-1 셋', '3-1 다른 분류', '3-2 둘']);
  await call(restoreFaq, { token, params: { id: first.id } });
  expect(await places()).toEqual(['1-1 셋', '1-2 하나', '3-1 다른 분류', '3-2 둘']);
  // Eight at once leave the places whole.
  await Promise.all(Array.from({ length: 8 }, (_, index) => make(`동시에 ${index}`)));
  const numbers = (await places()).filter((line) => line.startsWith('1-')).map((line) => Number(line.split(/[- ]/)[1]));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a change names the version it was made of, and the staff log shows what changed', async () => {
  const { token } = staff;
  const made = await makeFaq(token);
  const change = (body: object) =>
    call(updateFaq, { token, params: { id: made.id }, body: { updated: made.question.updated, ...body } });
  const { data } = await change({ title: '  비밀번호를 바꾸고 싶어요.  ' });
  expect([data.question.title, data.answer.title]).toEqual(['비밀번호를 바꾸고 싶어요.', '비밀번호를 바꾸고 싶어요.']);
  const { status, problem } = await change({ title: '늦은 변경' });
  expect([status, problem]).toEqual([409, expect.objectContaining({ code: 'conflict', current: data })]);
  expect((await change({ title: '   ' })).problem.fields).toHaveProperty('title');
  const { token: admin } = await testServer().create.admin();
  const log = await call(listStaffLog, { token: admin, query: {} });
  expect(log.data.results[0]).toMatchObject({
    old_object: { question: { title: '비밀번호를 잊었어요.' } },
    new_object: { question: { title: '비밀번호를 바꾸고 싶어요.' } },
  });
});

test('everybody sees the pictures of an answer, and 30 days after a deletion nothing is left', async () => {
  const { db, clock, platform } = testServer();
  const { token } = staff;
  const image = await uploadPicture(token);
  const { id } = await makeFaq(token, { content: withImages(image) });
  expect((await download(`/api/commons/files/${image}/`)).statusCode).toBe(200);
  await call(deleteFaq, { token, params: { id } });
  clock.advance(30 * 86_400 + 60);
  await platform.jobs.runNow(cleanUp, {});
  expect(await db.selectFrom('faq').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('board_post').select('id').execute()).toEqual([]);
});

test('an account says once whether an answer was helpful, may change it, and only operators see the numbers', async () => {
  const { id } = await makeFaq(staff.token);
  const { general } = testServer().create;
  const [first, second] = [await general(), await general()];
  const rate = (token: string, is_helpful: boolean) => call(rateFaq, { token, params: { id }, body: { is_helpful } });
  const own = async ({ token }: { token?: string }) =>
    (await call(getFaq, { params: { id }, ...(token && { token }) })).data;
  await Promise.all(Array.from({ length: 8 }, () => rate(first.token, true)));
  await rate(second.token, false);
  expect(await own(staff)).toMatchObject({ helpful: 1, unhelpful: 1, is_helpful: null });
  await rate(second.token, true);
  expect(await own(staff)).toMatchObject({ helpful: 2, unhelpful: 0 });
  expect(await own(second)).toMatchObject({ helpful: null, unhelpful: null, is_helpful: true });
  expect(await own({})).toMatchObject({ helpful: null, is_helpful: null });
  await faqPersonalData.erase?.(testServer().db, { id: second.id } as never, testServer().clock.now());
  expect(await own(staff)).toMatchObject({ helpful: 1, unhelpful: 0 });
});
