import { toTrackingUrl } from '@danji/contracts/shop/carriers';
import { pick } from '@danji/contracts/pick';
import type { LoggedOrder, Order, OrderDetail, StaffOrderDetail } from '@danji/contracts/shop/order';
import type { OrderReturn } from '@danji/contracts/shop/order-return';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { toFileUrl } from '../../site/files/index.ts';
import { toProductPictureUrl } from '../products/index.ts';
import {
  type AdditionalRow,
  type ItemRow,
  findOperator,
  findOrders,
  listAdditionals,
  listEvents,
  listItems,
  type OrderRow,
} from './order.repository.ts';
import { listReturns, RETURN_FILE_USE } from './return.repository.ts';

const toItem = ({
  id,
  order_id,
  product_id,
  quantity,
  ended_quantity,
  asked_quantity,
  price_at_order,
  options,
}: ItemRow) => ({
  id,
  order_id,
  product_id,
  quantity,
  ended_quantity,
  asked_quantity,
  price_at_order,
  options,
});

const toAdditional = ({
  id,
  item_id,
  option_id,
  group_name,
  name,
  quantity,
  ended_quantity,
  asked_quantity,
  price_at_order,
}: AdditionalRow) => ({
  id,
  item_id,
  quantity,
  ended_quantity,
  asked_quantity,
  price_at_order,
  additional: { id: option_id, group_name, name, price: price_at_order },
});

function toOrder(platform: Platform, row: OrderRow, items: readonly ItemRow[], added: readonly AdditionalRow[]): Order {
  const {
    product_name: name,
    product_code: code,
    main_file: file,
    round: _round,
    ended_parts: _parts,
    origin: _origin,
    hold_round: _holdRound,
    is_replaced: _replaced,
    is_approving: _approving,
    shipping_group: _group,
    shipping_terms: _terms,
    is_island: _island,
    entered_by: _enteredBy,
    ...order
  } = row;
  return {
    ...order,
    tracking_url: toTrackingUrl(row.post_company, row.post_tracking_number),
    product: { id: row.product_id, code, name, main_image: file === null ? null : toProductPictureUrl(platform, file) },
    items: items.filter(({ order_id }) => order_id === row.id).map(toItem),
    additionals: added.filter(({ order_id }) => order_id === row.id).map(toAdditional),
  };
}

/** Presents orders with what was ordered. */
export async function toOrders(platform: Platform, db: Db, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const [items, additionals] = [await listItems(db, ids), await listAdditionals(db, ids)];
  return rows.map((row) => toOrder(platform, row, items, additionals));
}

const toReturn = (
  platform: Platform,
  { order_id: _order, wanted: _wanted, images, ...row }: Awaited<ReturnType<typeof listReturns>>[number],
): OrderReturn => ({
  ...row,
  images: images.map(({ id, file: nano_id }) => ({
    id,
    image: toFileUrl(platform, { nano_id, use: RETURN_FILE_USE }, platform.clock.now()),
  })),
  tracking_url: toTrackingUrl(row.post_company, row.post_tracking_number),
});

/** Presents one order with what happened to it. */
export async function toOrderDetail(platform: Platform, db: Db, row: OrderRow): Promise<OrderDetail> {
  const [order] = await toOrders(platform, db, [row]);
  if (!order) throw new Error('An order was presented as none.');
  const returns = (await listReturns(db, row.id)).map((one) => toReturn(platform, one));
  return { ...order, events: await listEvents(db, row.id), returns };
}

/** The same for our staff. */
export const toStaffOrder = async (platform: Platform, db: Db, row: OrderRow): Promise<StaffOrderDetail> => ({
  ...(await toOrderDetail(platform, db, row)),
  entered_by: await findOperator(db, row),
});

/** Presents orders by their ids, with what was ordered. */
export const presentOrders = async (platform: Platform, db: Db, ids: readonly number[]): Promise<Order[]> =>
  toOrders(platform, db, await findOrders(db, ids));

/** An order without the people in it: the staff log holds the response too. */
export const toLogged = (row: OrderRow): LoggedOrder =>
  pick(row, [
    'id',
    'product_id',
    'product_name',
    'status',
    'total_price',
    'ended_price',
    'shipping_fee',
    'payment_price',
    'point',
    'refund_price',
    'refund_point',
    'exchanged_price',
    'exchanged_point',
    'return_fee',
    'shipping_method',
    'post_company',
    'post_tracking_number',
    'confirm_due',
    'updated',
  ]);
