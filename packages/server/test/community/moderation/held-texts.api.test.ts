import { beforeEach, expect, test } from '@jest/globals';
import {
  createBoardComment,
  listBoardComments,
  updateBoardComment,
} from '@danji/contracts/community/board-comment.endpoints';
import { createCommunityAnswer, listCommunityAnswers } from '@danji/contracts/community/community-answer.endpoints';
import { createCommunityPost, updateCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import { followCommunityCategory } from '@danji/contracts/community/community-new-post-follow.endpoints';
import { getCommunityPost, listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import {
  createListedWord,
  deleteListedWord,
  listListedWords,
  tryListedWords,
} from '@danji/contracts/community/listed-word.endpoints';
import { getOwnReview } from '@danji/contracts/community/report.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { HoldReason, ListedWordAction } from '@danji/contracts/codes/moderation-codes';
import { ReportedKind, ReviewState } from '@danji/contracts/codes/report-codes';
import type { NanoId } from '@danji/contracts/fields';
import { toDocument } from '@danji/contracts/documents/document-text';
import { tellOfNewPosts } from '@danji/server/community/posts/tell-of-new-posts.job';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { createOtherApp } from '@danji/testing/other-app';
import { testServer } from '@danji/testing/test-server';
import { uploadFile } from '../notices/notice-fixture.ts';
import { makePost, postBody, QUESTION, read } from '../posts/post-fixture.ts';
import { createReporters, decide, firstCase } from '../reports/report-fixture.ts';

beforeEach(() => testServer().reset());

type Signed = { token: string };
const add = ({ token }: Signed, word: string, action: 1 | 2 | 3 = ListedWordAction.REFUSE) =>
  call(createListedWord, { token, body: { word, action } });
const comment = ({ token }: Signed, board_id: number, content: string) =>
  call(createBoardComment, { token, body: { board_id, content } });
const comments = async ({ token }: Signed, board_id: number) =>
  (await call(listBoardComments, { token, query: { board_id } })).data.results.map(({ content }) => content);
/** The version of the only comment. */
const versionOf = async ({ token }: Signed, board_id: number): Promise<string> =>
  (await call(listBoardComments, { token, query: { board_id } })).data.results[0]?.updated ?? '';
const titlesOf = async ({ token }: Signed) => (await listNotified(token)).map(({ title }) => title);

/** A member whose account is a month old and of whom others see three texts. */
async function createKnown() {
  const [author] = await createReporters(1);
  if (!author) throw new Error('unreachable');
  for (let n = 0; n < 3; n += 1) await makePost(author, { title: `후기 ${n}` });
  return author;
}

test('staff keeps a list of words, each once however it is written, and tries a text against it', async () => {
  const staff = await testServer().create.staff();
  const { token } = staff;
  expect((await add(staff, '사설토토')).status).toBe(200);
  expect((await add(staff, 'ㅅㅏ설 토토')).problem.fields).toHaveProperty('word');
  expect((await add(staff, '...')).problem.fields).toHaveProperty('word');
  await add(staff, '급전', ListedWordAction.HOLD);
  await add(staff, '급전환', ListedWordAction.EXCEPTION);
  const trial = (content: string) => call(tryListedWords, { token, query: { content } });
  expect((await trial('사 설 토 토, 010-1234-5678')).data).toEqual({
    words: [{ word: '사설토토', action: ListedWordAction.REFUSE, found: '사 설 토 토' }],
    contact: '010-1234-5678',
  });
  expect((await trial('급전환 시대')).data.words).toEqual([]);
  const { data } = await call(listListedWords, { token, query: { action: ListedWordAction.HOLD } });
  expect(data.results.map(({ word }) => word)).toEqual(['급전']);
  const params = { id: data.results[0]?.nano_id ?? '' };
  expect((await call(deleteListedWord, { token, params })).status).toBe(200);
  expect((await call(deleteListedWord, { token, params })).status).toBe(404);
  expect((await trial('급전')).data.words).toEqual([]);
});

test('a refused word is named beside its field, also in a change; a draft may have it', async () => {
  const { create } = testServer();
  const [author, staff] = [await create.general(), await create.staff()];
  await add(staff, '사설토토');
  const write = (given: Parameters<typeof postBody>[0]) =>
    call(createCommunityPost, { token: author.token, body: postBody(given) });
  expect((await write({ title: '사.설.토.토 안내' })).problem.fields?.['title']).toContain('‘사.설.토.토’');
  expect((await write({ content: toDocument('반사 설토토') })).status).toBe(200);
  expect((await write({ content: toDocument('ㅅㅏ설토토') })).problem.fields).toHaveProperty('content');
  const file_ids = [(await uploadFile(author.token, '사설 토토 안내.pdf')) as NanoId];
  expect((await write({ file_ids })).problem.fields).toHaveProperty('file_ids');
  const { data: draft } = await write({ title: '사설토토', file_ids, board_status: BoardStatus.TEMP });
  const publish = { board_status: BoardStatus.VISIBLE, updated: draft.board.updated };
  const published = await call(updateCommunityPost, { token: author.token, params: { id: draft.id }, body: publish });
  expect(published.problem.fields).toHaveProperty('title');
  const { board } = await makePost(author);
  expect((await comment(author, board.id, '사설토토')).problem.fields).toHaveProperty('content');
});

test('a held post is for its author and our staff alone until it is released, and its author is told', async () => {
  const { create } = testServer();
  const [author, other, staff] = [await createKnown(), await create.general(), await create.staff()];
  await add(staff, '급전', ListedWordAction.HOLD);
  const post = await makePost(author, { title: '급.전 필요하신 분' });
  expect(post.board.board_status).toBe(BoardStatus.BLOCK);
  expect((await read(post, other)).status).toBe(404);
  expect((await call(listCommunityPosts, { query: { search: '필요하신' } })).data.results).toEqual([]);
  const own = { kind: ReportedKind.POST, object_id: post.id };
  const review = (await call(getOwnReview, { token: author.token, query: own })).data;
  expect(review).toMatchObject({ state: ReviewState.OPEN, held: HoldReason.WORD, reason: null });
  expect(await titlesOf(staff)).toEqual(['공개 전에 확인할 글이 있어요']);
  const reviewed = await firstCase(staff);
  expect(reviewed).toMatchObject({ held: HoldReason.WORD, held_text: '급.전', reports: 0, is_hidden: true });
  await decide(staff, reviewed, { state: ReviewState.DISMISSED });
  const shown = (await read(post, other)).data;
  expect(shown.board.board_status).toBe(BoardStatus.VISIBLE);
  expect(await titlesOf(author)).toEqual(['글이 공개됐어요']);
  // A released text is not held again for the same word.
  const change = { content: toDocument('고쳤어요.'), updated: shown.board.updated };
  const changed = await call(updateCommunityPost, { token: author.token, params: { id: post.id }, body: change });
  expect(changed.data.board.board_status).toBe(BoardStatus.VISIBLE);
});

test('followers are told of a held post when it is released, and once for ever', async () => {
  const { create } = testServer();
  const [author, follower, staff] = [await createKnown(), await create.general(), await create.staff()];
  const body = { category: 'communication' as const, category1: 4, is_following: true };
  await call(followCommunityCategory, { token: follower.token, body });
  await add(staff, '급전', ListedWordAction.HOLD);
  const { id } = await makePost(author, { title: '급전 필요하신 분' });
  const readAs = async (reader: Signed) =>
    (await call(getCommunityPost, { token: reader.token, params: { id: String(id) } })).data.board;
  const show = async (board_status: 0 | 1) => {
    const body = { board_status, updated: (await readAs(author)).updated };
    return (await call(updateCommunityPost, { token: author.token, params: { id: String(id) }, body })).status;
  };
  const told = async () => {
    const { platform } = testServer();
    await platform.jobs.runNow(tellOfNewPosts, {});
    // The server tells by itself too: what it is about to tell is waited for.
    await platform.db.selectFrom('community_new_post').select('post_id').forUpdate().execute();
    return (await titlesOf(follower)).length;
  };
  expect(await told()).toBe(0);
  await decide(staff, await firstCase(staff), { state: ReviewState.DISMISSED });
  expect(await told()).toBe(1);
  await show(BoardStatus.INVISIBLE);
  await show(BoardStatus.VISIBLE);
  expect((await readAs(author)).board_status).toBe(BoardStatus.BLOCK);
  await decide(staff, await firstCase(staff), { state: ReviewState.DISMISSED });
  expect((await readAs(follower)).board_status).toBe(BoardStatus.VISIBLE);
  expect(await told()).toBe(1);
});

test('a link or telephone number of a new author is held, that of a known one is not; who waits for it hears of it later', async () => {
  const { create } = testServer();
  const [asker, known, fresh, staff] = [
    await create.general(),
    await createKnown(),
    await create.general(),
    await create.staff(),
  ];
  const question = await makePost(asker, QUESTION);
  const answer = ({ token }: Signed, content: string) =>
    call(createCommunityAnswer, { token, body: { question_nano_id: question.nano_id, content: toDocument(content) } });
  const answers = async ({ token }: Signed) =>
    (await call(listCommunityAnswers, { token, query: { question_nano_id: question.nano_id } })).data.results.length;
  await answer(known, '010-1234-5678로 물어보세요.');
  await answer(fresh, '공일공 1234 5678로 물어보세요.');
  expect([await answers(asker), await answers(fresh), await answers(staff)]).toEqual([1, 2, 2]);
  expect((await read(question, asker)).data.answers).toBe(1);
  const heard = await titlesOf(asker);
  await decide(staff, await firstCase(staff), { state: ReviewState.DISMISSED });
  expect(await answers(asker)).toBe(2);
  expect((await titlesOf(asker)).length).toBe(heard.length + 1);

  const { data } = await comment(fresh, question.board.id, '반가워요');
  const body = { content: '반가워요 www.spam.kr', updated: data.updated };
  const changed = await call(updateBoardComment, { token: fresh.token, params: { id: data.id }, body });
  expect(changed.data.is_hidden).toBe(true);
  expect(await comments(asker, question.board.id)).toEqual([]);
  expect(await comments(fresh, question.board.id)).toEqual(['반가워요 www.spam.kr']);
  await decide(staff, await firstCase(staff), { state: ReviewState.DISMISSED });
  const more = { content: '반가워요 www.spam.kr 010-1234-5678', updated: await versionOf(fresh, question.board.id) };
  await call(updateBoardComment, { token: fresh.token, params: { id: data.id }, body: more });
  expect((await firstCase(staff)).held_text).toBe('010-1234-5678');
  await decide(staff, await firstCase(staff), { state: ReviewState.REMOVED, reason: 1 });
  expect(await comments(asker, question.board.id)).toEqual([]);
  expect((await titlesOf(fresh))[0]).toBe('댓글이 가려졌어요');
});

test('a new author publishes so many texts in an hour, many at once too; a known one goes on', async () => {
  const { create, db, clock } = testServer();
  const [fresh, known] = [await create.general(), await createKnown()];
  const app = await createOtherApp({ rateLimitScale: 0.4 });
  const write = async ({ token }: Signed) => {
    const response = await app.inject({
      method: 'POST',
      url: createCommunityPost.path,
      headers: { authorization: `Bearer ${token}` },
      payload: postBody(),
    });
    return { status: response.statusCode, problem: response.json<{ title: string }>() };
  };
  const all = await Promise.all([write(fresh), write(fresh), write(fresh), write(fresh)]);
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
  expect(all.find(({ status }) => status === 429)?.problem.title).toContain('한 시간에 글을 2개까지');
  expect((await write(known)).status).toBe(200);
  const hourAgo = new Date(clock.now().getTime() - 3_600_000);
  await db.updateTable('community_post').set({ published: hourAgo }).execute();
  expect((await write(fresh)).status).toBe(200);
  await app.close();
});
