import { OrderStatus, ReturnReason } from '@danji/contracts/codes/order-codes';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { postPoints } from '../../points/ledger/index.ts';
import { answerCancelRequest, cancelByBuyer } from './cancel-paid.ts';
import { confirmByBuyer } from './confirm-order.ts';
import { createOrdersOf } from './create-orders.ts';
import { endHold } from './end-orders.ts';
import { findOrder, listItems, lockOrders, type OrderRow } from './order.repository.ts';
import { quotePhoneOrder, takePhoneOrder } from './phone-order.service.ts';
import { requestReturnOf } from './return-order.ts';
import { collect, refundReceived, refuse } from './return-staff.ts';
import { readSelection, reckon } from './selection.ts';
import { shipOrder } from './ship-order.ts';

const MANAGER_EMAIL = 'manager@danji.test';
const DAY_SECONDS = 86_400;

type Account = { id: number; name: string; tel: string };
type Buyer = { user: Principal; account: Account; staffId: number };
type Demo = Buyer & { platform: Platform; db: Db };

type DemoPay = (db: Db, orderIds: readonly number[], buyer: { userId: number; now: Date }) => Promise<void>;

/** How payments of the demo come about, of which the gateway knows nothing. */
export const demoPayments = defineContributionPoint<{
  /** Takes points for the whole of orders. */
  payWithPoints: DemoPay;
  /** A virtual account is given, into which nothing has come yet. */
  waitForDeposit: DemoPay;
  /** The card is refused. */
  refuse: DemoPay;
}>('payments of the demo');

/** The last state of an order, which was made some days ago, the oldest first. */
type Progress = {
  daysAgo: number;
  quantity: number;
  until:
    | 'paid'
    | 'deposit_wait'
    | 'failed'
    | 'partly_canceled'
    | 'cancel_requested'
    | 'shipping'
    | 'confirmed'
    | 'requested'
    | 'collecting'
    | 'refused'
    | 'refunded'
    | 'exchanged';
};
const ORDERS: readonly Progress[] = [
  { daysAgo: 20, quantity: 5, until: 'confirmed' },
  { daysAgo: 14, quantity: 2, until: 'refunded' },
  { daysAgo: 8, quantity: 2, until: 'refused' },
  { daysAgo: 7, quantity: 1, until: 'collecting' },
  { daysAgo: 5, quantity: 1, until: 'requested' },
  { daysAgo: 3, quantity: 2, until: 'shipping' },
  { daysAgo: 0.1, quantity: 4, until: 'paid' },
  { daysAgo: 9, quantity: 1, until: 'exchanged' },
  { daysAgo: 2, quantity: 3, until: 'partly_canceled' },
  { daysAgo: 1, quantity: 2, until: 'cancel_requested' },
  { daysAgo: 0.3, quantity: 1, until: 'deposit_wait' },
  { daysAgo: 0.2, quantity: 2, until: 'failed' },
];

const findBuyer = (db: Db): Promise<Account | undefined> =>
  db
    .selectFrom('user_account')
    .where('email', '=', MANAGER_EMAIL)
    .where('user_type', '=', UserType.GENERAL)
    .where('account_status', '=', AccountStatus.NORMAL)
    .select(['id', 'name', 'tel'])
    .executeTakeFirst();

/** Products that can be had without a choice. */
const listSimpleProducts = (db: Db): Promise<{ id: number }[]> =>
  db
    .selectFrom('shop_product as product')
    .where('product.is_active', '=', true)
    .where('product.is_marked_sold_out', '=', false)
    .where('product.stock', '>', 20)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('product_option_group as group')
            .whereRef('group.product_id', '=', 'product.id')
            .where('group.is_additional', '=', false)
            .select('group.id'),
        ),
      ),
    )
    .select('product.id')
    .orderBy('product.id')
    .limit(ORDERS.length + 1)
    .execute();

const toPlace = ({ name, tel }: Account) => ({
  customer_name: name,
  customer_tel: tel,
  delivery_name: name,
  delivery_tel: tel,
  delivery_address_code: '10408',
  delivery_address: '경기 고양시 일산동구 장항로 100, 관리사무소',
  delivery_message: '경비실에 맡겨 주세요.',
});

/** A moment some hours after an order was made. */
const after = (made: Date, hours: number): Date => addSeconds(made, hours * 3600);

