import { maskTel } from '@danji/contracts/format/mask';
import type { CouponApplication, CouponApplicationDetail } from '@danji/contracts/points/coupon-application';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type ApplicationRow,
  findLatestOrder,
  listCalls,
  listEntries,
  listEvents,
  listLatestOrders,
  type OrderRow,
} from './application.repository.ts';
import { causeKeysOf } from './move-application.ts';
import { type SecretKind, secretOf } from './settle-order.ts';

type Secrets = { pin_no: string | null; img_url: string | null };
const NO_SECRETS: Secrets = { pin_no: null, img_url: null };

const toOrder = (row: ApplicationRow, order: OrderRow, secrets: Secrets) => ({
  coupon: row.coupon_id,
  application: row.id,
  tr_id: order.tr_id,
  order_no: order.order_no,
  ...secrets,
  mms_msg: order.mms_msg,
  mms_title: order.mms_title,
  phone_no: maskTel(row.tel),
  gubun: order.gubun,
  memo: order.memo,
  pin_status: order.pin_status,
  pin_checked: order.pin_checked,
  valid_until: order.valid_until,
  remain_amount: order.remain_amount,
});

/** Presents an application; without secrets unless its owner reads it alone. */
export const toApplication = (
  row: ApplicationRow,
  order: OrderRow | undefined,
  secrets: Secrets = NO_SECRETS,
): CouponApplication => ({
  id: row.id,
  uuid: row.uuid,
  coupon: row.coupon as CouponApplication['coupon'],
  user: row.user,
  payment_price: row.payment_price,
  application_status: row.application_status,
  gift: row.gift,
  memo: row.memo,
  done_datetime: row.done_datetime,
  refunded_datetime: row.refunded_datetime,
  order: order ? toOrder(row, order, secrets) : null,
  coupon_request_count: row.coupon_request_count,
  latest_send_datetime: row.latest_send_datetime,
  created_date: row.created,
  updated_date: row.updated,
});

/** Presents applications of a list, without secrets. */
export async function toApplications(db: Db, rows: readonly ApplicationRow[]): Promise<CouponApplication[]> {
  const orders = await listLatestOrders(
    db,
    rows.map(({ id }) => id),
  );
  const byApplication = new Map(orders.map((order) => [order.application_id, order]));
  return rows.map((row) => toApplication(row, byApplication.get(row.id)));
}

/** The secrets of an issued voucher in clear, for its owner only. */
export function readSecrets({ keyRing }: Platform, order: OrderRow): Secrets {
  const open = (text: string | null, what: SecretKind) =>
    text === null ? null : keyRing.decrypt(secretOf(order.tr_id, what), text);
  return { pin_no: open(order.pin_encrypted, 'pin'), img_url: open(order.picture_url_encrypted, 'picture') };
}

/** Presents one application: to its owner with the pin, to operators with the calls of the provider. */
export async function toDetail(
  platform: Platform,
  db: Db,
  row: ApplicationRow,
  reader: Principal,
): Promise<CouponApplicationDetail> {
  const order = await findLatestOrder(db, row.id);
  const isOwner = row.user_id === reader.id && reader.acting_staff_id === null;
  const secrets = order && isOwner ? readSecrets(platform, order) : NO_SECRETS;
  const events = await listEvents(db, row.id);
  return {
    ...toApplication(row, order, secrets),
    // Members see that operators decided, but not who.
    events: events.map((event) => ({
      ...event,
      user: isStaff(reader) || event.user?.id === reader.id ? event.user : null,
    })),
    calls: isStaff(reader) ? await listCalls(db, row.id) : [],
    entries: await listEntries(db, causeKeysOf(row)),
  };
}
