import { OrderStatus, type OrderStatusCode, type ReturnKind, ShippingMethod } from '@danji/contracts/codes/order-codes';
import type { Order, OrderDetail } from '@danji/contracts/shop/order';
import { describeOptions } from '@danji/contracts/shop/order-lines';
import type { Tone } from '@danji/ui';

const { PENDING, DEPOSIT_WAIT, PAID, PREPARING, SHIPPING, DELIVERED, CONFIRMED, EXPIRED, FAILED } = OrderStatus;
const { CANCEL_REQUEST, REFUND_REQUEST, REFUND_COLLECTING } = OrderStatus;

const TONES: Partial<Record<OrderStatusCode, Tone>> = {
  [PENDING]: 'neutral',
  [DEPOSIT_WAIT]: 'neutral',
  [PAID]: 'warning',
  [PREPARING]: 'brand',
  [SHIPPING]: 'brand',
  [DELIVERED]: 'success',
  [CONFIRMED]: 'success',
  [CANCEL_REQUEST]: 'warning',
  [REFUND_REQUEST]: 'warning',
  [REFUND_COLLECTING]: 'warning',
  [EXPIRED]: 'danger',
  [FAILED]: 'danger',
};

/** The tone of a state: a warning where an operator has something to do. */
export const toStatusTone = (status: OrderStatusCode): Tone => TONES[status] ?? 'neutral';

/** `반품` or `교환`: a return by what its buyer gets for it. */
export const toReturnName = (kind: ReturnKind): string => (kind === 'exchange' ? '교환' : '반품');

type Item = Order['items'][number];

/** `2개`, with what was cancelled, returned or exchanged of it, or is asked for. */
export const describeUnits = ({
  quantity,
  ended_quantity: ended,
  asked_quantity: asked,
}: Pick<Item, 'quantity' | 'ended_quantity' | 'asked_quantity'>): string => {
  const parts = [ended > 0 && `${ended}개 취소·반품·교환`, asked > 0 && `${asked}개 요청`].filter(Boolean).join(', ');
  return parts ? `${quantity}개 (${parts})` : `${quantity}개`;
};

/** `대형 / 빨강 · 2개`: what was chosen of a line. */
export const describeItem = (item: Item): string =>
  [describeOptions(item), describeUnits(item)].filter(Boolean).join(' · ');

/** How an order goes to its buyer, with carrier and tracking number; `-` while nobody has said. */
export function describeShipping({ shipping_method, post_company, post_tracking_number }: Order): string {
  if (shipping_method === ShippingMethod.NONE) return '-';
  return [post_company ?? ShippingMethod.label(shipping_method), post_tracking_number].filter(Boolean).join(' ');
}

const ACTORS: Record<OrderDetail['events'][number]['actor'], string> = {
  buyer: '구매자',
  staff: '운영팀',
  payment: '결제',
  clock: '자동',
};

/** Returns the name of the actor of an event. */
export const describeActor = ({ actor }: OrderDetail['events'][number]): string => ACTORS[actor];
