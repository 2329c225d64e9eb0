import { OrderStatus, ShippingMethod } from '@danji/contracts/codes/order-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { orderNotifications } from '@danji/contracts/notifications/catalogue/orders';
import { toTrackingNumber } from '@danji/contracts/shop/carriers';
import { ORDER_TIMES } from '@danji/contracts/shop/order-rules';
import type { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { notify } from '../../notifications/notifications/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { moveOrder, showAnew } from './move-order.ts';
import { insertEvent, type OrderRow, updateOrder } from './order.repository.ts';

const { PREPARING, SHIPPING, DELIVERED } = OrderStatus;
const DAY_MS = 86_400_000;

type Sent = BodyOf<typeof moveStaffOrder>;
type Operator = { userId: number; now: Date };

/** How a parcel goes. Throws `invalid_input` naming what is missing. */
function toParcel({ shipping_method = ShippingMethod.POST, post_company, post_tracking_number = '' }: Sent) {
  const number = toTrackingNumber(post_tracking_number);
  const fields = {
    ...(shipping_method !== ShippingMethod.POST && {
      shipping_method: '택배가 아니면 배송중을 거치지 않고 배송완료로 바꿔 주세요.',
    }),
    ...(!post_company && { post_company: '택배사를 골라 주세요.' }),
    ...(!number && { post_tracking_number: '송장 번호는 숫자와 영문 9~15자예요. 다시 확인해 주세요.' }),
  };
  if (!post_company || !number || Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
  return { shipping_method, post_company, post_tracking_number: number };
}

/** How an order arrives that no carrier brings. Throws `invalid_input`. */
function toHandover({ shipping_method }: Sent) {
  if (
    shipping_method === undefined ||
    shipping_method === ShippingMethod.POST ||
    shipping_method === ShippingMethod.NONE
  )
    throw new ProblemError('invalid_input', {
      fields: { shipping_method: '택배는 배송중으로 먼저 바꿔 주세요. 다른 방법이면 배송 방법을 골라 주세요.' },
    });
  return { shipping_method };
}

const tell = (
  db: Db,
  kind: 'shipped' | 'delivered',
  { id, user_id, product_name }: OrderRow,
  now: Date,
): Promise<void> => notify(db, orderNotifications[kind], [user_id], { order_id: id, name: product_name }, now);

async function correctParcel(db: Db, row: OrderRow, sent: Sent, { userId, now }: Operator): Promise<void> {
  const parcel = toParcel(sent);
  await updateOrder(db, row.id, { ...parcel, updated: now });
  const event = { actor: 'staff' as const, user_id: userId, from_status: SHIPPING, to_status: SHIPPING };
  const reason = '송장 번호를 고쳤어요.';
  await insertEvent(db, { ...event, order_id: row.id, reason, data: toJson(parcel), created: now });
}

async function move(db: Db, row: OrderRow, sent: Sent, operator: Operator): Promise<void> {
  const mover = { actor: 'staff' as const, ...operator };
  const due = (days: number) => new Date(operator.now.getTime() + days * DAY_MS);
  if (sent.status === PREPARING) {
    await moveOrder(db, row, PREPARING, mover);
  } else if (sent.status === SHIPPING) {
    const confirm_due = due(ORDER_TIMES.confirmDaysFromShipping);
    await moveOrder(db, row, SHIPPING, mover, { ...toParcel(sent), confirm_due });
    await tell(db, 'shipped', row, operator.now);
  } else {
    const handover = row.status === PREPARING ? toHandover(sent) : {};
    await moveOrder(db, row, DELIVERED, mover, { ...handover, confirm_due: due(ORDER_TIMES.confirmDays) });
    await tell(db, 'delivered', row, operator.now);
  }
}

/** Whether a call that was sent twice has shipped it before. */
function hasGoneWith({ status, post_company, post_tracking_number }: OrderRow, sent: Sent): boolean {
  if (status !== SHIPPING || sent.status !== SHIPPING) return false;
  const parcel = toParcel(sent);
  return parcel.post_company === post_company && parcel.post_tracking_number === post_tracking_number;
}

/**
 * Takes a locked order on, ships it or says that it has arrived; its buyer is told. With `from` an order that somebody else
 * has taken on meanwhile stays as it is.
 * @throws ProblemError `invalid_transition`, `invalid_input` without carrier or tracking number
 */
export async function shipOrder(db: Db, row: OrderRow, sent: Sent, operator: Operator): Promise<void> {
  if (sent.from !== undefined && sent.from !== row.status) {
    if (hasGoneWith(row, sent)) return;
    throw new ProblemError('invalid_transition', { extra: { from: row.status, to: sent.status } });
  }
  // A request of its buyer is refused with a reason, and not by going on.
  if (row.origin !== null)
    throw new ProblemError('invalid_transition', { extra: { from: row.status, to: sent.status } });
  const isCorrection = row.status === SHIPPING && sent.status === SHIPPING;
  await (isCorrection ? correctParcel(db, row, sent, operator) : move(db, row, sent, operator));
  await showAnew(db, [row], operator.now);
}
