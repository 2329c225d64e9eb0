import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { newNanoId } from '../../platform/ids.ts';
import { confirmByBuyer } from './confirm-order.ts';
import { createOrdersOf } from './create-orders.ts';
import { lockOrders } from './order.repository.ts';
import { markPaid } from './pay-orders.ts';
import { readSelection, reckon } from './selection.ts';
import { shipOrder } from './ship-order.ts';

const MANAGER_EMAIL = 'manager@danji.test';
const DAY_SECONDS = 86_400;

type Account = { id: number; name: string; tel: string };
type Buyer = { user: Principal; account: Account; staffId: number };

/** How far an order has come, days after it was made. */
type Progress = { daysAgo: number; quantity: number; until: 'paid' | 'shipping' | 'confirmed' };
const ORDERS: readonly Progress[] = [
  { daysAgo: 3, quantity: 2, until: 'shipping' },
  { daysAgo: 20, quantity: 5, until: 'confirmed' },
  { daysAgo: 0.1, quantity: 4, until: 'paid' },
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
    .limit(ORDERS.length)
    .execute();

async function orderOne(db: Db, { user, account }: Buyer, productId: number, quantity: number, now: Date) {
  const choice = { product_id: productId, option_ids: [], quantity, amount: 0 };
  const { amounts } = await reckon(db, await readSelection(db, user, { product: choice }, now), '10408');
  const amount = amounts.total - amounts.shipping_fee - amounts.island_surcharge;
  const sent = {
    product: { ...choice, amount },
    customer_name: account.name,
    customer_tel: account.tel,
    customer_email: MANAGER_EMAIL,
    customer_address: '',
    customer_message: '',
    delivery_name: account.name,
    delivery_tel: account.tel,
    delivery_address_code: '10408',
    delivery_address: '경기 고양시 일산동구 장항로 100, 관리사무소',
    delivery_message: '경비실에 맡겨 주세요.',
    point: 0,
    payment_price: amounts.total,
  };
  return createOrdersOf(db, sent, { user, now });
}

/** Prepares an order and sends its parcel, as our staff do. */
async function ship(db: Db, id: number, staffId: number, made: Date): Promise<void> {
  const at = (hours: number) => ({ userId: staffId, now: addSeconds(made, hours * 3600) });
  const parcel = { post_company: 'CJ대한통운', post_tracking_number: '123456789012' };
  for (const row of await lockOrders(db, [id])) await shipOrder(db, row, { status: OrderStatus.PREPARING }, at(18));
  for (const row of await lockOrders(db, [id]))
    await shipOrder(db, row, { status: OrderStatus.SHIPPING, ...parcel }, at(27));
}

async function makeOrder(db: Db, buyer: Buyer, productId: number, { daysAgo, quantity, until }: Progress, now: Date) {
  const made = addSeconds(now, -Math.round(daysAgo * DAY_SECONDS));
  const ids = (await orderOne(db, buyer, productId, quantity, made)).map(({ id }) => id);
  await markPaid(db, ids, { uuid: newNanoId(), code: null, receiptUrl: null }, addSeconds(made, 120));
  for (const id of ids) {
    if (until !== 'paid') await ship(db, id, buyer.staffId, made);
    if (until === 'confirmed') await confirmByBuyer(db, id, buyer.user.id, addSeconds(made, 4 * DAY_SECONDS));
  }
}

/** Orders some products for the manager of the demo, by the services of orders: on the way, kept, and just paid. */
export async function seedDemoOrders(db: Db, now: Date): Promise<void> {
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
  for (const [at, product] of (await listSimpleProducts(db)).entries()) {
    const progress = ORDERS[at];
    if (progress) await makeOrder(db, { user, account, staffId }, product.id, progress, now);
  }
}
