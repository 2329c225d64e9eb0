import { beforeEach, expect, test } from '@jest/globals';
import {
  createBoardComment,
  deleteBoardComment,
  listBoardComments,
  updateBoardComment,
} from '@danji/contracts/community/board-comment.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makePost, read, SALE } from '../posts/post-fixture.ts';

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
