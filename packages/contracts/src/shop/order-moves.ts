import { OrderStatus, type OrderStatusCode } from '../codes/order-codes.ts';

/** The actor of an order's move: `payment` is the gateway's answer about its money, `clock` a time that is over. */
export type OrderActor = 'buyer' | 'staff' | 'payment' | 'clock';

type Move = {
  from: OrderStatusCode;
  to: OrderStatusCode;
  by: readonly OrderActor[];
  /** A request is refused or withdrawn: it goes back to where it came from and nowhere else. */
  isBack?: true;
};

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

/**
 * Every move of an order (FACTS §10.1, DECISIONS, Shop).
 */
export const ORDER_MOVES: readonly Move[] = [
  { from: PENDING, to: DEPOSIT_WAIT, by: ['payment'] },
  { from: PENDING, to: PAID, by: ['payment'] },
  // `staff`: an order on the telephone was taken wrongly, or the member does not want it any more.
  { from: PENDING, to: CANCELED, by: ['buyer', 'staff'] },
  { from: PENDING, to: FAILED, by: ['payment', 'clock'] },
  { from: DEPOSIT_WAIT, to: PAID, by: ['payment'] },
  { from: DEPOSIT_WAIT, to: CANCELED, by: ['buyer'] },
  { from: DEPOSIT_WAIT, to: EXPIRED, by: ['clock'] },
  { from: EXPIRED, to: PAID, by: ['payment'] },
  { from: EXPIRED, to: REFUND_REQUEST, by: ['payment'] },
  { from: PAID, to: PREPARING, by: ['staff'] },
  { from: PAID, to: CANCELED, by: ['buyer'] },
  { from: PAID, to: CANCEL_REQUEST, by: ['buyer', 'staff'] },
  { from: PREPARING, to: SHIPPING, by: ['staff'] },
  { from: PREPARING, to: DELIVERED, by: ['staff'] },
  { from: PREPARING, to: CANCEL_REQUEST, by: ['buyer', 'staff'] },
  { from: SHIPPING, to: DELIVERED, by: ['buyer', 'staff', 'clock'] },
  { from: SHIPPING, to: REFUND_REQUEST, by: ['buyer', 'staff'] },
  { from: DELIVERED, to: CONFIRMED, by: ['buyer', 'clock'] },
  { from: DELIVERED, to: REFUND_REQUEST, by: ['buyer', 'staff'] },
  { from: CONFIRMED, to: REFUND_REQUEST, by: ['staff'] },
  { from: CANCEL_REQUEST, to: CANCELED, by: ['staff'] },
  { from: CANCEL_REQUEST, to: PAID, by: ['staff'], isBack: true },
  { from: CANCEL_REQUEST, to: PREPARING, by: ['staff'], isBack: true },
  { from: REFUND_REQUEST, to: REFUND_COLLECTING, by: ['staff'] },
  // `payment`: the money of a deposit that came too late went back.
  { from: REFUND_REQUEST, to: REFUNDED, by: ['staff', 'payment'] },
  { from: REFUND_REQUEST, to: SHIPPING, by: ['buyer', 'staff'], isBack: true },
  { from: REFUND_REQUEST, to: DELIVERED, by: ['buyer', 'staff'], isBack: true },
  { from: REFUND_REQUEST, to: CONFIRMED, by: ['staff'], isBack: true },
  { from: REFUND_COLLECTING, to: REFUNDED, by: ['staff'] },
  { from: REFUND_COLLECTING, to: SHIPPING, by: ['staff'], isBack: true },
  { from: REFUND_COLLECTING, to: DELIVERED, by: ['staff'], isBack: true },
  { from: REFUND_COLLECTING, to: CONFIRMED, by: ['staff'], isBack: true },
];

/**
 * Whether an actor may move an order so, whatever the order says. `origin` is the state in which a request was made.
 */
export const mayMove = (
  { status, origin }: { status: OrderStatusCode; origin: OrderStatusCode | null },
  to: OrderStatusCode,
  actor: OrderActor,
): boolean =>
  ORDER_MOVES.some(
    (move) => move.from === status && move.to === to && move.by.includes(actor) && (!move.isBack || move.to === origin),
  );

/** The state that an order remembers after a move: the one in which its buyer asked for something, until that ends. */
export function toOrigin(
  { status, origin }: { status: OrderStatusCode; origin: OrderStatusCode | null },
  to: OrderStatusCode,
): OrderStatusCode | null {
  if (to === CANCEL_REQUEST || to === REFUND_REQUEST) return status;
  return to === REFUND_COLLECTING ? origin : null;
}
