import { beforeEach, expect, test } from '@jest/globals';
import { deleteCommunityPost, updateCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import {
  getCommunityIncome,
  listCommunityIncome,
  purchaseCommunityPost,
  rateCommunityPost,
} from '@danji/contracts/community/community-purchase.endpoints';
import { getCommunityVersion, listCommunityVersions } from '@danji/contracts/community/community-version.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { NanoId } from '@danji/contracts/fields';
import { listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { webPaths } from '@danji/contracts/web-paths';
import { refundPurchases } from '@danji/server/community/posts/refund-purchases.job';
import { collectTemporaryFiles } from '@danji/server/site/files/collect-files';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { listNotified } from '@danji/testing/deliver-notifications';
import { givePoints, spendPoints } from '@danji/testing/give-points';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { download } from '../../site/files/upload.ts';
import { uploadPicture } from '../notices/notice-fixture.ts';
import { makePost, read, SALE } from './post-fixture.ts';

beforeEach(() => testServer().reset());

const purchase = ({ token }: TestAccount, { id }: CommunityPost, price?: number) =>
  call(purchaseCommunityPost, { token, params: { id }, body: { ...(price !== undefined && { price }) } });
const rate = ({ token }: TestAccount, { id }: CommunityPost, value: number) =>
  call(rateCommunityPost, { token, params: { id }, body: { rate: value } });
const listPaths = async ({ token }: TestAccount) =>
  (await call(listPointHistory, { token })).data.results.map(({ history_type, data }) => [history_type, data.path]);
const entriesOf = (type: 17 | 18) =>
  testServer()
    .db.selectFrom('point_entry')
    .where('history_type', '=', type)
    .select(['user_id', 'point'])
    .orderBy('id')
    .execute();

test('a post is bought once at the price that was seen, the seller gets it without the fee, and the buyer keeps it', async () => {
  const { create, clock } = testServer();
  const [seller, buyer] = [await create.general(), await create.general()];
  const sold = await makePost(seller, SALE);
  expect((await purchase(buyer, sold)).problem.code).toBe('insufficient_points');
  expect((await read(sold, buyer)).data.is_purchased).toBe(false);
  await givePoints(buyer.id, 1000);
  expect((await purchase(seller, sold)).status).toBe(403);
  expect((await purchase(buyer, sold, 200)).problem).toMatchObject({ code: 'conflict', current: { price: 300 } });
  const responses = await Promise.all(Array.from({ length: 16 }, () => purchase(buyer, sold, 300)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
  expect(JSON.stringify(responses[0]?.data)).toContain('비밀단어');
  expect(await entriesOf(PointHistoryType.POST_PURCHASE)).toEqual([{ user_id: buyer.id, point: -300 }]);
  expect(await entriesOf(PointHistoryType.POST_SALE)).toEqual([{ user_id: seller.id, point: 270 }]);
  expect([await listPaths(seller), (await listPaths(buyer))[0]]).toEqual([
    [[PointHistoryType.POST_SALE, webPaths.communityPost(sold.nano_id)]],
    [PointHistoryType.POST_PURCHASE, webPaths.communityPost(sold.nano_id)],
  ]);
  expect((await read(sold, seller)).data).toMatchObject({ purchases: 1 });
  clock.advance(1);
  const { data: current } = await read(sold, seller);
  const hidden = { params: { id: sold.id }, body: { board_status: 1 as const, updated: current.board.updated } };
  await call(updateCommunityPost, { token: seller.token, ...hidden });
  await call(deleteCommunityPost, { token: seller.token, params: { id: sold.id } });
  expect((await read(sold, seller)).status).toBe(404);
  expect(JSON.stringify((await read(sold, buyer)).data)).toContain('비밀단어');
});

test('a buyer keeps the text and the files that were bought when their author changes the post', async () => {
  const { create, clock, platform } = testServer();
  const [seller, buyer] = [await create.general(), await create.general()];
  await givePoints(buyer.id, 300);
  const sold = await makePost(seller, { ...SALE, file_ids: [await uploadPicture(seller.token)] });
  const { data: bought } = await purchase(buyer, sold);
  expect(bought.bought_version).toBeNull();
  clock.advance(60);
  const changed = { content: toDocument('고친 글'), file_ids: [], updated: bought.board.updated };
  await call(updateCommunityPost, { token: seller.token, params: { id: sold.id }, body: changed });
  clock.advance(2 * 86_400);
  await platform.jobs.runNow(collectTemporaryFiles, {});
  const { token } = await openSession(platform, buyer.id);
  const { data } = await read(sold, { token });
  expect(data.board.files).toEqual([]);
  expect(JSON.stringify(data.bought_version?.content)).toContain('비밀단어');
  const [kept] = data.bought_version?.files ?? [];
  expect((await download(kept?.file ?? '')).statusCode).toBe(200);
  expect((await download(`/api/commons/files/${kept?.nano_id}/`, { token })).statusCode).toBe(200);
  expect(JSON.stringify((await read(sold)).data)).not.toContain('비밀단어');
  const params = { id: sold.id };
  expect((await call(listCommunityVersions, { token, params })).status).toBe(403);
  const ofSeller = await openSession(platform, seller.id);
  const { data: earlier } = await call(listCommunityVersions, { token: ofSeller.token, params });
  expect(earlier.results).toEqual([expect.objectContaining({ title: sold.board.title })]);
});

test('published versions are kept for author and staff, once for each text, the newest 50; their files are nobody else’s', async () => {
  const { create, clock } = testServer();
  const [author, other, staff] = [await create.general(), await create.general(), await create.staff()];
  const file = await uploadPicture(author.token);
  const { id } = await makePost(author, { title: '글 0', file_ids: [file] });
  const change = async (body: object) => {
    clock.advance(1);
    const { updated } = (await read({ nano_id: String(id) as NanoId }, author)).data.board;
    const { status } = await call(updateCommunityPost, {
      token: author.token,
      params: { id },
      body: { ...body, updated },
    });
    expect(status).toBe(200);
  };
  const list = async ({ token }: TestAccount) =>
    (await call(listCommunityVersions, { token, params: { id }, query: { page_size: 100 } })).data;
  const get = ({ token }: TestAccount, version_id: number) =>
    call(getCommunityVersion, { token, params: { id }, query: { version_id } });
  await change({ is_alert: false });
  expect((await list(author)).count).toBe(0);
  await change({ title: '글 1', file_ids: [] });
  const [first] = (await list(staff)).results;
  expect(first?.title).toBe('글 0');
  const { data } = await get(author, first?.id ?? 0);
  expect([data.title, data.files.map(({ nano_id }) => nano_id)]).toEqual(['글 0', [file]]);
  expect((await get(other, first?.id ?? 0)).status).toBe(403);
  const open = async ({ token }: TestAccount) => (await download(`/api/commons/files/${file}/`, { token })).statusCode;
  expect([await open(author), await open(staff), await open(other)]).toEqual([200, 200, 404]);
  await change({ file_ids: [file] });
  for (let at = 2; at < 51; at += 1) await change({ title: `글 ${at}`, file_ids: [] });
  const { count, results } = await list(author);
  expect([count, results[0]?.title, results.at(-1)?.title]).toEqual([50, '글 49', '글 1']);
  expect((await get(author, first?.id ?? 0)).status).toBe(404);
});

test('64 buyers at once each buy once, and the seller gets every share', async () => {
  const { create, db } = testServer();
  const seller = await create.general();
  const sold = await makePost(seller, SALE);
  const buyers: TestAccount[] = [];
  for (let at = 0; at < 64; at += 1) buyers.push(await create.general());
  for (const buyer of buyers) await givePoints(buyer.id, 300);
  // A server whose connections are all busy for five seconds refuses; clients repeat.
  const buy = async (buyer: TestAccount): ReturnType<typeof purchase> => {
    const response = await purchase(buyer, sold);
    return response.status === 503 ? buy(buyer) : response;
  };
  const responses = await Promise.all(buyers.flatMap((buyer) => [buy(buyer), buy(buyer)]));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(128);
  const { points } = await db
    .selectFrom('user_account')
    .where('id', '=', seller.id)
    .select('points')
    .executeTakeFirstOrThrow();
  expect([points, (await read(sold)).data.purchases]).toEqual([64 * 270, 64]);
});

test('a blocked post is refunded once no review is open: both sides exactly, below zero when it is spent, and told', async () => {
  const { create, db, clock, platform } = testServer();
  const [seller, buyer, early] = [await create.general(), await create.general(), await create.general()];
  const sold = await makePost(seller, SALE);
  for (const member of [buyer, early]) await givePoints(member.id, 1000);
  await purchase(early, sold);
  const old = new Date(clock.now().getTime() - 7.1 * 86_400_000);
  await db.updateTable('community_purchase').set({ created: old }).execute();
  await purchase(buyer, sold);
  await spendPoints(seller.id, 540);
  const setStatus = (board_status: 0 | 2) =>
    db.updateTable('board_post').set({ board_status }).where('id', '=', sold.board.id).execute();
  const refund = () => Promise.all([1, 2, 3].map(() => platform.jobs.runNow(refundPurchases, {})));
  const review = { kind: 1 as const, object_id: sold.id, author_id: seller.id, is_anonymous: false, excerpt: '' };
  const now = clock.now();
  await db
    .insertInto('review_case')
    .values({ ...review, nano_id: 'r'.repeat(21) as NanoId, state: 0, is_hidden: true, created: now, updated: now })
    .execute();
  await setStatus(2);
  await refund();
  expect((await entriesOf(PointHistoryType.POST_SALE)).map(({ point }) => point)).toEqual([270, 270]);
  await db.updateTable('review_case').set({ state: 2, decided: now }).execute();
  await refund();
  expect(await entriesOf(PointHistoryType.POST_PURCHASE)).toEqual([
    { user_id: early.id, point: -300 },
    { user_id: buyer.id, point: -300 },
    { user_id: buyer.id, point: 300 },
  ]);
  const balances = await db
    .selectFrom('user_account')
    .where('id', 'in', [seller.id, buyer.id])
    .select('points')
    .orderBy('id')
    .execute();
  expect(balances.map(({ points }) => points)).toEqual([-270, 1000]);
  expect((await listNotified(buyer.token))[0]?.content).toContain('300P를 돌려드렸어요');
  expect((await listNotified(seller.token))[0]?.content).toContain('판매 1건을 환불하고 270P를 회수했어요');
  expect([(await read(sold, buyer)).status, (await read(sold, early)).data.is_purchased]).toEqual([404, true]);
  const income = { sales: 2, price: 600, refunds: 1, refunded: 300, fee: 30, net: 270 };
  const { token } = seller;
  expect((await call(getCommunityIncome, { token, query: {} })).data).toEqual(income);
  const { data: page } = await call(listCommunityIncome, { token, query: { date_start: toBusinessDate(now) } });
  expect(page.results).toEqual([expect.objectContaining({ id: sold.id, sales: 1, refunds: 1, net: 0 })]);
  await setStatus(0);
  await refund();
  expect((await purchase(buyer, sold)).data.is_purchased).toBe(true);
  expect((await entriesOf(PointHistoryType.POST_SALE)).map(({ point }) => point)).toEqual([270, 270, -270, 270]);
  // The refunded purchase stays in the income beside the one after it.
  const again = { sales: 3, price: 900, refunds: 1, refunded: 300, fee: 60, net: 540 };
  expect((await call(getCommunityIncome, { token, query: {} })).data).toEqual(again);
});

test('who may read a post rates it once, 1–10, shown halved', async () => {
  const { create } = testServer();
  const [author, one, other] = [await create.general(), await create.general(), await create.general()];
  const post = await makePost(author);
  expect((await rate(author, post, 10)).status).toBe(403);
  expect((await rate(one, await makePost(author, SALE), 10)).status).toBe(403);
  await rate(one, post, 4);
  await rate(one, post, 9);
  expect((await rate(other, post, 6)).data).toEqual({ rating: 3.8, rating_count: 2, own_rate: 6 });
  expect((await read(post, one)).data).toMatchObject({ own_rate: 9, rating: 3.8 });
});