/** Orders units of a product, to be paid with points alone or with money alone. */
async function orderOne(
  { db, user, account }: Demo,
  productId: number,
  { quantity, isByMoney }: { quantity: number; isByMoney: boolean },
  now: Date,
) {
  const choice = { product_id: productId, option_ids: [], quantity, amount: 0 };
  const { amounts } = await reckon(db, await readSelection(db, user, { product: choice }, now), '10408');
  const amount = amounts.total - amounts.shipping_fee - amounts.island_surcharge;
  const sent = {
    product: { ...choice, amount },
    ...toPlace(account),
    customer_email: MANAGER_EMAIL,
    customer_address: '',
    customer_message: '',
    point: isByMoney ? 0 : amounts.total,
    payment_price: isByMoney ? amounts.total : 0,
  };
  return { sent, order: () => createOrdersOf(db, sent, { user, now }) };
}

/** Orders with points, which are given for it before, and pays: of money in the demo the gateway knows nothing. */
async function orderWithPoints(demo: Demo, productId: number, quantity: number, now: Date): Promise<number[]> {
  const { db, platform, user, staffId } = demo;
  const { sent, order } = await orderOne(demo, productId, { quantity, isByMoney: false }, now);
  await postPoints(db, {
    userId: user.id,
    type: PointHistoryType.STAFF_GRANT,
    points: sent.point,
    causeKey: `demo:${user.id}-order-${productId}:given`,
    description: '관리사무소 비품 구매 지원',
    staffId,
    now,
  });
  const ids = (await order()).map(({ id }) => id);
  for (const { payWithPoints } of platform.contributions.of(demoPayments).values())
    await payWithPoints(db, ids, { userId: user.id, now: addSeconds(now, 120) });
  return ids;
}

/** Orders with money that has not come: it is waited for, or the card was refused and the time to pay is over. */
async function orderUnpaid(demo: Demo, productId: number, { quantity, until }: Progress, now: Date): Promise<void> {
  const { db, platform, user } = demo;
  const { order } = await orderOne(demo, productId, { quantity, isByMoney: true }, now);
  const ids = (await order()).map(({ id }) => id);
  for (const { waitForDeposit, refuse: refuseCard } of platform.contributions.of(demoPayments).values())
    await (until === 'failed' ? refuseCard : waitForDeposit)(db, ids, { userId: user.id, now: addSeconds(now, 120) });
  if (until === 'failed') for (const id of ids) await endHold(db, id, after(now, 1));
}

/** Prepares an order and sends its parcel, as our staff do. */
async function ship({ db, staffId }: Demo, id: number, made: Date): Promise<void> {
  const at = (hours: number) => ({ userId: staffId, now: after(made, hours) });
  const parcel = { post_company: 'CJ대한통운', post_tracking_number: '123456789012' };
  for (const row of await lockOrders(db, [id])) await shipOrder(db, row, { status: OrderStatus.PREPARING }, at(18));
  for (const row of await lockOrders(db, [id]))
    await shipOrder(db, row, { status: OrderStatus.SHIPPING, ...parcel }, at(27));
}

const findMade = async (db: Db, id: number): Promise<OrderRow> => {
  const row = await findOrder(db, id);
  if (!row) throw new Error('An order of the demo is not there.');
  return row;
};

/** The goods have arrived and go back, as far as `until` says. */
async function returnGoods(demo: Demo, id: number, until: Progress['until'], made: Date): Promise<void> {
  const { db, platform, user, staffId } = demo;
  const at = (hours: number) => ({ actor: 'staff' as const, userId: staffId, now: after(made, hours) });
  for (const row of await lockOrders(db, [id]))
    await shipOrder(db, row, { status: OrderStatus.DELIVERED }, { userId: staffId, now: after(made, 50) });
  const reasons =
    until === 'refused'
      ? { reason_code: ReturnReason.CHANGE_OF_MIND }
      : { reason_code: ReturnReason.DEFECT, reason: '상자를 열어 보니 한쪽이 깨져 있어요.' };
  const byBuyer = { actor: 'buyer' as const, userId: user.id, now: after(made, 72) };
  const kind = until === 'exchanged' ? ('exchange' as const) : ('refund' as const);
  await requestReturnOf(db, await findMade(db, id), { user, reasons: { ...reasons, kind }, pictures: [] }, byBuyer);
  if (until === 'refused')
    await refuse(db, await findMade(db, id), { ...at(96), reason: '포장을 뜯어 사용한 상품이라 반품을 받지 못해요.' });
  if (until === 'requested' || until === 'refused') return;
  const parcel = { post_company: 'CJ대한통운', post_tracking_number: '210987654321' };
  await collect(db, await findMade(db, id), parcel, at(90));
  if (until === 'collecting') return;
  const items = (await listItems(db, [id])).map((item) => item.id);
  const received = { restock_items: items.slice(1), restock_additionals: [] };
  await refundReceived(platform, db, await findMade(db, id), received, at(120));
}

