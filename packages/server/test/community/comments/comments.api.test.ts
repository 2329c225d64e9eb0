import { beforeEach, expect, test } from '@jest/globals';
import {
  createBoardComment,
  deleteBoardComment,
  listBoardComments,
  updateBoardComment,
} from '@danji/contracts/community/board-comment.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { createCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { webPaths } from '@danji/contracts/web-paths';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { makePost, QUESTION, read, SALE } from '../posts/post-fixture.ts';

beforeEach(() => testServer().reset());

const comment = ({ token }: TestAccount, { board }: CommunityPost, content: string, parent_id?: number) =>
  call(createBoardComment, { token, body: { board_id: board.id, content, ...(parent_id && { parent_id }) } });
const list = async ({ board }: CommunityPost, query = {}) =>
  (await call(listBoardComments, { query: { board_id: board.id, ...query } })).data.results;
const remove = ({ token }: TestAccount, id: number) => call(deleteBoardComment, { token, params: { id } });

test('comments make threads of two levels, and a deleted one keeps its place while it has replies', async () => {
  const { create } = testServer();
  const [author, other] = [await create.general(), await create.general()];
  const post = await makePost(author);
  const { data: first } = await comment(other, post, '  전기요금이 궁금해요. ');
  const { data: second } = await comment(other, post, '둘째 묶음');
  const { data: reply } = await comment(author, post, '한 달에 만 원이에요.', first.id);
  const { data: deeper } = await comment(other, post, '고마워요.', reply.id);
  expect((await list(post)).map(({ id, parent_id, thread_id }) => [id, parent_id, thread_id])).toEqual([
    [first.id, null, first.id],
    [reply.id, first.id, first.id],
    [deeper.id, reply.id, first.id],
    [second.id, null, second.id],
  ]);
  expect(deeper).toMatchObject({ parent_name: reply.user?.nickname, is_own: true, is_author: false });
  expect(reply).toMatchObject({ is_author: true });
  expect((await list(post, { search: '전기' })).map(({ content }) => content)).toEqual(['전기요금이 궁금해요.']);
  expect((await read(post)).data.board.comments).toBe(4);
  expect((await remove(author, first.id)).status).toBe(403);
  expect((await remove(other, first.id)).status).toBe(200);
  expect((await list(post))[0]).toMatchObject({ is_deleted: true, content: '', user: null });
  await remove(other, second.id);
  expect((await list(post)).map(({ id }) => id)).toEqual([first.id, reply.id, deeper.id]);
  expect((await read(post)).data.board.comments).toBe(2);
  expect((await comment(author, post, '답글', first.id)).problem.fields).toHaveProperty('parent_id');
});

test('an edited comment is marked, and a later version is not overwritten', async () => {
  const { create } = testServer();
  const author = await create.general();
  const { data: made } = await comment(author, await makePost(author), '처음');
  const change = (content: string) =>
    call(updateBoardComment, {
      token: author.token,
      params: { id: made.id },
      body: { content, updated: made.updated },
    });
  expect((await change('고침')).data).toMatchObject({ content: '고침', edited: expect.any(String) });
  expect((await change('늦은 탭')).problem).toMatchObject({ code: 'conflict', current: { content: '고침' } });
});

test('comments are taken and read where the post may be read and allows them; the anonymous author stays so', async () => {
  const { create } = testServer();
  const [author, other] = [await create.general(), await create.general()];
  const sold = await makePost(author, SALE);
  expect((await comment(other, sold, '안 산 글')).status).toBe(404);
  expect((await call(listBoardComments, { query: { board_id: sold.board.id } })).status).toBe(404);
  const closed = await makePost(author, { is_allow_comment: false });
  expect((await comment(other, closed, '닫힌 글')).problem.code).toBe('invalid_transition');
  const worry = await makePost(author, { category1: 1, is_anonymous: true });
  const { data: own } = await comment(author, worry, '글쓴이예요.');
  const { data: reply } = await comment(other, worry, '힘내세요.', own.id);
  expect([own.user?.nano_id, own.user?.nickname, own.is_author, reply.parent_name]).toEqual([
    null,
    '익명',
    true,
    '익명',
  ]);
});

const told = async ({ token }: TestAccount) =>
  (await listNotified(token)).map(({ title, link }) => [title, link]).toReversed();

test('a comment is told to whom it answers and to whose post or answer it is on, once and never to its author', async () => {
  const { create } = testServer();
  const [author, one, other] = [await create.general(), await create.general(), await create.brand()];
  const post = await makePost(author, { ...QUESTION, category1: 1, is_anonymous: true });
  const at = (comment: string, answer?: string) => webPaths.communityPostAt(post.nano_id, { answer, comment });
  const { data: first } = await comment(one, post, '첫 댓글');
  const { data: reply } = await comment(author, post, '글쓴이의 답글', first.id);
  const { data: deeper } = await comment(other, post, '끼어든 답글', reply.id);
  expect(await told(author)).toEqual([
    ['새 댓글이 달렸어요', at(first.nano_id)],
    ['내 댓글에 답글이 달렸어요', at(deeper.nano_id)],
  ]);
  expect(await told(one)).toEqual([['내 댓글에 답글이 달렸어요', at(reply.nano_id)]]);
  expect((await list(post, { comment: deeper.nano_id })).map(({ id }) => id)).toEqual([first.id, reply.id, deeper.id]);
  const { data: answer } = await call(createCommunityAnswer, {
    token: one.token,
    body: { question_nano_id: post.nano_id, content: toDocument('답변') },
  });
  const { data: onAnswer } = await call(createBoardComment, {
    token: other.token,
    body: { board_id: answer.board.id, content: '답변에 댓글' },
  });
  expect((await told(one)).at(-1)).toEqual(['내 답변에 댓글이 달렸어요', at(onAnswer.nano_id, answer.nano_id)]);
  expect(await told(other)).toEqual([]);
  const silent = await makePost(author, { is_alert: false });
  await comment(one, silent, '댓글');
  expect((await told(author)).filter(([title]) => title === '새 댓글이 달렸어요')).toHaveLength(1);
});
