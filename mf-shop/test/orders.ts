import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { createOrders } from '@danji/contracts/shop/order.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

/** Orders units of a product at 27,000 won, whose shipping costs 3,000 won below 50,000; resolves to the id of the order. */
export async function orderNow(
  { token }: TestAccount,
  product_id: number,
  quantity: number,
  option_ids: number[] = [],
): Promise<number> {
  const amount = 27_000 * quantity;
  const { status, data, problem } = await call(createOrders, {
    token,
    body: {
      product: { product_id, option_ids, quantity, amount },
      customer_name: '김관리',
      customer_tel: '01012345678',
      customer_email: '',
      customer_address: '',
      customer_message: '',
      delivery_name: '관리사무소',
      delivery_tel: '0311234567',
      delivery_address_code: '10408',
      delivery_address: '경기 고양시 일산동구 장항로 100',
      delivery_message: '경비실에 맡겨 주세요.',
      point: 0,
      payment_price: amount + (amount < 50_000 ? 3_000 : 0),
    },
  });
  if (status !== 200 || !data[0]) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data[0].id;
}

/** A payment of 54,000 won for an order; resolves to its id. */
export async function insertPayment(
  { id: user_id }: TestAccount,
  order_id: number,
  given: { uuid: string; method: 'card' | 'vbank' },
): Promise<number> {
  const { db, clock } = testServer();
  const now = clock.now();
  const prices = { order_price: 54_000, shipping_fee: 0, used_point: 0, payment_price: 54_000, balance: 54_000 };
  const of = { user_id, status: PaymentStatus.PAID, name: '분말 소화기', created: now, updated: now, paid: now };
  const { id: payment_id } = await db
    .insertInto('shop_payment')
    .values({ ...of, ...prices, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('shop_payment_order').values({ payment_id, order_id, amount: 54_000, point: 0 }).execute();
  return payment_id;
}
