import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import type { Payment } from '@danji/contracts/shop/payment';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { toFailureText } from '../nicepay/index.ts';
import { presentOrders } from '../orders/index.ts';
import { listOrderIds, type PaymentRow } from './payment.repository.ts';
import { listRefunds } from './refund.repository.ts';
import { toWindowPath } from './window-page.ts';

const { NONE, READY } = PaymentStatus;

function toAccount({ account, account_until: until, status }: PaymentRow): Payment['data']['account'] {
  return account === null || until === null || status !== READY ? null : { ...account, until };
}

/** Presents a payment with its orders. What the gateway said is not part of it. */
export async function toPayment(platform: Platform, db: Db, row: PaymentRow): Promise<Payment> {
  const orders = await presentOrders(platform, db, await listOrderIds(db, row.id));
  const refunds = await listRefunds(db, row.id);
  const { id, uuid, product_id, user_id, status, method, payment_code, order_price, shipping_fee } = row;
  const isOpen = status === NONE && method !== null && method !== 'point';
  return {
    id,
    uuid,
    product_id,
    user_id,
    status,
    method,
    payment_code,
    order_price,
    shipping_fee,
    used_point: row.used_point,
    payment_price: row.payment_price,
    receipt_url: row.receipt_url,
    orders,
    data: {
      window_path: isOpen ? toWindowPath(uuid) : null,
      account: toAccount(row),
      failure: row.failure_code === null ? null : toFailureText(row.failure_code),
      refunds: refunds
        .filter(({ kind }) => kind === 'refund')
        .map(({ id, order_id, amount, reason, state, created, done }) => ({
          id,
          order_id,
          amount,
          reason,
          state,
          created,
          done,
        })),
    },
    created: row.created,
  };
}
