import { beforeEach, expect, test } from '@jest/globals';
import {
  createBoardComment,
  deleteBoardComment,
  listBoardComments,
  updateBoardComment,
} from '@danji/contracts/community/board-comment.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { ListedWordAction } from '@danji/contracts/codes/moderation-codes';
import { ReviewState } from '@danji/contracts/codes/report-codes';
import { blockCommunityAuthor } from '@danji/contracts/community/community-block.endpoints';
import { createListedWord } from '@danji/contracts/community/listed-word.endpoints';
import { createCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { webPaths } from '@danji/contracts/web-paths';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { makePost, QUESTION, read, SALE } from '../posts/post-fixture.ts';
import { decide, firstCase } from '../reports/report-fixture.ts';

beforeEach(() => testServer().reset());

const comment = (
  { token }: TestAccount,
  { board }: Pick<CommunityPost, 'board'>,
  content: string,
  parent_id?: number,
  mentions?: string[],
) =>
  call(createBoardComment, {
    token,
    body: { board_id: board.id, content, ...(parent_id && { parent_id }), ...(mentions && { mentions }) },
  });
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

const MENTIONED = '댓글에서 나를 언급했어요';
const countMentions = async (account: TestAccount) =>
  (await told(account)).filter(([title]) => title === MENTIONED).length;
const nameOf = ({ data: { user } }: Awaited<ReturnType<typeof comment>>) => ({
  nano_id: user?.nano_id ?? '',
  name: user?.nickname ?? '',
});

test('a comment mentions who has written in its thread, each told once, and nobody else', async () => {
  const { create } = testServer();
  const [author, one, answerer] = [await create.general(), await create.general(), await create.general()];
  const [writer, stranger] = [await create.general(), await create.brand()];
  const post = await makePost(author, QUESTION);
  const first = nameOf(await comment(one, post, '첫 댓글'));
  const { data: answer } = await call(createCommunityAnswer, {
    token: answerer.token,
    body: { question_nano_id: post.nano_id, content: toDocument('답변') },
  });
  const second = { nano_id: answer.board.user.nano_id ?? '', name: answer.board.user.nickname };
  const asked = { nano_id: post.board.user.nano_id ?? '', name: post.board.user.nickname };
  const { data: made } = await comment(writer, post, `@${first.name}님, @${asked.name}님`, undefined, [
    first.nano_id,
    asked.nano_id,
    // Named by the caller, but not by the text.
    second.nano_id,
  ]);
  expect(made.mentions).toEqual(expect.arrayContaining([first, asked]));
  expect(made.mentions).toHaveLength(2);
  expect((await told(one)).at(-1)).toEqual([
    MENTIONED,
    webPaths.communityPostAt(post.nano_id, { comment: made.nano_id }),
  ]);
  // The author of the post hears of every comment on it.
  expect((await told(author)).map(([title]) => title)).not.toContain(MENTIONED);
  testServer().clock.advance(1);
  const { data: changed } = await call(updateBoardComment, {
    token: writer.token,
    params: { id: made.id },
    body: {
      content: `@${first.name} @${second.name}`,
      mentions: [first.nano_id, second.nano_id],
      updated: made.updated,
    },
  });
  expect(changed.mentions).toEqual(expect.arrayContaining([first, second]));
  expect([await countMentions(one), await countMentions(answerer)]).toEqual([1, 1]);
  const other = await makePost(stranger);
  const { nano_id, nickname } = other.board.user;
  const refused = await comment(writer, post, `@${nickname}`, undefined, [nano_id ?? '']);
  expect(refused.problem.fields).toEqual({ mentions: expect.stringContaining('언급할 수 있어요') });
  const { db } = testServer();
  await db.updateTable('user_account').set({ deleted: new Date() }).where('id', '=', one.id).execute();
  const shown = (await list(post)).find(({ id }) => id === made.id);
  expect([shown?.content, shown?.mentions]).toEqual([changed.content, [second]]);
});

test('who is anonymous in a thread cannot be mentioned there, and who has blocked the writer is not told', async () => {
  const { create } = testServer();
  const [anonymous, one, writer] = [await create.general(), await create.general(), await create.general()];
  const { nano_id, nickname } = (await makePost(anonymous)).board.user;
  const worry = await makePost(anonymous, { category1: 1, is_anonymous: true });
  await comment(anonymous, worry, '글쓴이예요.');
  expect((await comment(writer, worry, `@${nickname}`, undefined, [nano_id ?? ''])).problem.fields).toHaveProperty(
    'mentions',
  );
  expect(JSON.stringify(await list(worry))).not.toContain(nano_id);
  const first = nameOf(await comment(one, worry, '힘내세요.'));
  const { nano_id: blocked } = nameOf(await comment(writer, worry, '저도요.'));
  await call(blockCommunityAuthor, { token: one.token, body: { author: blocked, is_blocked: true } });
  expect((await comment(writer, worry, `@${first.name}`, undefined, [first.nano_id])).data.mentions).toEqual([first]);
  expect(await countMentions(one)).toBe(0);
});

test('whom a held comment mentions is told when it is released, of a new one and of a changed one', async () => {
  const { create, clock } = testServer();
  const [author, one, writer, staff] = [
    await create.general(),
    await create.general(),
    await create.general(),
    await create.staff(),
  ];
  await call(createListedWord, { token: staff.token, body: { word: '급전', action: ListedWordAction.HOLD } });
  const post = await makePost(author);
  const first = nameOf(await comment(one, post, '첫 댓글'));
  await comment(writer, post, `급전 @${first.name}`, undefined, [first.nano_id]);
  const { data: plain } = await comment(writer, post, '그냥 댓글');
  clock.advance(1);
  await call(updateBoardComment, {
    token: writer.token,
    params: { id: plain.id },
    body: { content: `급전 @${first.name}`, mentions: [first.nano_id], updated: plain.updated },
  });
  expect(await countMentions(one)).toBe(0);
  for (const expected of [1, 2]) {
    await decide(staff, await firstCase(staff), { state: ReviewState.DISMISSED });
    expect(await countMentions(one)).toBe(expected);
  }
});
