import { OrderStatus, ShippingMethod } from '@danji/contracts/codes/order-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { confirmOrder, createOrders } from '@danji/contracts/shop/order.endpoints';
import { createPayment, updatePayment } from '@danji/contracts/shop/payment.endpoints';
import { createProduct } from '@danji/contracts/shop/product-staff.endpoints';
import { createShopCategory } from '@danji/contracts/shop/shop-category.endpoints';
import { transaction } from '@danji/server/platform/database/transaction';
import { markPaid } from '@danji/server/shop/orders/index';
import { call } from './call.ts';
import { productBody } from './product-body.ts';
import { testServer } from './test-server.ts';

type Caller = { token: string };

/** Puts a fire extinguisher of 27,000 won on sale, as an operator. Returns its id. */
export async function sellProduct({ token }: Caller): Promise<number> {
  const { id } = (await call(createShopCategory, { token, body: { name: '소방', is_active: true } })).data;
  return (await call(createProduct, { token, body: productBody(id) })).data.id;
}

type Given = Partial<BodyOf<typeof createOrders>>;

async function orderProduct({ token }: Caller, productId: number, given: Given = {}): Promise<number[]> {
  const { data } = await call(createOrders, {
    token,
    body: {
      product: { product_id: productId, option_ids: [], quantity: 2, amount: 54_000 },
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
      payment_price: 54_000,
      ...given,
    },
  });
  return data.map(({ id }) => id);
}

async function payOrders(ids: readonly number[], uuid: string): Promise<number> {
  const { db, platform } = testServer();
  const payment = { uuid, code: `tid-${ids[0]}`, receiptUrl: null };
  await transaction(db, (db) => markPaid(db, ids, payment, platform.clock.now()));
  return ids[0] ?? 0;
}

/** Orders two units of such a product, which ship free, and pays them; `given` is what a test is about. Returns the order's id. */
export async function buyProduct(caller: Caller, productId: number, given: Given = {}): Promise<number> {
  const ids = await orderProduct(caller, productId, given);
  return payOrders(ids, `pay-${ids[0]}`);
}

/** The same by a bank transfer. Returns the order's id. */
export async function buyByTransfer({ token }: Caller, productId: number): Promise<number> {
  const order_ids = await orderProduct({ token }, productId);
  const { uuid } = (await call(createPayment, { token, body: { order_ids } })).data;
  await call(updatePayment, { token, body: { uuid, method: 'bank' } });
  return payOrders(order_ids, uuid);
}

/** Hands a paid order over without a carrier, as an operator, and confirms it, as its buyer. */
export async function receiveOrder(buyer: Caller, staff: Caller, id: number): Promise<void> {
  const move = (body: BodyOf<typeof moveStaffOrder>) =>
    call(moveStaffOrder, { token: staff.token, params: { id }, body });
  await move({ status: OrderStatus.PREPARING });
  await move({ status: OrderStatus.DELIVERED, shipping_method: ShippingMethod.DIRECT });
  await call(confirmOrder, { token: buyer.token, params: { id } });
}
