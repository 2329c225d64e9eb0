import { beforeEach, expect, test } from '@jest/globals';
import { ListedWordAction } from '@danji/contracts/codes/moderation-codes';
import { OrderStatus, ReturnReason } from '@danji/contracts/codes/order-codes';
import { createListedWord } from '@danji/contracts/community/listed-word.endpoints';
import { listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { getPointSet, savePointSet } from '@danji/contracts/points/point-set.endpoints';
import { openStaffReturn, refundReturn } from '@danji/contracts/shop/order-return.endpoints';
import type { ProductReview } from '@danji/contracts/shop/product-review';
import {
  deleteProductReview,
  listStaffReviews,
  updateStaffReview,
} from '@danji/contracts/shop/product-review.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { transaction } from '@danji/server/platform/database/transaction';
import { giveReviewPoints, takeReviewPoints } from '@danji/server/shop/review-points/index';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { buyProduct, receiveOrder } from '@danji/testing/shop-orders';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { untilSessionWaits } from '@danji/testing/until-session-waits';
import { picture } from '../../site/files/upload.ts';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';
import { buy, sendReview } from './review-fixture.ts';

let admin: TestAccount;
let buyer: TestAccount;
let product: StaffProduct;
beforeEach(async () => {
  const { create, reset } = testServer();
  await reset();
  [admin, buyer] = [await create.admin(), await create.general()];
  product = await makeProduct(admin, (await makeCategory(admin)).id);
  await set({ point_review_text: 100, point_review_image: 300 });
});

const OTHERS = { point_signup: 0, point_referral: 0, point_referred: 0, limit_price_user: 0, limit_price_day: 0 };
const set = (given: { point_review_text?: number; point_review_image?: number }) =>
  call(savePointSet, { token: admin.token, body: { ...OTHERS, ...given } });
const entries = async () =>
  (await call(listPointHistory, { token: buyer.token })).data.results
    .toReversed()
    .map(({ point, history_type, description }) => [point, history_type, description]);
/** The newest version of the only review. */
const hide = async (is_hidden: boolean) => {
  const [row] = (await call(listStaffReviews, { token: admin.token, query: {} })).data.results;
  const { id, updated } = row as Pick<ProductReview, 'id' | 'updated'>;
  return call(updateStaffReview, { token: admin.token, params: { id }, body: { is_hidden, updated } });
};
const GIVEN = '분말 소화기 후기 적립';

test('a review brings points, one with pictures more, and they go when it is hidden or deleted', async () => {
  const { data: plain } = await sendReview(buyer, await buy(buyer, product));
  const all: unknown[] = [[100, 0, GIVEN]];
  expect(await entries()).toEqual(all);
  await call(deleteProductReview, { token: buyer.token, params: { id: plain.id } });
  all.push([-100, 0, '지운 후기 적립 회수']);
  expect(await entries()).toEqual(all);

  await sendReview(buyer, await buy(buyer, product), { images: [await picture(8, 8)] });
  all.push([400, 0, GIVEN]);
  expect(await entries()).toEqual(all);
  await set({ point_review_text: 5 });
  expect((await call(getPointSet)).data).toMatchObject({ point_review_text: 5, point_review_image: 300 });
  await hide(true);
  await hide(true);
  // The amount is the one that was given first.
  await hide(false);
  all.push([-400, 0, '가려진 후기 적립 회수'], [400, 0, GIVEN]);
  expect(await entries()).toEqual(all);
});

test('a held review brings its points when our staff shows it, and none when the goods have gone back', async () => {
  await call(createListedWord, { token: admin.token, body: { word: '광고', action: ListedWordAction.HOLD } });
  await givePoints(buyer.id, 54_000);
  const order = await buyProduct(buyer, product.id, { point: 54_000, payment_price: 0 });
  await receiveOrder(buyer, admin, order);
  const earlier = await entries();
  const sinceThen = async () => (await entries()).slice(earlier.length);
  await sendReview(buyer, order, { content: '광고 같지만 튼튼해요' });
  expect(await sinceThen()).toEqual([]);
  await hide(false);
  expect(await sinceThen()).toEqual([[100, 0, GIVEN]]);

  const of = { token: admin.token, params: { id: order } };
  await call(openStaffReturn, { ...of, body: { reason_code: ReturnReason.DEFECT, reason: '새요.' } });
  const { data } = await call(refundReturn, { ...of, body: { restock_items: [], restock_additionals: [] } });
  expect(data.status).toBe(OrderStatus.REFUNDED);
  expect((await sinceThen()).at(-1)).toEqual([-100, 0, '반품한 상품의 후기 적립 회수']);
  const all = await entries();
  await hide(true);
  await hide(false);
  expect(await entries()).toEqual(all);
});

test('points are given once and taken back once, however many calls come at the same time', async () => {
  const { db, clock } = testServer();
  const order = await buy(buyer, product);
  const now = clock.now();
  const give = () =>
    transaction(db, (db) => giveReviewPoints(db, { orderId: order, userId: buyer.id, hasImages: false }, now));
  const take = () => transaction(db, (db) => takeReviewPoints(db, order, '반품한 상품의', now));
  /** Both calls wait for the account, which this transaction holds. */
  const race = async (one: () => Promise<void>) => {
    let calls: Promise<void>[] = [];
    await transaction(db, async (db) => {
      await db.selectFrom('user_account').where('id', '=', buyer.id).select('id').forUpdate().execute();
      calls = [one(), one(), one()];
      await untilSessionWaits();
    });
    await Promise.all(calls);
  };
  await race(give);
  expect(await entries()).toEqual([[100, 0, GIVEN]]);
  await race(take);
  expect(await entries()).toEqual([
    [100, 0, GIVEN],
    [-100, 0, '반품한 상품의 후기 적립 회수'],
  ]);
});
