import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { orderNotifications } from '@danji/contracts/notifications/catalogue/orders';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { unitsLeft } from '@danji/contracts/shop/order-lines';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { lockPointAccounts, type PointPosting, postAllPoints } from '../../points/ledger/index.ts';
import { moveOrder, type Mover, showAnew } from './move-order.ts';
import { endPromises, REWARD_TYPES, toData, toRewardKey } from './order-points.ts';
import { listItems, listShares, lockOrders, type OrderRow } from './order.repository.ts';

const { SHIPPING, DELIVERED, CONFIRMED } = OrderStatus;

type ShareRow = Awaited<ReturnType<typeof listShares>>[number];

/** The name of a product is the buyer's business: those above read that somebody below has bought something. */
const toDescription = (role: ShareRow['role'], { product_name }: OrderRow): string =>
  role === 'buyer' ? `${product_name} 구매확정` : '추천한 회원의 구매';

const listRefused = async (db: Db, ids: readonly number[]): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('user_account')
    .where('id', 'in', [...ids, 0])
    .where((eb) => eb.or([eb('account_status', '<>', AccountStatus.NORMAL), eb('deleted', 'is not', null)]))
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
};

function toPosting(order: OrderRow, share: ShareRow, units: number, isRefused: boolean, now: Date): PointPosting {
  const { role, user_id: userId, unit_points, terms } = share;
  const description = toDescription(role, order);
  return {
    userId,
    type: REWARD_TYPES[role],
    points: isRefused ? 0 : unit_points * units,
    causeKey: toRewardKey(order.id, role),
    description: isRefused ? `${description}: 이용할 수 없는 계정이라 적립하지 않았어요.` : description,
    data: { ...(role === 'buyer' ? toData(order) : { order_id: order.id }), units, unit_points, ...terms },
    now,
  };
}

/** Gives the points of an order by the terms of the time when it was ordered (FACTS §10.8, 5); resolves to those of the buyer. */
async function reward(db: Db, order: OrderRow, now: Date): Promise<number> {
  const shares = (await listShares(db, order.id)).filter(({ unit_points }) => unit_points > 0);
  const units = (await listItems(db, [order.id])).reduce((sum, item) => sum + unitsLeft(item), 0);
  const ids = shares.map(({ user_id }) => user_id);
  await lockPointAccounts(db, [...ids, order.user_id]);
  await endPromises(db, order, now);
  const refused = await listRefused(db, ids);
  const postings = shares.map((share) => toPosting(order, share, units, refused.has(share.user_id), now));
  await postAllPoints(db, postings);
  await publishChange(
    db,
    ids.filter((id) => id !== order.user_id),
    { tags: ['points', 'account', 'referral'] },
    now,
  );
  return postings.find(({ type }) => type === PointHistoryType.SHOP_ORDER)?.points ?? 0;
}

/**
 * Confirms a locked order, one that is on its way as delivered before: points are given to the buyer and those above.
 * @throws ProblemError `invalid_transition`
 */
async function confirm(db: Db, row: OrderRow, mover: Mover): Promise<void> {
  const { now } = mover;
  const delivered = row.status === SHIPPING ? await moveOrder(db, row, DELIVERED, mover) : row;
  await moveOrder(db, delivered, CONFIRMED, mover, { confirm_due: null });
  const points = await reward(db, row, now);
  const told = { order_id: row.id, name: row.product_name, points };
  await notify(db, orderNotifications.confirmed, [row.user_id], told, now);
  await showAnew(db, [row], now);
}

/** The buyer confirms an order. Throws `invalid_transition`. */
export async function confirmByBuyer(db: Db, id: number, userId: number, now: Date): Promise<void> {
  for (const row of await lockOrders(db, [id])) await confirm(db, row, { actor: 'buyer', userId, now });
}

/** Confirms an order whose time is over; one that has moved meanwhile stays. */
export async function confirmByClock(db: Db, id: number, now: Date): Promise<void> {
  const [row] = await lockOrders(db, [id]);
  if (!row || (row.status !== SHIPPING && row.status !== DELIVERED)) return;
  if (row.confirm_due === null || new Date(row.confirm_due) > now) return;
  await confirm(db, row, { actor: 'clock', userId: null, reason: '기간이 지나 확정됐어요.', now });
}
