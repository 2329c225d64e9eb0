import { beforeEach, expect, test } from '@jest/globals';
import { createBoardComment, listBoardComments } from '@danji/contracts/community/board-comment.endpoints';
import {
  acceptCommunityAnswer,
  createCommunityAnswer,
  listCommunityAnswers,
  updateCommunityAnswer,
} from '@danji/contracts/community/community-answer.endpoints';
import {
  createCommunityBlock,
  deleteCommunityBlock,
  listCommunityBlocks,
} from '@danji/contracts/community/community-block.endpoints';
import { updateCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import { listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import { appealReview, getOwnReview } from '@danji/contracts/community/report.endpoints';
import { listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { ReportedKind, ReportReason, ReviewState } from '@danji/contracts/codes/report-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { download, upload } from '../../site/files/upload.ts';
import { makePost, QUESTION, read } from '../posts/post-fixture.ts';
import { createReporters, decide, firstCase, hideByReports, report } from './report-fixture.ts';

beforeEach(() => testServer().reset());

const { POST, ANSWER, COMMENT } = ReportedKind;
const titles = async ({ token }: { token?: string } = {}, query = {}) =>
  (await call(listCommunityPosts, { ...(token && { token }), query })).data.results.map(({ board }) => board.title);
const titlesOf = async (token: string) => (await listNotified(token)).map(({ title }) => title);

test('three established members hide a post at once, new accounts never; its author and our staff still see it', async () => {
  const { create } = testServer();
  const [author, staff, fresh] = [await create.general(), await create.staff(), await create.general()];
  const { board } = await makePost(author);
  const post = await makePost(author, { title: '현금 대출 당일 입금' });
  const [first, second, third] = await createReporters(3);
  if (!first || !second || !third) throw new Error('unreachable');
  expect((await report(author, post.id)).status).toBe(403);
  expect((await report(first, post.id, { reason: ReportReason.OTHER })).problem.fields).toHaveProperty('content');
  expect((await report(first, post.id)).status).toBe(200);
  expect((await report(first, post.id)).problem.code).toBe('invalid_transition');
  for (let n = 0; n < 2; n += 1) await report(await create.general(), post.id);
  await report(second, post.id);
  expect((await read(post, fresh)).status).toBe(200);
  const both = await Promise.all([report(third, post.id), report(fresh, post.id)]);
  expect(both.map(({ status }) => status)).toContain(200);
  expect((await read(post, fresh)).status).toBe(404);
  expect(await titles()).toEqual([board.title]);
  expect(await titles({}, { search: '대출' })).toEqual([]);
  expect(await titles({}, { author: author.nano_id })).toEqual([board.title]);
  expect((await read(post, author)).data.board.board_status).toBe(BoardStatus.BLOCK);
  expect((await read(post, staff)).status).toBe(200);
  expect(await titles(author, { is_own: true })).toContain('현금 대출 당일 입금');
  const change = { title: '바꿈', updated: (await read(post, author)).data.board.updated };
  expect((await call(updateCommunityPost, { token: author.token, params: { id: post.id }, body: change })).status).toBe(
    409,
  );
  expect(await titlesOf(author.token)).toEqual(['글이 검토 중이에요']);
  expect(await titlesOf(staff.token)).toEqual(['확인할 신고가 있어요']);
});

test('an operator shows again what is harmless, and it is not hidden by reports again; who is late sees the decision', async () => {
  const { create, clock } = testServer();
  const [author, staff, other] = [await create.general(), await create.staff(), await create.staff()];
  const post = await makePost(author);
  await hideByReports(post.id);
  const seen = await firstCase(staff);
  expect(seen).toMatchObject({ reports: 3, is_hidden: true, text: expect.stringContaining('전기요금'), earlier: [] });
  expect(seen.report_list).toHaveLength(3);
  const done = await decide(staff, seen, { state: ReviewState.DISMISSED });
  expect(done.data).toMatchObject({ state: ReviewState.DISMISSED, is_hidden: false });
  expect((await decide(other, seen, { state: ReviewState.REMOVED, reason: 1 })).problem).toMatchObject({
    code: 'conflict',
    current: { state: ReviewState.DISMISSED },
  });
  expect((await read(post, other)).data.board.board_status).toBe(BoardStatus.VISIBLE);
  expect(await titlesOf(author.token)).toEqual(['글이 다시 보여요', '글이 검토 중이에요']);
  clock.advance(1);
  await hideByReports(post.id);
  expect((await read(post)).status).toBe(200);
  expect((await call(listReviewCases, { token: staff.token, query: { state: 0 } })).data.count).toBe(1);
});

test('a removed post stays hidden with its reason; its author writes against it once, which opens the case again', async () => {
  const { create, clock } = testServer();
  const [author, staff, reporter] = [await create.general(), await create.staff(), await create.general()];
  const post = await makePost(author);
  await report(reporter, post.id);
  const named = { kind: POST, object_id: post.id };
  const own = () => call(getOwnReview, { token: author.token, query: named });
  expect((await own()).status).toBe(404);
  expect((await decide(staff, await firstCase(staff), { state: 2 })).problem.fields).toHaveProperty('reason');
  clock.advance(1);
  await decide(staff, await firstCase(staff), { state: 2, reason: ReportReason.ADVERTISING });
  expect((await own()).data).toMatchObject({ state: 2, reason: 1, message: expect.stringContaining('홍보') });
  expect((await call(getOwnReview, { token: reporter.token, query: named })).status).toBe(404);
  const appeal = () => call(appealReview, { token: author.token, body: { ...named, content: '광고가 아니에요.' } });
  expect((await appeal()).data).toMatchObject({ state: 0, appeal: '광고가 아니에요.' });
  expect((await appeal()).problem.code).toBe('invalid_transition');
  const reopened = await firstCase(staff);
  expect(reopened).toMatchObject({ state: 0, is_hidden: true, appeal: '광고가 아니에요.' });
  await decide(staff, reopened, { state: ReviewState.DISMISSED });
  expect((await read(post)).status).toBe(200);
  const next = await makePost(author, { title: '다음 글' });
  await report(reporter, next.id);
  const { earlier } = await firstCase(staff);
  expect(earlier).toMatchObject([{ state: ReviewState.DISMISSED, excerpt: post.board.title }]);
});

test('a hidden answer is gone with its files and comments, and counts no more', async () => {
  const { create } = testServer();
  const [author, answerer, staff] = [await create.general(), await create.general(), await create.staff()];
  const question = await makePost(author, QUESTION);
  const { files } = await upload('files', [{ name: '답.txt', bytes: Buffer.from('답') }], {
    token: answerer.token,
    fields: { is_temp: 'true' },
  });
  const { data: answer } = await call(createCommunityAnswer, {
    token: answerer.token,
    body: {
      question_nano_id: question.nano_id,
      content: toDocument('욕설이 담긴 답변'),
      file_ids: files.map(({ nano_id }) => nano_id),
    },
  });
  await hideByReports(answer.id, { kind: ANSWER });
  const list = async ({ token }: { token: string }) =>
    (await call(listCommunityAnswers, { token, query: { question_nano_id: question.nano_id } })).data.results;
  expect(await list(author)).toEqual([]);
  const own = await list(answerer);
  expect(own.map(({ board }) => board.board_status)).toEqual([BoardStatus.BLOCK]);
  expect(own[0]?.board.files).toHaveLength(1);
  const [address = ''] = answer.board.files[0]?.file.split('?') ?? [];
  expect((await download(address)).statusCode).toBe(404);
  expect((await read(question)).data).toMatchObject({ answers: 0 });
  const { token } = answerer;
  const params = { id: answer.id };
  expect((await call(listBoardComments, { token: author.token, query: { board_id: answer.board.id } })).status).toBe(
    404,
  );
  expect((await call(acceptCommunityAnswer, { token: author.token, params })).problem.code).toBe('invalid_transition');
  const body = { content: toDocument('고침'), updated: answer.board.updated };
  expect((await call(updateCommunityAnswer, { token, params, body })).problem.code).toBe('invalid_transition');
  await decide(staff, await firstCase(staff), { state: ReviewState.DISMISSED });
  expect(await list(author)).toHaveLength(1);
  expect((await read(question)).data).toMatchObject({ answers: 1 });
});

test('a hidden comment leaves its place to its replies, without its text; an anonymous author stays so for our staff', async () => {
  const { create } = testServer();
  const [author, other, staff] = [await create.general(), await create.general(), await create.staff()];
  const post = await makePost(author, { category1: 1, is_anonymous: true });
  const write = async ({ token }: { token: string }, content: string, parent?: number) =>
    (
      await call(createBoardComment, {
        token,
        body: { board_id: post.board.id, content, ...(parent && { parent_id: parent }) },
      })
    ).data;
  const first = await write(author, '거친 말');
  await write(other, '그러지 마세요.', first.id);
  await hideByReports(first.id, { kind: COMMENT });
  const list = async (query = {}, token?: string) =>
    (await call(listBoardComments, { ...(token && { token }), query: { board_id: post.board.id, ...query } })).data
      .results;
  expect(await list()).toMatchObject([{ content: '', user: null, is_hidden: true }, { content: '그러지 마세요.' }]);
  expect(await list({ search: '거친' })).toEqual([]);
  expect((await list({}, author.token))[0]).toMatchObject({ content: '거친 말', is_hidden: true, is_own: true });
  expect((await read(post)).data.board.comments).toBe(1);
  const seen = await firstCase(staff);
  expect(seen.author).toMatchObject({ nano_id: null, nickname: '익명' });
  await decide(staff, seen, { state: ReviewState.DISMISSED });
  expect((await list())[0]).toMatchObject({ content: '거친 말', is_hidden: false });
  expect((await read(post)).data.board.comments).toBe(2);
});

test('the texts of a blocked author are hidden from one member; an anonymous block says nothing of who it is', async () => {
  const { create } = testServer();
  const [author, reader] = [await create.general(), await create.general()];
  const post = await makePost(author, { title: '이름 있는 글' });
  const worry = await makePost(author, { title: '익명 글', category1: 1, is_anonymous: true });
  const body = { board_id: post.board.id, content: '글쓴이 댓글' };
  await call(createBoardComment, { token: author.token, body });
  const block = (object_id: number) =>
    call(createCommunityBlock, { token: reader.token, body: { kind: POST, object_id } });
  const comments = async (token: string) =>
    (await call(listBoardComments, { token, query: { board_id: post.board.id } })).data.count;
  expect(
    (await call(createCommunityBlock, { token: author.token, body: { kind: POST, object_id: post.id } })).status,
  ).toBe(403);
  const { data: anonymous } = await block(worry.id);
  expect(anonymous.user).toMatchObject({ nano_id: null, nickname: '익명' });
  expect(await titles(reader)).toEqual(['이름 있는 글']);
  const isBlocked = async (of: typeof post) => (await read(of, reader)).data.is_author_blocked;
  expect([await isBlocked(post), await isBlocked(worry)]).toEqual([false, true]);
  expect(await comments(reader.token)).toBe(1);
  const remove = (id: number) => call(deleteCommunityBlock, { token: reader.token, params: { id } });
  await remove(anonymous.id);
  const { data: named } = await block(post.id);
  expect((await block(post.id)).data.id).toBe(named.id);
  expect(await titles(reader)).toEqual(['익명 글']);
  expect([await isBlocked(post), await isBlocked(worry)]).toEqual([true, false]);
  expect([await comments(reader.token), await comments(author.token)]).toEqual([0, 1]);
  expect((await call(listCommunityBlocks, { token: reader.token })).data.results).toMatchObject([
    { user: { nano_id: author.nano_id } },
  ]);
  expect((await remove(named.id)).status).toBe(200);
  expect(await titles(reader)).toHaveLength(2);
});
