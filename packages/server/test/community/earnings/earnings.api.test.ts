import { beforeEach, expect, test } from '@jest/globals';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { createBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { deleteCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import { acceptCommunityAnswer, createCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { payCommunityDownload } from '@danji/contracts/community/community-purchase.endpoints';
import { countBoardView } from '@danji/contracts/community/notice.endpoints';
import { recommendBoard } from '@danji/contracts/community/recommend.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { CommunityPointAction } from '@danji/contracts/points/community-point-rule';
import { simulateCommunityPointRule } from '@danji/contracts/points/community-point-rule.endpoints';
import { settleActs } from '@danji/server/community/earnings/settle-acts';
import { lockPointAccounts } from '@danji/server/points/ledger/index';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { uploadPicture } from '../notices/notice-fixture.ts';
import { download } from '../../site/files/upload.ts';
import { makePost, QUESTION, read, SALE } from '../posts/post-fixture.ts';

beforeEach(() => testServer().reset());

const DAY = 86_400;
/** A text of 200 characters that is like no other one of another number. */
const textOf = (number: number) =>
  Array.from({ length: 50 }, (_, at) => String.fromCodePoint(0xac_00 + (((at + 1) * number * 7919) % 11_000), 0x20))
    .join('가나다')
    .slice(0, 200);

/** Sets rules that count everywhere. */
async function setRules(values: Partial<Record<CommunityPointAction, number>>): Promise<void> {
  const now = testServer().clock.now();
  const rule = { category1: 'all' as const, category2: 0, created: now, updated: now };
  for (const [action_type, value] of Object.entries(values))
    await testServer()
      .db.insertInto('community_point_rule')
      .values({ ...rule, action_type: action_type as CommunityPointAction, value })
      .execute();
}

const settle = () => testServer().platform.jobs.runNow(settleActs, {});
/** Lists the entries that an account has got, in its order. */
const entriesOf = async ({ id }: TestAccount) =>
  (
    await testServer()
      .db.selectFrom('point_entry')
      .where('user_id', '=', id)
      .select(['point', 'description'])
      .orderBy('position')
      .execute()
  ).map(({ point, description }) => `${point} ${description}`);
const pointsOf = async (account: TestAccount) =>
  (await entriesOf(account)).map((entry) => Number(entry.split(' ', 1)[0]));
const reasonsOf = async ({ id }: TestAccount) =>
  (
    await testServer()
      .db.selectFrom('community_act')
      .where('user_id', '=', id)
      .where('action', '=', 'write')
      .select('reason')
      .orderBy('id')
      .execute()
  ).map(({ reason }) => reason);
/** Simulates one changed rule for the acts of the last days; returns the problem of a wrong rule. */
const simulate = async (query: QueryOf<typeof simulateCommunityPointRule>) => {
  const { token } = await testServer().create.staff();
  const { data, problem } = await call(simulateCommunityPointRule, { token, query });
  return problem ?? data;
};
/** 28P for two posts become others; 4P for other acts stay. */
const changed = (after: number) => ({ before: 32, after: 4 + after, rows: [{ acts: 2, before: 28, after }] });
const view = ({ token }: TestAccount, { board }: CommunityPost) =>
  call(countBoardView, { token, body: { board_id: board.id } });
const comment = ({ token }: TestAccount, { board }: CommunityPost, content: string) =>
  call(createBoardComment, { token, body: { board_id: board.id, content } });

test('own acts bring points a day later when somebody else has read them, by the narrowest rule and its weights', async () => {
  const { create, clock, db } = testServer();
  const [author, reader] = [await create.general(), await create.general()];
  await setRules({ write: 10, comment: 2, read: 1, weight_200: 120, weight_500: 150 });
  const now = clock.now();
  const narrow = { category1: 'communication' as const, category2: 4, value: 15, created: now, updated: now };
  await db
    .insertInto('community_point_rule')
    .values({ ...narrow, action_type: 'write' })
    .execute();
  const post = await makePost(author, { title: '긴 글', content: toDocument(textOf(1)) });
  const question = await makePost(author, { ...QUESTION, is_anonymous: false });
  const unread = await makePost(author, { title: '아무도 읽지 않은 글' });
  await view(reader, post);
  await view(reader, question);
  await view(author, post);
  await comment(reader, post, '저희 단지도 작년에 바꿨는데 전기요금이 많이 줄었어요.');
  clock.advance(DAY - 1);
  await settle();
  expect([await entriesOf(author), await pointsOf(reader)]).toEqual([[], [1, 1]]);
  clock.advance(1);
  await settle();
  await settle();
  expect(await entriesOf(author)).toEqual([
    '18 글쓰기: 긴 글 (15P × 120%)',
    '10 글쓰기: 승강기 점검 주기 (10P × 100%)',
  ]);
  expect(await pointsOf(reader)).toEqual([1, 1, 2]);

  const write = { action_type: 'write' as const, category1: 'communication' as const };
  expect(await simulate({ ...write, category2: 0, value: 20 })).toMatchObject(changed(18 + 20));
  expect(await simulate({ ...write, category2: 4 })).toMatchObject(changed(12 + 10));
  const weight = { action_type: 'weight_200' as const, category1: 'all' as const, category2: 0 };
  expect(await simulate({ ...weight, value: 200 })).toMatchObject(changed(30 + 10));
  expect(await simulate({ ...weight, value: 120 })).toEqual({ before: 32, after: 32, rows: [] });
  expect(await simulate(weight)).toHaveProperty('fields.value');

  for (let day = 0; day < 7; day += 1) {
    clock.advance(DAY);
    await settle();
  }
  expect([unread.id > 0, await reasonsOf(author)]).toEqual([true, [null, null, 'unread']]);
});

test('many requests and many runs at once pay each act once, and a day has its number of acts', async () => {
  const { create } = testServer();
  const [author, reader, asker] = [await create.general(), await create.general(), await create.general()];
  await setRules({ read: 1, accepted: 30, recommended: 3 });
  const posts: CommunityPost[] = [];
  for (let at = 0; at < 25; at += 1) posts.push(await makePost(author, { title: `글 ${at}` }));
  const question = await makePost(asker, QUESTION);
  const answer = await call(createCommunityAnswer, {
    token: author.token,
    body: { question_nano_id: question.nano_id, content: toDocument('분기마다 한 번이에요.') },
  });
  const withheld = await makePost(author, SALE);
  const accept = { token: asker.token, params: { id: answer.data.id } };
  const [first] = posts;
  if (!first) throw new Error('no post');
  const recommend = (is_recommended = true) =>
    call(recommendBoard, { token: reader.token, body: { board_id: first.board.id, is_recommended } });
  await Promise.all([
    ...posts.flatMap((post) => [view(reader, post), view(reader, post)]),
    ...Array.from({ length: 4 }, () => call(acceptCommunityAnswer, accept)),
    ...Array.from({ length: 8 }, () => recommend()),
    view(reader, withheld),
    view(author, first),
  ]);
  await Promise.all(Array.from({ length: 6 }, settle));
  expect(await pointsOf(reader)).toEqual(Array.from({ length: 20 }, () => 1));
  expect((await pointsOf(author)).toSorted((a, b) => a - b)).toEqual([3, 30]);
  await recommend(false);
  await settle();
  expect((await pointsOf(author)).at(-1)).toBe(-3);
  await recommend();
  await Promise.all([settle(), settle(), settle()]);
  expect((await pointsOf(author)).slice(2)).toEqual([-3, 3]);
});

test('what a text has brought goes with it and comes back with it, also below zero; what others did stays theirs', async () => {
  const { create, clock, db } = testServer();
  const [author, reader] = [await create.general(), await create.general()];
  await setRules({ write: 10, comment: 2 });
  const post = await makePost(author);
  await view(reader, post);
  await view(author, post);
  const written = await comment(reader, post, '자세한 후기 고맙습니다. 견적을 여쭤봐도 될까요?');
  clock.advance(DAY);
  await settle();
  expect([await pointsOf(author), await pointsOf(reader)]).toEqual([[10], [2]]);
  const block = (board_status: 0 | 2) =>
    db.updateTable('board_post').set({ board_status }).where('id', '=', post.board.id).execute();
  await block(BoardStatus.BLOCK);
  await Promise.all([settle(), settle()]);
  await block(BoardStatus.VISIBLE);
  await settle();
  expect(await pointsOf(author)).toEqual([10, -10, 10]);
  const hide = (hidden: Date | null) => db.updateTable('board_comment').set({ hidden }).execute();
  await hide(clock.now());
  await settle();
  await hide(null);
  await settle();
  const { token } = await openSession(testServer().platform, author.id);
  await call(deleteCommunityPost, { token, params: { id: post.id } });
  await settle();
  await settle();
  expect([(await entriesOf(author)).at(-1), await pointsOf(reader)]).toEqual([
    '-10 회수 · 글쓰기: 경비실 에어컨 교체 후기',
    [2, -2, 2],
  ]);
  expect(written.status).toBe(200);
});

test('a call that holds the account and waits for the act goes on; the act is paid in the next run', async () => {
  const { create, clock, db } = testServer();
  const [author, reader] = [await create.general(), await create.general()];
  await setRules({ write: 10 });
  const post = await makePost(author);
  await view(reader, post);
  clock.advance(DAY);
  let settled: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (held) => {
    await lockPointAccounts(held, [author.id]);
    settled = settle();
    await untilSessionWaits();
    await held.updateTable('community_act').set({ is_withdrawn: false }).where('user_id', '=', author.id).execute();
  });
  await settled;
  expect(await pointsOf(author)).toEqual([]);
  await settle();
  expect(await pointsOf(author)).toEqual([10]);
});

test('a copy of an earlier text in its category brings nothing', async () => {
  const { create, clock } = testServer();
  const [author, copier, reader] = [await create.general(), await create.general(), await create.general()];
  await setRules({ write: 10 });
  const texts = [textOf(1), textOf(1).replace('가나다', '라마바'), textOf(2)];
  const posts = [await makePost(author, { content: toDocument(texts[0] ?? '') })];
  clock.advance(60);
  for (const text of texts) posts.push(await makePost(copier, { content: toDocument(text) }));
  posts.push(await makePost(copier, { content: toDocument(textOf(1)), category: 'information', category1: 1 }));
  for (const post of posts) await view(reader, post);
  clock.advance(DAY);
  await settle();
  expect([await pointsOf(author), await pointsOf(copier)]).toEqual([[10], [10, 10]]);
  expect(await reasonsOf(copier)).toEqual(['copied', 'copied', null, null]);
});

test('attached files have the price that the rule says, which is paid once; until then they have no address', async () => {
  const { create } = testServer();
  const [author, reader] = [await create.general(), await create.general()];
  await setRules({ download: -5 });
  const post = await makePost(author, { file_ids: [await uploadPicture(author.token)] });
  const stranger = await read(post);
  const pay = (price: number) =>
    call(payCommunityDownload, { token: reader.token, params: { id: post.id }, body: { price } });
  const [file] = stranger.data.board.files;
  const fetchFile = () => download(`/api/commons/files/${file?.nano_id}/`, { token: reader.token });
  expect([stranger.data.download_price, file?.file, (await fetchFile()).statusCode]).toEqual([5, '', 404]);
  expect((await read(post, author)).data).toMatchObject({ download_price: 0 });
  expect((await pay(5)).problem.code).toBe('insufficient_points');
  await givePoints(reader.id, 20);
  expect((await pay(4)).problem).toMatchObject({ code: 'conflict', current: { download_price: 5 } });
  const paid = await Promise.all(Array.from({ length: 8 }, () => pay(5)));
  expect(paid.map(({ status, data }) => [status, data.download_price])).toEqual(paid.map(() => [200, 0]));
  expect(await pointsOf(reader)).toEqual([20, -5]);
  expect([paid[0]?.data.board.files[0]?.file, (await fetchFile()).statusCode]).toEqual([
    expect.stringContaining('t='),
    200,
  ]);
});
