import type { PersonRef } from '@danji/contracts/accounts/user';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { NanoId } from '@danji/contracts/fields';
import { OrderStatus, type OrderStatusCode } from '@danji/contracts/codes/order-codes';
import type { Page } from '@danji/contracts/page';
import type { listOrders } from '@danji/contracts/shop/order.endpoints';
import type { listStaffOrders } from '@danji/contracts/shop/order-staff.endpoints';
import { type Insertable, sql, type Updateable } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readTrail } from '../../platform/records/history.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';

/** Phone numbers are searched without hyphens. */
const toTyped = (search: string): string => (/^[\d\s-]+$/.test(search) ? search.replaceAll(/[\s-]/g, '') : search);

const MAIN_FILE = sql<NanoId | null>`(select image.file_id from product_image as image
  where image.product_id = "order".product_id order by image.is_main desc, image.position limit 1)`;

const selectOrders = (db: Db) =>
  db
    .selectFrom('shop_order as order')
    .innerJoin('shop_product as product', 'product.id', 'order.product_id')
    .select(['order.id', 'order.checkout_id', 'order.user_id', 'order.product_id', 'order.product_name'])
    .select([
      'order.status',
      'order.origin',
      'order.round',
      'order.hold_round',
      'order.is_replaced',
      'order.is_approving',
      'order.is_reviewed',
    ])
    .select([
      'order.total_price',
      'order.ended_price',
      'order.ended_parts',
      'order.shipping_fee',
      'order.payment_price',
      'order.point',
      'order.accum_point',
    ])
    .select(['order.customer_name', 'order.customer_tel', 'order.customer_email', 'order.customer_address'])
    .select(['order.customer_message', 'order.delivery_name', 'order.delivery_tel', 'order.delivery_address_code'])
    .select(['order.delivery_address', 'order.delivery_message', 'order.cancel_reason', 'order.refund_reason'])
    .select(['order.shipping_method', 'order.post_company', 'order.post_tracking_number', 'order.payment_uuid'])
    .select(['order.payment_code', 'order.payment_date', 'order.receipt_url', 'order.hold_until', 'order.confirm_due'])
    .select([
      'order.refund_price',
      'order.refund_point',
      'order.return_fee',
      'order.is_exchange',
      'order.exchange_of',
      'order.is_by_phone',
      'order.entered_by',
      'order.exchanged_price',
      'order.exchanged_point',
      'order.shipping_group',
      'order.shipping_terms',
      'order.is_island',
    ])
    .select(['order.created', 'order.updated', 'product.code as product_code'])
    .select([MAIN_FILE.as('main_file'), selectPersonRef('order.user_id').as('user')]);
export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/** Lists the orders of an account, the newest first, without those that it has replaced by others. */
export function listOrdersOf(
  db: Db,
  { status, ...page }: QueryOf<typeof listOrders>,
  userId: number,
): Promise<Page<OrderRow>> {
  let found = db
    .selectFrom('shop_order as order')
    .where('order.user_id', '=', userId)
    .where('order.is_replaced', '=', false);
  if (status !== undefined) found = found.where('order.status', '=', status);
  return readPage(db, page, { found, order: [['order.id', 'desc']], key: 'order.id', lines: selectOrders(db) });
}

/** Lists the orders of all accounts, the newest first. */
export function listAllOrders(db: Db, { status, ...page }: QueryOf<typeof listStaffOrders>): Promise<Page<OrderRow>> {
  let found = db.selectFrom('shop_order as order').where('order.is_replaced', '=', false);
  if (status !== undefined) found = found.where('order.status', '=', status);
  if (page.search?.trim()) found = found.where(matches('order.searched', toTyped(page.search)));
  return readPage(db, page, { found, order: [['order.id', 'desc']], key: 'order.id', lines: selectOrders(db) });
}

export const findOrder = (db: Db, id: number): Promise<OrderRow | undefined> =>
  selectOrders(db).where('order.id', '=', id).executeTakeFirst();

/** All orders of an account, the first one first. */
export const listOwnOrders = (db: Db, userId: number): Promise<OrderRow[]> =>
  selectOrders(db).where('order.user_id', '=', userId).orderBy('order.id').execute();

export const findOrders = (db: Db, ids: readonly number[]): Promise<OrderRow[]> =>
  selectOrders(db)
    .where('order.id', 'in', [...ids, 0])
    .orderBy('order.id')
    .execute();

