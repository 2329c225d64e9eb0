import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { orderNotifications } from '@danji/contracts/notifications/catalogue/orders';
import { toLineAmount } from '@danji/contracts/shop/amounts';
import type { SentCartLine } from '@danji/contracts/shop/cart';
import { isPayableRest, LEAST_CARD_AMOUNT, toPhoneHoldEnd } from '@danji/contracts/shop/order-rules';
import type { PhoneOrder, PhoneQuote, SentPhoneOrder } from '@danji/contracts/shop/phone-order';
import { toOptionKey } from '@danji/contracts/shop/product-rules';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { notify } from '../../notifications/notifications/index.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { readChoices, toAmountLine } from '../cart/index.ts';
import { lockProducts, makeHoldsFirm } from '../products/index.ts';
import { toPay } from './approve-orders.ts';
import { cancelUnpaid } from './end-orders.ts';
import { type Mover, showAnew } from './move-order.ts';
import { countPhoneCheckouts, findOrders, listCheckout, listEvents, type OrderRow } from './order.repository.ts';
import { checkItems, reckon } from './selection.ts';
import { storeOrders } from './store-orders.ts';

/** Throws `invalid_input` unless an account is that of a member who can sign in and pay. */
async function checkBuyer(db: Db, userId: number): Promise<void> {
  const member = await db
    .selectFrom('user_account')
    .where('id', '=', userId)
    .where('deleted', 'is', null)
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('user_type', 'in', [UserType.GENERAL, UserType.BRAND])
    .select('id')
    .executeTakeFirst();
  if (!member) throw invalidField('user_id', '이 회원은 지금 결제할 수 없어요. 다른 회원을 골라 주세요.');
}

/** Throws `invalid_input` when the same choice is there twice: its quantity says how many. */
function checkTwice(lines: readonly SentCartLine[]): void {
  const keys = lines.map(({ product_id, option_ids }) => `${product_id}:${toOptionKey(option_ids)}`);
  if (new Set(keys).size < keys.length)
    throw invalidField('lines', '같은 상품과 옵션이 두 번 있어요. 하나로 합쳐 수량을 늘려 주세요.');
}

type Selection = { user_id: number; lines: readonly SentCartLine[]; address_code?: string };

/** The costs of what a member wants, line by line, before it is ordered. Throws `invalid_input`, `not_found`. */
export async function quotePhoneOrder(db: Db, { user_id, lines, address_code }: Selection, now: Date) {
  await checkBuyer(db, user_id);
  checkTwice(lines);
  const items = await readChoices(db, user_id, lines, now);
  const bought = items.filter(({ state }) => state === 'available');
  const { amounts, groups, isIsland } = await reckon(db, bought, address_code ?? null);
  const quote: PhoneQuote = {
    ...amounts,
    groups,
    address_code: address_code ?? null,
    is_island: isIsland,
    lines: items.map((item) => ({
      product_id: item.row.id,
      amount: toLineAmount(toAmountLine(item)),
      max_quantity: Math.max(0, item.most),
      state: item.state,
    })),
    hold_until: toPhoneHoldEnd(now).toISOString(),
  };
  return quote;
}

/** Throws `conflict` for another sum than the operator has seen, and for one that no card pays. */
function checkTotal(total: number, seen: number): void {
  if (total !== seen)
    throw new ProblemError('conflict', {
      title: `결제할 금액이 ${formatWon(seen)}에서 ${formatWon(total)}으로 바뀌었어요. 회원에게 다시 알린 뒤 등록해 주세요.`,
      extra: { payment_price: total },
    });
  if (!isPayableRest(total))
    throw new ProblemError('conflict', {
      title: `결제할 금액이 ${formatWon(LEAST_CARD_AMOUNT)}보다 적어서 결제할 수 없어요. 수량을 늘려 주세요.`,
    });
}

/** Presents the orders of a checkout on the telephone. */
export async function toPhoneOrder(db: Db, rows: readonly OrderRow[]): Promise<PhoneOrder> {
  const [first] = rows;
  if (!first) throw new Error('An order on the telephone was presented as none.');
  const [begun] = await listEvents(db, first.id);
  const { name, payment_price } = toPay([...rows]);
  return {
    id: first.id,
    order_ids: rows.map(({ id }) => id),
    user_id: first.user_id,
    status: first.status,
    product_name: name,
    payment_price,
    hold_until: first.hold_until ?? first.updated,
    memo: begun?.reason ?? '',
    created: first.created,
  };
}

/**
 * Takes an order of a member on the telephone. Its goods are held until the end of the next day, firmly: an order that the
 * member makes meanwhile does not take its place. Locks: all products; nothing of the account, whose points are not used.
 * @throws ProblemError `conflict` naming the product, `invalid_input`, `not_found`
 */
export async function takePhoneOrder(
  db: Db,
  sent: SentPhoneOrder,
  { staffId, now }: { staffId: number; now: Date },
): Promise<OrderRow[]> {
  const { user_id: userId, lines } = sent;
  await acquireAdvisoryLock(db, `shop checkout:${userId}`);
  await checkBuyer(db, userId);
  checkTwice(lines);
  if ((await countPhoneCheckouts(db, userId)) >= SHOP_LIMITS.phoneOrders)
    throw new ProblemError('conflict', {
      title: `결제를 기다리는 전화 주문이 ${formatNumber(SHOP_LIMITS.phoneOrders)}건 있어요. 회원이 결제하거나 취소한 뒤 등록해 주세요.`,
    });
  await lockProducts(
    db,
    lines.map(({ product_id }) => product_id),
  );
  const items = await readChoices(db, userId, lines, now);
  const seen = new Map(items.map((item, at) => [item, lines[at]?.amount]));
  checkItems(items, (item) => seen.get(item));
  const reckoned = await reckon(db, items, sent.delivery_address_code);
  checkTotal(reckoned.amounts.total, sent.payment_price);
  const taken = { staffId, memo: sent.memo.trim() || null };
  const beginning = { userId, now, holdUntil: toPhoneHoldEnd(now), taken };
  const ids = await storeOrders(db, reckoned, { ...sent, point: 0 }, beginning);
  await makeHoldsFirm(db, ids);
  const rows = await findOrders(db, ids);
  const { id, hold_until: until, product_name: name, payment_price: amount } = await toPhoneOrder(db, rows);
  await notify(db, orderNotifications.taken, [userId], { order_id: id, name, amount, until }, now);
  await showAnew(db, rows, now);
  return rows;
}

const refuse = ({ status }: OrderRow): ProblemError =>
  new ProblemError('invalid_transition', { extra: { from: status, to: OrderStatus.CANCELED } });

/**
 * Cancels an order on the telephone that is not paid, with all that was ordered with it; resolves to them as they were.
 * @throws ProblemError `invalid_transition` for others, `conflict` while it is being paid
 */
export async function withdrawPhoneOrder(
  platform: Platform,
  db: Db,
  order: OrderRow,
  mover: Mover,
): Promise<OrderRow[]> {
  if (!order.is_by_phone) throw refuse(order);
  const before = await listCheckout(db, order.checkout_id);
  await cancelUnpaid(platform, db, order, mover);
  const { name } = toPay(before);
  const told = { order_id: before[0]?.id ?? order.id, name };
  await notify(db, orderNotifications.withdrawn, [order.user_id], told, mover.now);
  return before;
}
