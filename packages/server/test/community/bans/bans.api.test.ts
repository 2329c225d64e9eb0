import { beforeEach, expect, test } from '@jest/globals';
import { createBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { createCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import { createCommunityPost, deleteCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import {
  createCommunityBan,
  getOwnCommunityBan,
  liftCommunityBan,
  listCommunityBans,
} from '@danji/contracts/community/community-ban.endpoints';
import { rateCommunityPost } from '@danji/contracts/community/community-purchase.endpoints';
import { recommendBoard } from '@danji/contracts/community/recommend.endpoints';
import { BanPeriod } from '@danji/contracts/codes/moderation-codes';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { ReportReason, ReviewState } from '@danji/contracts/codes/report-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makePost, postBody, QUESTION, read } from '../posts/post-fixture.ts';
import { decide, firstCase, report } from '../reports/report-fixture.ts';

beforeEach(() => testServer().reset());

const create = () => testServer().create;
const own = async ({ token }: TestAccount) => (await call(getOwnCommunityBan, { token })).data.ban;
const bans = async ({ token }: TestAccount, query = {}) =>
  (await call(listCommunityBans, { token, query })).data.results;
const titlesOf = async ({ token }: TestAccount) => (await listNotified(token)).map(({ title }) => title);

/** Everything that others would see of a member. */
async function tryWriting({ token }: TestAccount, post: { id: number; nano_id: string; board: { id: number } }) {
  const answers = [
    await call(createCommunityPost, { token, body: postBody() }),
    await call(createCommunityAnswer, {
      token,
      body: { question_nano_id: post.nano_id as never, content: toDocument('답변') },
    }),
    await call(createBoardComment, { token, body: { board_id: post.board.id, content: '댓글' } }),
    await call(rateCommunityPost, { token, params: { id: post.id }, body: { rate: 2 } }),
    await call(recommendBoard, { token, body: { board_id: post.board.id, is_recommended: true } }),
    await report({ token }, post.id),
  ];
  return answers.map(({ status, problem }) => (status === 200 ? 200 : problem.code));
}

test('a decision bans the author for some days: nothing is written until the clock says so, reading and deleting go on', async () => {
  const { general, staff: newStaff } = create();
  const [author, other, staff] = [await general(), await general(), await newStaff()];
  const post = await makePost(author);
  const question = await makePost(other, QUESTION);
  await report(other, post.id);
  const seen = await firstCase(staff);
  const ban = { period: BanPeriod.THREE_DAYS, reason: ReportReason.ABUSE };
  expect((await decide(staff, seen, { state: ReviewState.DISMISSED, ban })).status).toBe(422);
  const chosen = { period: BanPeriod.CHOSEN, reason: ReportReason.ABUSE, day: '2020-01-01' };
  const refused = await decide(staff, seen, { state: ReviewState.REMOVED, reason: 2, ban: chosen });
  expect(refused.problem.fields).toHaveProperty(['ban.day']);
  const { data } = await decide(staff, seen, { state: ReviewState.REMOVED, reason: 2, ban });
  expect(data).toMatchObject({
    state: ReviewState.REMOVED,
    bans: [{ is_active: true, user: { nano_id: author.nano_id } }],
  });
  expect(await tryWriting(author, question)).toEqual(Array(6).fill('community_banned'));
  const { problem } = await call(createBoardComment, {
    token: author.token,
    body: { board_id: question.board.id, content: '댓글' },
  });
  expect(problem).toMatchObject({ status: 403, title: expect.stringMatching(/20\d\d\. \d+\. \d+\. \d\d:\d\d까지/) });
  expect(await own(author)).toMatchObject({ reason: ReportReason.ABUSE, message: expect.stringContaining('욕하거나') });
  expect(await own(other)).toBeNull();
  expect((await read(question, author)).status).toBe(200);
  const draft = { token: author.token, body: postBody({ board_status: BoardStatus.TEMP }) };
  expect((await call(createCommunityPost, draft)).status).toBe(200);
  expect((await call(deleteCommunityPost, { token: author.token, params: { id: post.id } })).status).toBe(200);
  expect(await titlesOf(author)).toContain('커뮤니티 활동이 제한됐어요');
  // A session does not last three days.
  const { db, clock } = testServer();
  clock.advance(60);
  await db.updateTable('community_ban').set({ until: clock.now() }).execute();
  expect(await own(author)).toBeNull();
  expect(await tryWriting(author, question)).toEqual(Array(6).fill(200));
  expect(await bans(staff, { state: 'active' })).toEqual([]);
  expect(await bans(staff, { state: 'ended' })).toMatchObject([{ is_active: false, lifted: null }]);
});

test('bans count beside each other and are lifted one by one; a list finds them by the nickname', async () => {
  const { general, staff: newStaff } = create();
  const [author, other, staff] = [await general(), await general(), await newStaff()];
  const post = await makePost(author);
  await report(other, post.id);
  const { nano_id: case_id } = await firstCase(staff);
  const { token } = staff;
  const order = (given: object) =>
    call(createCommunityBan, {
      token,
      body: { case_id, period: BanPeriod.ENDLESS, reason: ReportReason.SPAM, ...given },
    });
  expect((await order({ reason: ReportReason.OTHER })).problem.fields).toHaveProperty('message');
  const { data: endless } = await order({ message: '도배가 이어졌어요.' });
  const { data: short } = await order({ period: BanPeriod.DAY });
  expect(await own(author)).toEqual({ until: null, reason: ReportReason.SPAM, message: '도배가 이어졌어요.' });
  const search = endless.user.nickname.slice(1);
  expect((await bans(staff, { search })).map(({ id }) => id)).toEqual([endless.id, short.id]);
  expect(await bans(staff, { search: '없는 별명' })).toEqual([]);
  expect((await bans(staff, { after_id: endless.id })).map(({ id }) => id)).toEqual([short.id]);
  const lift = (id: number) => call(liftCommunityBan, { token, params: { id } });
  const both = await Promise.all([lift(endless.id), lift(endless.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await own(author)).toMatchObject({ until: short.until });
  expect(await titlesOf(author)).not.toContain('커뮤니티 활동 제한이 풀렸어요');
  expect((await lift(short.id)).data).toMatchObject({ is_active: false, lifter: { id: staff.id } });
  expect(await titlesOf(author)).toContain('커뮤니티 활동 제한이 풀렸어요');
});

test('a ban for an anonymous text never says whose it is', async () => {
  const { general, staff: newStaff } = create();
  const [author, other, staff] = [await general(), await general(), await newStaff()];
  const open = await makePost(author);
  const anonymous = await makePost(author, { category: 'communication', category1: 1, is_anonymous: true });
  await report(other, anonymous.id);
  const { data } = await decide(staff, await firstCase(staff), {
    state: ReviewState.REMOVED,
    reason: ReportReason.ABUSE,
    ban: { period: BanPeriod.ENDLESS, reason: ReportReason.ABUSE },
  });
  expect(data.bans).toMatchObject([{ user: { nano_id: null, nickname: '익명' } }]);
  expect((await read(open, author)).status).toBe(200);
  const { nickname } = (await read(open)).data.board.user;
  expect(await bans(staff)).toHaveLength(1);
  expect(await bans(staff, { search: nickname })).toEqual([]);
  await report(other, open.id);
  expect((await firstCase(staff)).bans).toEqual([]);
  expect(await own(author)).not.toBeNull();
});
