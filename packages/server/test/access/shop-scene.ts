import { TaxDocumentKind, TaxDocumentState } from '@danji/contracts/codes/tax-document-codes';
import { addToCart } from '@danji/contracts/shop/cart.endpoints';
import { createPayment } from '@danji/contracts/shop/payment.endpoints';
import { numberContext } from '@danji/server/shop/tax-documents/tax-document.presenter';
import { insertDocument, listRequestsOf } from '@danji/server/shop/tax-documents/tax-document.repository';
import { checkPaymentsNightly } from '@danji/server/shop/payment-checks/feature';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { addAddress } from '../shop/addresses/address-fixture.ts';
import { makeCategory, makeProduct } from '../shop/products/product-fixture.ts';
import { orderUnits } from '../shop/orders/order-fixture.ts';
import { buy, review } from '../shop/reviews/review-fixture.ts';
import { ask } from '../shop/questions/question-fixture.ts';
import { secret } from './secrets.ts';

/** A request for a cash receipt that waits for our staff. */
async function makeTaxDocument({ id: user_id }: TestAccount, order_id: number) {
  const { db, clock, platform } = testServer();
  const now = clock.now();
  const recipient = { company_name: secret('inquiry'), representative: '', address: '', business_type: '' };
  const number_encrypted = platform.keyRing.encrypt(numberContext(user_id), '01012345678');
  const times = { created: now, updated: now };
  const state = { kind: TaxDocumentKind.CASH_INCOME, state: TaxDocumentState.WAITING };
  const rest = { business_item: '', email: '', number_encrypted, ...times };
  await insertDocument(db, { order_id, user_id, ...state, ...recipient, ...rest });
  const [document] = await listRequestsOf(db, order_id);
  if (!document) throw new Error('no request was made');
  return document;
}

/** A comparison of payments, and a refund that is done. */
async function makePaymentRecords(payment_id: number) {
  const { db, platform } = testServer();
  await platform.jobs.runNow(checkPaymentsNightly, {});
  const check = await db.selectFrom('payment_check').select('id').orderBy('id').executeTakeFirstOrThrow();
  const done = {
    uuid: 'refund',
    cause_key: 'refund',
    kind: 'refund',
    amount: 1,
    reason: '취소',
    state: 'done',
  } as const;
  const { id } = await db
    .insertInto('shop_refund')
    .values({ ...done, payment_id, order_id: null, created: platform.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { paymentCheck: check.id, refund: id };
}

/**
 * A delivery address, a secret question, an order with its payment, a confirmed one with a request
 * for a cash receipt, a review of another and a line in the
 * cart of a member, and a category with a product on sale and a hidden one.
 */
export async function makeShopScene(member: TestAccount, staff: TestAccount) {
  const shopCategory = await makeCategory(staff);
  const hidden = { code: 'HIDDEN-001', name: secret('operators', '숨긴 상품'), is_active: false };
  const product = await makeProduct(staff, shopCategory.id);
  const question = { title: secret('inquiry'), content: secret('inquiry'), is_secret: true };
  const productReview = await review(member, product);
  const confirmedOrder = await buy(member, product);
  const [order] = (await orderUnits(member, product, 1, { delivery_name: secret('inquiry') })).data;
  if (!order) throw new Error('no order was made');
  const { data: payment } = await call(createPayment, { token: member.token, body: { order_ids: [order.id] } });
  return {
    order,
    payment,
    ...(await makePaymentRecords(payment.id)),
    productReview,
    confirmedOrder,
    taxDocument: await makeTaxDocument(member, confirmedOrder),
    cartLine: (
      await call(addToCart, { token: member.token, body: { product_id: product.id, option_ids: [], quantity: 1 } })
    ).data,
    address: (await addAddress(member, { name: secret('address') })).data,
    shopCategory,
    product,
    productQuestion: await ask(member, question),
    hiddenProduct: await makeProduct(staff, shopCategory.id, hidden),
  };
}