/** All orders of a checkout. */
export const listCheckout = (db: Db, checkoutId: string): Promise<OrderRow[]> =>
  selectOrders(db).where('order.checkout_id', '=', checkoutId).orderBy('order.id').execute();

/** Locks orders in the order of their ids until the transaction ends; before products, and these before accounts. */
export const lockOrders = (db: Db, ids: readonly number[]): Promise<OrderRow[]> =>
  selectOrders(db)
    .where('order.id', 'in', [...ids, 0])
    .orderBy('order.id')
    .forNoKeyUpdate('order')
    .execute();

/** The ids of the orders of an account that it has made itself and that wait to be paid. */
export const listOwnPending = async (db: Db, userId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('shop_order')
      .where('user_id', '=', userId)
      .where('status', '=', OrderStatus.PENDING)
      .where('is_replaced', '=', false)
      .where('is_by_phone', '=', false)
      .select('id')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** How many checkouts on the telephone of an account wait to be paid. */
export const countPhoneCheckouts = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('shop_order')
      .where('user_id', '=', userId)
      .where('status', '=', OrderStatus.PENDING)
      .where('is_by_phone', '=', true)
      .select(sql<number>`count(distinct checkout_id)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Orders whose time is over, the oldest first; `column` says which time. */
export const listOverdue = async (
  db: Db,
  column: 'hold_until' | 'confirm_due',
  statuses: readonly OrderStatusCode[],
  now: Date,
  limit: number,
): Promise<number[]> =>
  (
    await db
      .selectFrom('shop_order')
      .where(column, '<=', now.toISOString())
      .where('status', 'in', [...statuses])
      .where('is_approving', '=', false)
      .select('id')
      .orderBy(column)
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

export const insertOrder = async (db: Db, values: Insertable<Database['shop_order']>): Promise<number> =>
  (await db.insertInto('shop_order').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateOrder(db: Db, id: number, changes: Updateable<Database['shop_order']>): Promise<void> {
  await db.updateTable('shop_order').set(changes).where('id', '=', id).execute();
}

export const insertItem = async (db: Db, values: Insertable<Database['shop_order_item']>): Promise<number> =>
  (await db.insertInto('shop_order_item').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function insertAdditionals(
  db: Db,
  values: readonly Insertable<Database['shop_order_additional']>[],
): Promise<void> {
  if (values.length > 0) await db.insertInto('shop_order_additional').values(values).execute();
}

export async function insertShares(db: Db, values: readonly Insertable<Database['shop_order_share']>[]): Promise<void> {
  if (values.length > 0) await db.insertInto('shop_order_share').values(values).execute();
}

export async function insertEvent(db: Db, event: Insertable<Database['shop_order_event']>): Promise<void> {
  await db.insertInto('shop_order_event').values(event).execute();
}

export const listItems = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('shop_order_item')
    .where('order_id', 'in', [...orderIds, 0])
    .selectAll()
    .orderBy('id')
    .execute();
export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

export const listAdditionals = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('shop_order_additional')
    .where('order_id', 'in', [...orderIds, 0])
    .selectAll()
    .orderBy('id')
    .execute();
export type AdditionalRow = Awaited<ReturnType<typeof listAdditionals>>[number];

export const listShares = (db: Db, orderId: number) =>
  db.selectFrom('shop_order_share').where('order_id', '=', orderId).selectAll().orderBy('role').execute();

/** The accounts that get points of orders. */
export async function listShareUsers(db: Db, orderIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('shop_order_share')
    .where('order_id', 'in', [...orderIds, 0])
    .select('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The operator who took an order on the telephone. */
export const findOperator = async (db: Db, { id }: Pick<OrderRow, 'id'>): Promise<PersonRef | null> =>
  (
    await db
      .selectFrom('shop_order as order')
      .where('order.id', '=', id)
      .select(selectPersonRef<PersonRef | null>('order.entered_by').as('person'))
      .executeTakeFirst()
  )?.person ?? null;

export const listEvents = (db: Db, orderId: number) =>
  readTrail(
    db
      .selectFrom('shop_order_event')
      .where('order_id', '=', orderId)
      .select(['id', 'from_status', 'to_status', 'actor', 'reason', 'created'])
      .select(sql<string | null>`data->>'lines'`.as('lines'))
      .select(sql<boolean>`coalesce(data->>'kind' = 'exchange', false)`.as('is_exchange'))
      .orderBy('id', 'desc'),
  );
