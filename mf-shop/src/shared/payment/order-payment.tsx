import { useEndpoint } from '@danji/api-client';
import { OrderStatus, type OrderStatusCode } from '@danji/contracts/codes/order-codes';
import type { Order } from '@danji/contracts/shop/order';
import { listOrders } from '@danji/contracts/shop/order.endpoints';
import { getPayment } from '@danji/contracts/shop/payment.endpoints';
import { lazyComponent, Skeleton } from '@danji/ui';
import { AccountCard } from './account-card.tsx';
import { PayCard } from './pay-card.tsx';

const RefundAccountCard = lazyComponent(
  () => import('./refund-account-card.tsx'),
  'RefundAccountCard',
  () => <Skeleton height={60} />,
);

/** The states in which money goes back, or has. */
const ENDS: ReadonlySet<OrderStatusCode> = new Set([
  OrderStatus.CANCELED,
  OrderStatus.REFUND_REQUEST,
  OrderStatus.REFUNDED,
]);

/**
 * A page has all orders of a checkout on the telephone, and of one of the cart unless others were made since.
 */
const PENDING = { query: { status: OrderStatus.PENDING, page: 1, page_size: 100 } };

/**
 * The steps that are left about the money of an order: to pay it with all that was ordered with it, to pay into its
 * account, or to name the account for the refund.
 */
export function OrderPayment({ order }: { order: Order }) {
  const isPending = order.status === OrderStatus.PENDING;
  const waits = order.status === OrderStatus.DEPOSIT_WAIT;
  const isOver = ENDS.has(order.status);
  const uuid = waits || isOver ? order.payment_uuid : null;
  const { data: list } = useEndpoint(listOrders, isPending ? PENDING : null);
  const { data: payment } = useEndpoint(getPayment, uuid === null ? null : { params: { id: uuid } });
  if (waits) return payment ? <AccountCard payment={payment} /> : null;
  if (isOver) return payment?.data.refunds.length ? <RefundAccountCard payment={payment} /> : null;
  const orders = list?.results.filter(({ checkout_id }) => checkout_id === order.checkout_id) ?? [];
  return isPending && orders.length > 0 ? <PayCard orders={orders} /> : null;
}
