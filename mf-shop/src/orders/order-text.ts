import { describeOptions, unitsLeft } from '@danji/contracts/shop/order-lines';
import { OrderStatus, type OrderStatusCode } from '@danji/contracts/codes/order-codes';
import type { Order, OrderDetail } from '@danji/contracts/shop/order';
import type { Tone } from '@danji/ui';

const {
  PENDING,
  DEPOSIT_WAIT,
  PAID,
  PREPARING,
  SHIPPING,
  DELIVERED,
  CONFIRMED,
  CANCEL_REQUEST,
  CANCELED,
  REFUND_REQUEST,
  REFUND_COLLECTING,
  REFUNDED,
  EXPIRED,
  FAILED,
} = OrderStatus;

const TONES: Partial<Record<OrderStatusCode, Tone>> = {
  [PENDING]: 'warning',
  [DEPOSIT_WAIT]: 'warning',
  [PAID]: 'brand',
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
export const toStatusTone = (status: OrderStatusCode): Tone => TONES[status] ?? 'neutral';

/** The meaning of a state for the buyer, and the next step. */
const MEANINGS: Record<OrderStatusCode, string> = {
  [PENDING]: '상품을 잡아 두었어요. 시간 안에 결제하면 주문이 끝나요.',
  [DEPOSIT_WAIT]: '입금을 기다리고 있어요. 기한이 지나면 주문이 취소돼요.',
  [PAID]: '결제를 확인했어요. 곧 상품을 준비할게요.',
  [PREPARING]: '상품을 준비하고 있어요.',
  [SHIPPING]: '상품이 가고 있어요.',
  [DELIVERED]: '상품이 도착했어요. 확인한 뒤 구매를 확정해 주세요.',
  [CONFIRMED]: '구매를 확정했어요. 이용해 주셔서 고마워요.',
  [CANCEL_REQUEST]: '취소 요청을 확인하고 있어요.',
  [CANCELED]: '주문을 취소했어요.',
  [REFUND_REQUEST]: '반품 요청을 확인하고 있어요.',
  [REFUND_COLLECTING]: '돌려보내는 상품을 회수하고 있어요.',
  [REFUNDED]: '반품을 마쳤어요.',
  [EXPIRED]: '입금 기한이 지나 주문이 끝났어요. 쓴 포인트는 돌려드렸어요.',
  [FAILED]: '결제하지 않아 주문이 끝났어요. 잡아 둔 포인트는 다시 쓸 수 있어요.',
};
/** The same while goods go back for others. */
const EXCHANGE_MEANINGS: Partial<Record<OrderStatusCode, string>> = {
  [REFUND_REQUEST]: '교환 요청을 확인하고 있어요.',
  [REFUND_COLLECTING]: '돌려보내는 상품을 회수하고 있어요. 확인한 뒤 새 상품을 보낼게요.',
  [REFUNDED]: '교환을 마쳤어요. 새 상품은 새 주문으로 보내요.',
};
/** The same of an order on the telephone, which our staff has begun without points. */
const PHONE_MEANINGS: Partial<Record<OrderStatusCode, string>> = {
  [PENDING]: '전화로 주문하신 상품을 잡아 두었어요. 기한 안에 결제하면 주문이 끝나요.',
  [FAILED]: '기한 안에 결제하지 않아 주문이 끝났어요.',
};
export const describeStatus = ({
  status,
  is_exchange,
  is_by_phone,
}: Pick<Order, 'status' | 'is_exchange' | 'is_by_phone'>): string =>
  (is_exchange && EXCHANGE_MEANINGS[status]) || (is_by_phone && PHONE_MEANINGS[status]) || MEANINGS[status];

type OrderEvent = OrderDetail['events'][number];

const EVENTS: Record<OrderStatusCode, string> = {
  [PENDING]: '주문했어요',
  [DEPOSIT_WAIT]: '가상계좌를 받았어요',
  [PAID]: '결제했어요',
  [PREPARING]: '상품을 준비하기 시작했어요',
  [SHIPPING]: '상품을 보냈어요',
  [DELIVERED]: '상품이 도착했어요',
  [CONFIRMED]: '구매를 확정했어요',
  [CANCEL_REQUEST]: '취소를 요청했어요',
  [CANCELED]: '주문을 취소했어요',
  [REFUND_REQUEST]: '반품을 요청했어요',
  [REFUND_COLLECTING]: '상품 회수를 시작했어요',
  [REFUNDED]: '반품을 마쳤어요',
  [EXPIRED]: '입금 기한이 지났어요',
  [FAILED]: '결제하지 못했어요',
};
/** The same of an exchange; the first event of its new order is that it is paid. */
const EXCHANGE_EVENTS: Partial<Record<OrderStatusCode, string>> = {
  [PAID]: '교환할 상품의 주문을 만들었어요',
  [REFUND_REQUEST]: '교환을 요청했어요',
  [REFUNDED]: '교환을 마쳤어요',
};
const REQUESTS = new Set<OrderStatusCode | null>([CANCEL_REQUEST, REFUND_REQUEST, REFUND_COLLECTING]);
const ENDS = new Set<OrderStatusCode>([CANCELED, REFUND_COLLECTING, REFUNDED]);

/** An event that is about some lines of an order. */
function describePart({ from_status: from, to_status: to, is_exchange: isExchange }: OrderEvent): string {
  if (to === CANCEL_REQUEST) return '일부 취소를 요청했어요';
  if (to === REFUND_REQUEST) return isExchange ? '일부 교환을 요청했어요' : '일부 반품을 요청했어요';
  if (isExchange) return '일부를 교환했어요';
  return from === REFUND_COLLECTING ? '일부를 반품했어요' : '일부를 취소했어요';
}

/** An event of an order as its buyer reads it. */
export function describeEvent(event: OrderEvent): string {
  const { from_status: from, to_status: to, actor, is_exchange: isExchange } = event;
  if (event.lines !== null) return describePart(event);
  if (to === PENDING && actor === 'staff') return '전화로 주문했어요';
  if (from === to) return from === REFUND_COLLECTING ? '회수 정보를 고쳤어요' : '배송 정보를 고쳤어요';
  if (!REQUESTS.has(from) || ENDS.has(to)) return (isExchange && EXCHANGE_EVENTS[to]) || EVENTS[to];
  return actor === 'buyer' ? '요청을 취소했어요' : '요청을 받아들이지 못했어요';
}

const ACTORS: Record<OrderEvent['actor'], string> = { buyer: '나', staff: '운영팀', payment: '결제', clock: '자동' };
/** The goods that an event is about, and why: `소형 1개 · 잘못 골랐어요.` */
export const describeDetails = ({ lines, reason }: OrderEvent): string => [lines, reason].filter(Boolean).join(' · ');
export const describeActor = ({ actor }: OrderEvent): string => ACTORS[actor];

export const mayCancel = ({ status }: Pick<Order, 'status'>): boolean => status === PENDING || status === DEPOSIT_WAIT;
/** Whether the buyer cancels the order, or asks for it, and the money goes back to where it came from. */
export const mayCancelPaid = ({ status }: Pick<Order, 'status'>): boolean => status === PAID || status === PREPARING;
/** Whether its money came by the payment window or in points; the refund of any other is up to our staff. */
export const isPaidHere = ({ payment_code, payment_price }: Pick<Order, 'payment_code' | 'payment_price'>): boolean =>
  payment_code !== null || payment_price === 0;
export const mayConfirm = ({ status }: Pick<Order, 'status'>): boolean => status === SHIPPING || status === DELIVERED;
export const mayReview = ({ status, is_reviewed }: Pick<Order, 'status' | 'is_reviewed'>): boolean =>
  status === CONFIRMED && !is_reviewed;
/** Whether the order did not come about, so that the way on is to buy again. */
export const isLost = ({ status }: Pick<Order, 'status'>): boolean =>
  status === EXPIRED || status === FAILED || status === CANCELED;

type Item = Order['items'][number];
/** `2개`, with what was cancelled, returned or exchanged of it. */
export const describeUnits = ({ quantity, ended_quantity: ended }: Pick<Item, 'quantity' | 'ended_quantity'>): string =>
  ended === 0 ? `${quantity}개` : `${quantity}개 (${ended}개 취소·반품·교환)`;
/** `대형 / 빨강 · 2개`: what was chosen of a line. */
export const describeItem = (item: Item): string =>
  [describeOptions(item), describeUnits(item)].filter(Boolean).join(' · ');
/** Whether something is left of a line. */
export const isLineLeft = (line: Pick<Item, 'quantity' | 'ended_quantity'>): boolean => unitsLeft(line) > 0;
