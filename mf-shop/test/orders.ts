import { createOrders } from '@danji/contracts/shop/order.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';

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
