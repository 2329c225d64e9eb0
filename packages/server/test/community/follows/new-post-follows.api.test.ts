import { beforeEach, expect, test } from '@jest/globals';
import { updateCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import { blockCommunityAuthor } from '@danji/contracts/community/community-block.endpoints';
import {
  followCommunityAuthor,
  followCommunityCategory,
  listCommunityAuthorFollows,
  listCommunityCategoryFollows,
} from '@danji/contracts/community/community-new-post-follow.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { NanoId } from '@danji/contracts/fields';
import { lockAccount } from '@danji/server/accounts/accounts/index';
import type { Db } from '@danji/server/platform/database/open-database';
import { transaction } from '@danji/server/platform/database/transaction';
import { tellOfNewPosts } from '@danji/server/community/posts/tell-of-new-posts.job';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { sql } from 'kysely';
import { makePost, QUESTION } from '../posts/post-fixture.ts';

let author: TestAccount;
let reader: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  const { create } = testServer();
  [author, reader] = [await create.general({ name: '김실명' }), await create.brand()];
});

/** Tells of what waits; the server does so by itself too, and what it is about to tell is waited for. */
async function tell(): Promise<void> {
  const { platform } = testServer();
  await platform.jobs.runNow(tellOfNewPosts, {});
  await platform.db.selectFrom('community_new_post').select('post_id').forUpdate().execute();
}
const followAuthor = ({ token }: TestAccount, is_following = true, { nano_id }: TestAccount = author) =>
  call(followCommunityAuthor, { token, body: { author: nano_id as NanoId, is_following } });
const followCategory = ({ token }: TestAccount, body: Partial<BodyOf<typeof followCommunityCategory>> = {}) =>
  call(followCommunityCategory, {
    token,
    body: { category: 'communication', category1: 0, is_following: true, ...body },
  });
const titles = async ({ token }: TestAccount) => (await listNotified(token)).map(({ title }) => title);
const BY_AUTHOR = '알림 받는 작성자의 새 글';
const IN_CATEGORY = '알림 받는 분류의 새 글';

test('a new post is told once to each follower of its author or category, and not to its author', async () => {
  const { create } = testServer();
  const other = await create.general();
  await makePost(author);
  await tell();
  await followAuthor(reader);
  await followCategory(reader);
  for (const category1 of [0, 2]) await followCategory(other, { category1 });
  await followCategory(author);
  const draft = await makePost(author, { ...QUESTION, board_status: BoardStatus.TEMP });
  await tell();
  expect(await titles(reader)).toEqual([]);
  const { id, board } = draft;
  const change = (board_status: 0 | 1, updated: string) =>
    call(updateCommunityPost, { token: author.token, params: { id: String(id) }, body: { board_status, updated } });
  const { data } = await change(BoardStatus.VISIBLE, board.updated);
  await tell();
  const hidden = await change(BoardStatus.INVISIBLE, data.board.updated);
  await change(BoardStatus.VISIBLE, hidden.data.board.updated);
  await tell();
  expect(await titles(reader)).toEqual([BY_AUTHOR]);
  expect(await titles(other)).toEqual([IN_CATEGORY]);
  expect(await titles(author)).toEqual([]);
  expect(JSON.stringify(await listNotified(reader.token))).not.toContain('김실명');
});

test('an anonymous post is told to its category alone, and nobody hears of an author that was blocked', async () => {
  const blocker = await testServer().create.general();
  await makePost(author);
  await tell();
  await followAuthor(reader);
  await followAuthor(blocker);
  await followCategory(blocker, { category1: 4 });
  await call(blockCommunityAuthor, {
    token: blocker.token,
    body: { author: author.nano_id as NanoId, is_blocked: true },
  });
  await makePost(author, { category1: 1, is_anonymous: true });
  await tell();
  expect(await titles(reader)).toEqual([]);
  await makePost(author);
  await tell();
  expect(await titles(reader)).toEqual([BY_AUTHOR]);
  expect(await titles(blocker)).toEqual([]);
  await followCategory(reader, { category1: 1 });
  await followAuthor(reader, false);
  await makePost(author, { category1: 1, is_anonymous: true });
  await makePost(author);
  await tell();
  expect(await titles(reader)).toEqual([IN_CATEGORY, BY_AUTHOR]);
});

test('a member lists what it follows, and ends it', async () => {
  const { token } = reader;
  const authors = async () => (await call(listCommunityAuthorFollows, { token })).data.results;
  expect((await followAuthor(reader)).status).toBe(404);
  await makePost(author);
  expect((await followAuthor(author)).status).toBe(403);
  await followAuthor(reader);
  await followAuthor(reader);
  expect(await authors()).toMatchObject([{ user: { nano_id: author.nano_id } }]);
  expect((await followCategory(reader, { category: 'information', category1: 4 })).status).toBe(422);
  await followCategory(reader);
  await followCategory(reader, { category1: 2 });
  await followCategory(reader, { is_following: false });
  await followAuthor(reader, false);
  expect(await authors()).toEqual([]);
  expect((await call(listCommunityCategoryFollows, { token })).data).toEqual([
    { category: 'communication', category1: 2 },
  ]);
});

test('nobody follows more authors than the limit, also not by a request beside another one', async () => {
  const { create, db } = testServer();
  const other = await create.general();
  await makePost(other);
  const follow = async (held: Db, from: number, to: number) => {
    // The authors of these need not exist.
    await sql`set local session_replication_role = replica`.execute(held);
    await sql`insert into community_author_follow (author_id, user_id, created)
      select 1000000 + number, ${reader.id}, now() from generate_series(${from}::integer, ${to}::integer) as number`.execute(
      held,
    );
  };
  const followOther = () => followAuthor(reader, true, other);
  await transaction(db, (held) => follow(held, 3, COMMUNITY_LIMITS.authorFollows));
  expect((await followOther()).status).toBe(200);
  expect((await followAuthor(reader, false, other)).status).toBe(200);
  const late = await transaction(db, async (held) => {
    await lockAccount(held, reader.id);
    await follow(held, 1, 2);
    const response = followOther();
    await untilSessionWaits();
    return { response };
  });
  expect((await late.response).status).toBe(409);
});
