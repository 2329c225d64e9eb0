import { beforeEach, expect, test } from '@jest/globals';
import { createBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { createCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import { updateCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import {
  bookmarkCommunityPost,
  followCommunityPost,
  listCommunityBookmarks,
} from '@danji/contracts/community/community-follow.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makePost, QUESTION, read, SALE } from '../posts/post-fixture.ts';

beforeEach(() => testServer().reset());

type Post = Awaited<ReturnType<typeof makePost>>;
const bookmark = ({ token }: TestAccount, { nano_id }: Post, is_bookmarked = true) =>
  call(bookmarkCommunityPost, { token, body: { nano_id, is_bookmarked } });
const follow = ({ token }: TestAccount, { nano_id }: Post, is_following = true) =>
  call(followCommunityPost, { token, body: { nano_id, is_following } });
const kept = async ({ token }: TestAccount) =>
  (await call(listCommunityBookmarks, { token })).data.results.map(({ id }) => id);
const titles = async ({ token }: TestAccount) => (await listNotified(token)).map(({ title }) => title);

test('bookmarks are listed with the last one first, without what their authors have hidden or is withheld', async () => {
  const { create, clock } = testServer();
  const [author, reader] = [await create.general(), await create.general()];
  const posts = [await makePost(author), await makePost(author, SALE), await makePost(author, { title: '숨길 글' })];
  for (const post of posts) {
    await bookmark(reader, post);
    clock.advance(1);
  }
  await bookmark(reader, posts[0] as Post);
  const [open, sold, hidden] = posts.map(({ id }) => id);
  expect(await kept(reader)).toEqual([hidden, sold, open]);
  expect(await kept(author)).toEqual([]);
  const body = { board_status: BoardStatus.INVISIBLE, updated: posts[2]?.board.updated ?? '' };
  await call(updateCommunityPost, { token: author.token, params: { id: String(hidden) }, body });
  expect(await kept(reader)).toEqual([sold, open]);
  expect(JSON.stringify((await call(listCommunityBookmarks, { token: reader.token })).data)).not.toContain('비밀단어');
  expect((await bookmark(reader, posts[2] as Post)).status).toBe(404);
  await bookmark(reader, posts[1] as Post, false);
  expect(await kept(reader)).toEqual([open]);
  expect((await read(posts[0] as Post, reader)).data).toMatchObject({ is_bookmarked: true, is_following: false });
});

test('who follows a post hears of new answers and comments of others until following ends', async () => {
  const { create } = testServer();
  const [author, follower, other] = [await create.general(), await create.brand(), await create.general()];
  const question = await makePost(author, { ...QUESTION, is_alert: false });
  expect((await follow(author, question)).status).toBe(403);
  expect((await follow(follower, await makePost(author, SALE))).status).toBe(403);
  await follow(follower, question);
  expect((await read(question, follower)).data.is_following).toBe(true);
  const body = { question_nano_id: question.nano_id, content: toDocument('답변') };
  await call(createCommunityAnswer, { token: other.token, body });
  const say = ({ token }: TestAccount) =>
    call(createBoardComment, { token, body: { board_id: question.board.id, content: '댓글' } });
  await say(other);
  await say(follower);
  expect(await titles(follower)).toEqual(['새 댓글이 달렸어요', '새 답변이 달렸어요']);
  expect(await titles(author)).toEqual([]);
  await follow(follower, question, false);
  await say(other);
  expect(await titles(follower)).toHaveLength(2);
});
