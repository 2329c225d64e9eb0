import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { Order } from '@danji/contracts/shop/order';
import { createOrders, getOrder } from '@danji/contracts/shop/order.endpoints';
import { transaction } from '@danji/server/platform/database/transaction';
import { markPaid } from '@danji/server/shop/orders/index';
import type { createPhoneOrder } from '@danji/contracts/shop/phone-order.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

export type OrderBody = BodyOf<typeof createOrders>;

/** An order to the mainland without points; `given` is what a test is about. */
export const orderBody = (given: Partial<OrderBody>): OrderBody => ({
  customer_name: '김관리',
  customer_tel: '010-1234-5678',
  customer_email: '',
  customer_address: '',
  customer_message: '',
  delivery_name: '관리사무소',
  delivery_tel: '031-123-4567',
  delivery_address_code: '10408',
  delivery_address: '경기 고양시 일산동구 장항로 100',
  delivery_message: '경비실에 맡겨 주세요.',
  point: 0,
  payment_price: 0,
  ...given,
});

export type PhoneOrderBody = BodyOf<typeof createPhoneOrder>;

/** An order on the telephone to the mainland; `given` is what a test is about. */
export function phoneOrderBody(given: Pick<PhoneOrderBody, 'user_id' | 'lines'> & Partial<PhoneOrderBody>) {
  const { point: _point, ...people } = orderBody({});
  return { ...people, memo: '', ...given };
}

type Caller = { token: string };

export const order = ({ token }: Caller, given: Partial<OrderBody>) =>
  call(createOrders, { token, body: orderBody(given) });

/** Orders units of a product of 27,000 won whose shipping costs 3,000 won below 50,000. */
export function orderUnits(caller: Caller, product: { id: number }, quantity = 1, given: Partial<OrderBody> = {}) {
  const amount = 27_000 * quantity;
  return order(caller, {
    product: { product_id: product.id, option_ids: [], quantity, amount },
    payment_price: amount + (amount < 50_000 ? 3_000 : 0) - (given.point ?? 0),
    ...given,
  });
}

export const idsOf = (orders: readonly Pick<Order, 'id'>[]): number[] => orders.map(({ id }) => id);

export const readOrder = async ({ token }: Caller, id: number) =>
  (await call(getOrder, { token, params: { id } })).data;

/** The money of orders comes, as the gateway says. */
export const pay = (ids: readonly number[], uuid = 'pay-1') => {
  const { db, platform } = testServer();
  const payment = { uuid, code: `tid-${uuid}`, receiptUrl: null };
  return transaction(db, (db) => markPaid(db, ids, payment, platform.clock.now()));
};

/** Returns the units held of all products and options, and the number of holds. */
export async function readHolds(): Promise<number[]> {
  const { db } = testServer();
  const products = await db.selectFrom('shop_product').select('reserved').execute();
  const options = await db.selectFrom('product_option').select('reserved').execute();
  const holds = await db.selectFrom('stock_hold').select('id').execute();
  return [...products, ...options]
    .map(({ reserved }) => reserved)
    .filter((held) => held > 0)
    .concat(holds.map(() => 1));
}
