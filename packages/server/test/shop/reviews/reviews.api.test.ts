import { beforeEach, expect, test } from '@jest/globals';
import { ListedWordAction } from '@danji/contracts/codes/moderation-codes';
import { createListedWord } from '@danji/contracts/community/listed-word.endpoints';
import { getOrder } from '@danji/contracts/shop/order.endpoints';
import type { ProductReview } from '@danji/contracts/shop/product-review';
import {
  deleteProductReview,
  getReviewSummary,
  listProductReviews,
  listStaffReviews,
  updateProductReview,
  updateStaffReview,
} from '@danji/contracts/shop/product-review.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { picture } from '../../site/files/upload.ts';
import { idsOf, orderUnits } from '../orders/order-fixture.ts';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';
import { buy, review, sendReview } from './review-fixture.ts';

const DAY = 86_400;
let staff: TestAccount;
let buyer: TestAccount;
let other: TestAccount;
let product: StaffProduct;
beforeEach(async () => {
  const { create, reset } = testServer();
  await reset();
  [staff, buyer, other] = [await create.staff(), await create.general(), await create.general()];
  product = await makeProduct(staff, (await makeCategory(staff)).id);
});

const list = async (account: TestAccount | null, query: { code?: string; search?: string } = { code: 'FS-001' }) =>
  (await call(listProductReviews, { query, ...(account && { token: account.token }) })).data.results;
const staffList = async (query: { is_held?: boolean; search?: string } = {}) =>
  (await call(listStaffReviews, { token: staff.token, query })).data.results;
const summary = async () => (await call(getReviewSummary, { params: { code: 'FS-001' } })).data;
const change = ({ token }: TestAccount, { id, updated, images }: ProductReview, rating = 3) =>
  call(updateProductReview, {
    token,
    params: { id },
    body: { rating, content: '조금 무거워요', image_ids: images.slice(0, 1).map((image) => image.id), updated },
  });
const handle = (
  { id, updated }: Pick<ProductReview, 'id' | 'updated'>,
  body: { reply?: string; is_hidden?: boolean },
) => call(updateStaffReview, { token: staff.token, params: { id }, body: { ...body, updated } });

test('the buyer of a confirmed order reviews it once, with pictures that everybody sees', async () => {
  const [unpaid] = idsOf((await orderUnits(buyer, product)).data);
  expect((await sendReview(buyer, unpaid as number)).problem).toMatchObject({ code: 'invalid_transition' });
  const order = await buy(buyer, product);
  expect((await sendReview(other, order)).status).toBe(404);
  expect((await sendReview(buyer, order, { rating: 6 })).problem.fields).toHaveProperty('rating');
  const images = [await picture(40, 30), await picture(30, 40)];
  const { data: written } = await sendReview(buyer, order, { rating: 4, content: ' 튼튼해요 ', images });
  expect(written).toMatchObject({ rating: 4, content: '튼튼해요', is_verified: true, is_own: true, order });
  expect((await sendReview(buyer, order)).problem).toMatchObject({ title: '이미 후기를 쓴 주문이에요.' });
  expect((await call(getOrder, { token: buyer.token, params: { id: order } })).data.is_reviewed).toBe(true);

  const [shown] = await list(null);
  expect(shown).toMatchObject({ rating: 4, is_own: false, order: null, change_until: null });
  expect(shown?.images).toHaveLength(2);
  const read = await testServer().app.inject({ url: shown?.images[0]?.image ?? '' });
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await list(buyer, {})).toHaveLength(1);
  expect([(await list(null, { code: 'FS-001', search: '튼튼' })).length, await list(null, {})]).toEqual([1, []]);
});

test('too many pictures, or a file that is none, are refused and leave the order as it was', async () => {
  const order = await buy(buyer, product);
  const one = await picture(8, 8);
  const many = await sendReview(buyer, order, {
    images: Array.from({ length: SHOP_LIMITS.reviewImages + 1 }, () => one),
  });
  const wrong = await sendReview(buyer, order, { images: [Buffer.from('no picture')] });
  expect([many, wrong].map(({ status, problem }) => [status, Object.keys(problem.fields ?? {})])).toEqual([
    [422, ['images']],
    [415, ['images']],
  ]);
  expect((await call(getOrder, { token: buyer.token, params: { id: order } })).data.is_reviewed).toBe(false);
});

test('the summary counts what everybody sees', async () => {
  await sendReview(buyer, await buy(buyer, product), { rating: 5 });
  await sendReview(other, await buy(other, product), { rating: 4 });
  const { data: hidden } = await sendReview(other, await buy(other, product), { rating: 1 });
  await handle(hidden, { is_hidden: true });
  expect(await summary()).toEqual({ count: 2, average: 4.5, ratings: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 } });
  expect([(await list(buyer)).length, (await list(other)).length, (await staffList()).length]).toEqual([2, 3, 3]);
});

test('its author changes a review for 30 days, and deletes it for good', async () => {
  const order = await buy(buyer, product);
  const images = [await picture(8, 8), await picture(8, 9)];
  const { data: written } = await sendReview(buyer, order, { images });
  expect((await change(other, written)).status).toBe(404);
  const { data: changed } = await change(buyer, written);
  expect(changed).toMatchObject({ rating: 3, content: '조금 무거워요', images: [written.images[0]] });
  expect((await change(buyer, written)).problem).toMatchObject({ code: 'conflict' });

  testServer().clock.advance(SHOP_LIMITS.reviewChangeDays * DAY + 1);
  const token = (await openSession(testServer().platform, buyer.id)).token;
  expect((await change({ ...buyer, token }, changed)).problem).toMatchObject({ code: 'invalid_transition' });
  await call(deleteProductReview, { token, params: { id: changed.id } });
  expect([await list(null), (await sendReview({ token }, order)).status]).toEqual([[], 409]);
});

test('the shop replies, and its author is told; a held text is shown when our staff says so', async () => {
  const written = await review(buyer, product);
  await handle(written, { reply: '고맙습니다' });
  expect((await list(null))[0]).toMatchObject({ reply: '고맙습니다' });
  expect((await listNotified(buyer.token)).map(({ title }) => title)).toContain('상품 후기에 답글이 달렸어요');

  await call(createListedWord, {
    token: staff.token,
    body: { word: '바가지', action: ListedWordAction.HOLD },
  });
  const { data: held } = await sendReview(other, await buy(other, product), { content: '바가지 가격이에요' });
  expect([held.is_hidden, (await list(null)).length]).toEqual([true, 1]);
  const [waiting] = await staffList({ is_held: true });
  if (waiting) await handle(waiting, { is_hidden: false });
  expect([(await list(null)).length, await staffList({ is_held: true })]).toEqual([2, []]);
});

test('reviews are in the export of their author, and end with the account', async () => {
  await review(buyer, product);
  const { db, platform } = testServer();
  const contributor = platform.contributions.of(personalData).get('product_reviews');
  expect(await contributor?.own?.collect(db, buyer.id, testServer().platform.keyRing)).toMatchObject({
    data: [{ 별점: 5, 내용: '튼튼해요' }],
  });
  await contributor?.erase?.(db, buyer as never, new Date());
  expect(await list(null)).toEqual([]);
});