/** Our staff has run out of one unit, or the buyer does not want the order any more after it was taken on. */
async function cancelSome({ db, platform, user, staffId }: Demo, id: number, until: Progress['until'], made: Date) {
  if (until === 'partly_canceled') {
    const [item] = await listItems(db, [id]);
    const answer = { isAccepted: true, seen: undefined, lines: `${item?.id}:1` };
    const mover = {
      actor: 'staff' as const,
      userId: staffId,
      reason: '한 개가 파손되어 취소했어요.',
      now: after(made, 20),
    };
    await answerCancelRequest(platform, db, await findMade(db, id), answer, mover);
    return;
  }
  for (const row of await lockOrders(db, [id]))
    await shipOrder(db, row, { status: OrderStatus.PREPARING }, { userId: staffId, now: after(made, 6) });
  const mover = { actor: 'buyer' as const, userId: user.id, reason: '다른 곳에서 샀어요.', now: after(made, 8) };
  await cancelByBuyer(platform, db, await findMade(db, id), { seen: undefined, lines: undefined }, mover);
}

/** The manager has called this morning: it waits to be paid. */
async function takeOnTelephone({ db, user, account, staffId }: Demo, productId: number, now: Date): Promise<void> {
  const line = { product_id: productId, option_ids: [], quantity: 2 };
  const asked = { user_id: user.id, lines: [line], address_code: '10408' };
  const { total, lines } = await quotePhoneOrder(db, asked, now);
  const people = { customer_email: MANAGER_EMAIL, customer_address: '', customer_message: '' };
  await takePhoneOrder(
    db,
    {
      ...people,
      ...toPlace(account),
      user_id: user.id,
      lines: [{ ...line, amount: lines[0]?.amount ?? 0 }],
      memo: '전화로 주문하셨고 카드로 결제하실 예정이에요.',
      payment_price: total,
    },
    { staffId, now },
  );
}

async function makeOrder(demo: Demo, productId: number, progress: Progress, now: Date): Promise<void> {
  const { daysAgo, quantity, until } = progress;
  const { db, user } = demo;
  const made = addSeconds(now, -Math.round(daysAgo * DAY_SECONDS));
  if (until === 'deposit_wait' || until === 'failed') return orderUnpaid(demo, productId, progress, made);
  for (const id of await orderWithPoints(demo, productId, quantity, made)) {
    if (until === 'paid') continue;
    if (until === 'partly_canceled' || until === 'cancel_requested') {
      await cancelSome(demo, id, until, made);
      continue;
    }
    await ship(demo, id, made);
    if (until === 'confirmed') await confirmByBuyer(db, id, user.id, after(made, 96));
    else if (until !== 'shipping') await returnGoods(demo, id, until, made);
  }
}

/**
 * Orders some products for the manager of the demo, by the services of orders: kept, sent back in each state of a return, on
 * the way, exchanged, cancelled in part, just paid, waiting for a deposit, and failed; one on the telephone waits to be paid.
 */
export async function seedDemoOrders(db: Db, now: Date, platform: Platform): Promise<void> {
  const account = await findBuyer(db);
  const [staffId] = await listOperatorIds(db);
  if (!account || staffId === undefined) return;
  const user: Principal = {
    id: account.id,
    name: account.name,
    user_type: UserType.GENERAL,
    account_status: AccountStatus.NORMAL,
    staff_type: null,
    session: '',
    session_expires: now.toISOString(),
    acting_staff_id: null,
    lacks_second_factor: false,
  };
  const demo = { platform, db, user, account, staffId };
  for (const [at, product] of (await listSimpleProducts(db)).entries()) {
    const progress = ORDERS[at];
    if (progress) await makeOrder(demo, product.id, progress, now);
    else await takeOnTelephone(demo, product.id, addSeconds(now, -7200));
  }
}
