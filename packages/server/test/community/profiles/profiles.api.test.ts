import { beforeEach, expect, test } from '@jest/globals';
import { acceptCommunityAnswer, createCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import { blockCommunityAuthor, listCommunityBlocks } from '@danji/contracts/community/community-block.endpoints';
import { listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import { getCommunityProfile } from '@danji/contracts/community/community-profile.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { NanoId } from '@danji/contracts/fields';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makePost, QUESTION } from '../posts/post-fixture.ts';

beforeEach(() => testServer().reset());

const open = (id: NanoId, reader?: TestAccount) =>
  call(getCommunityProfile, { ...(reader && { token: reader.token }), params: { id } });
const WORRY = { title: '말 못 할 고민', category1: 1, is_anonymous: true } as const;

test('an author is shown by nickname with what readers find of it, and nothing anonymous, hidden or unpublished', async () => {
  const { create } = testServer();
  const [author, other] = [await create.general({ name: '김실명' }), await create.general()];
  const { board } = await makePost(author);
  const nanoId = board.user.nano_id as NanoId;
  await makePost(author, WORRY);
  await makePost(author, { board_status: BoardStatus.TEMP });
  const question = await makePost(other, QUESTION);
  const gone = await makePost(other, { ...QUESTION, title: '숨길 질문' });
  for (const { nano_id } of [question, gone]) {
    const body = { question_nano_id: nano_id, content: toDocument('답변') };
    const { data } = await call(createCommunityAnswer, { token: author.token, body });
    if (nano_id === question.nano_id)
      await call(acceptCommunityAnswer, { token: other.token, params: { id: data.nano_id } });
  }
  await testServer()
    .platform.db.updateTable('board_post')
    .set({ board_status: BoardStatus.INVISIBLE })
    .where('id', '=', gone.board.id)
    .execute();
  const { data } = await open(nanoId);
  expect(data).toEqual({
    user: board.user,
    posts: 1,
    answers: 1,
    accepted: 1,
    is_own: false,
    is_blocked: false,
    is_following: false,
  });
  expect(JSON.stringify(data)).not.toContain('김실명');
  expect((await open(nanoId, author)).data).toMatchObject({ posts: 1, is_own: true });
});

test('who has never written, an operator and an account that is gone are no authors', async () => {
  const { create, platform } = testServer();
  const [author, staff] = [await create.general(), await create.staff()];
  const setNickname = (nickname: string) =>
    platform.db.updateTable('user_account').set({ nickname }).where('id', 'in', [author.id, staff.id]).execute();
  await setNickname('');
  expect((await open(author.nano_id as NanoId)).status).toBe(404);
  await setNickname('늘 푸른 소나무');
  expect((await open(author.nano_id as NanoId)).status).toBe(200);
  expect((await open(staff.nano_id as NanoId)).status).toBe(404);
  await platform.db.updateTable('user_account').set({ deleted: new Date() }).where('id', '=', author.id).execute();
  expect((await open(author.nano_id as NanoId)).status).toBe(404);
});

test('an author is blocked from its page and shown again; its anonymous posts stay', async () => {
  const { create } = testServer();
  const [author, reader] = [await create.general(), await create.brand()];
  const { board } = await makePost(author);
  await makePost(author, WORRY);
  const nanoId = board.user.nano_id as NanoId;
  const block = ({ token }: TestAccount, is_blocked: boolean) =>
    call(blockCommunityAuthor, { token, body: { author: nanoId, is_blocked } });
  const titles = async () =>
    (await call(listCommunityPosts, { token: reader.token })).data.results.map((post) => post.board.title);
  expect((await block(author, true)).status).toBe(403);
  await block(reader, true);
  expect((await block(reader, true)).data.is_blocked).toBe(true);
  expect((await open(nanoId, reader)).data.is_blocked).toBe(true);
  expect(await titles()).toEqual([WORRY.title]);
  expect((await call(listCommunityBlocks, { token: reader.token })).data.count).toBe(1);
  await block(reader, false);
  expect((await open(nanoId, reader)).data.is_blocked).toBe(false);
  expect(await titles()).toHaveLength(2);
});
