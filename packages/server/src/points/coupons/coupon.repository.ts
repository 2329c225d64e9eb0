import type { listCoupons } from '@danji/contracts/points/coupon.endpoints';
import type { listCouponItems } from '@danji/contracts/points/coupon-item.endpoints';
import type { Coupon, CouponItem } from '@danji/contracts/points/coupon';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ListOrder } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { goodPictureUrl, selectVoucherGood } from '../voucher-goods/index.ts';

const selectCoupon = (db: Db) =>
  db
    .selectFrom('coupon')
    .select([
      'coupon.id',
      'coupon.nano_id',
      'coupon.title',
      'coupon.price',
      'coupon.date_start',
      'coupon.date_end',
      'coupon.require_recommands',
      'coupon.require_point',
      'coupon.application_type',
      goodPictureUrl('coupon.goods_code').as('thumbnail_image_url'),
      selectVoucherGood('coupon.goods_code').as('gifti_coupon_thumb'),
      'coupon.updated',
    ]);

/** Selects the points and referrals that an account still lacks for a coupon; null for visitors. */
const mineOf = (userId: number | undefined) =>
  userId === undefined
    ? sql<CouponItem['mine']>`null`
    : sql<CouponItem['mine']>`(select jsonb_build_object(
      'missing_points', greatest(0, coupon.price - (account.points - (select coalesce(sum(held.points), 0) from point_hold as held
        where held.user_id = account.id and held.direction = 'out' and held.closed is null)), coupon.require_point - account.accum_points),
      'missing_recommands', greatest(0, coupon.require_recommands - account.accum_recommandeds),
      'application_id', (select application.id from coupon_application as application where application.coupon_id = coupon.id
        and application.user_id = account.id and application.application_status in (0, 1) and application.gift_id is null))
      from user_account as account where account.id = ${userId})`;

export const findCoupon = (db: Db, id: number): Promise<Coupon | undefined> =>
  selectCoupon(db).where('coupon.id', '=', id).where('deleted', 'is', null).executeTakeFirst();

export const lockCoupon = (db: Db, id: number) =>
  db.selectFrom('coupon').where('id', '=', id).where('deleted', 'is', null).selectAll().forUpdate().executeTakeFirst();

/** Keeps a coupon from being deleted until the transaction ends; false when it is already. */
export const keepCoupon = async (db: Db, id: number): Promise<boolean> => {
  const coupon = db.selectFrom('coupon').where('id', '=', id).where('deleted', 'is', null).select('id');
  return (await coupon.forShare().executeTakeFirst()) !== undefined;
};

/** A coupon that cannot be deleted until the transaction ends; `undefined` when it was. */
export const keepOfferedCoupon = async (db: Db, id: number): Promise<Coupon | undefined> =>
  (await keepCoupon(db, id)) ? findCoupon(db, id) : undefined;

const ORDERS: Record<'-date_end' | 'price' | '-price' | '-created', ListOrder> = {
  '-date_end': [['coupon.date_end', 'desc']],
  price: [['coupon.price', 'asc']],
  '-price': [['coupon.price', 'desc']],
  '-created': [['coupon.created', 'desc']],
};

/** Lists the coupons for operators; `state` is as of the business day `today`. */
export function listCouponRows(db: Db, query: QueryOf<typeof listCoupons>, today: string): Promise<Page<Coupon>> {
  const { state, brand } = query;
  let found = db.selectFrom('coupon').where('coupon.deleted', 'is', null);
  if (state === 'ended') found = found.where('coupon.date_end', '<', today);
  else if (state !== undefined) found = found.where('coupon.date_end', '>=', today);
  if (state === 'open') found = found.where('coupon.date_start', '<=', today);
  if (state === 'scheduled') found = found.where('coupon.date_start', '>', today);
  if (state === 'open' || state === 'scheduled') found = found.where('coupon.good_state', '=', 'SALE');
  if (state === 'stopped') found = found.where('coupon.good_state', 'in', ['SUS', 'GONE']);
  if (brand !== undefined) found = found.where('coupon.brand_name', '=', brand);
  if (query.search?.trim()) found = found.where(matches('coupon.searched', query.search));
  return readPage(db, query, {
    found,
    order: ORDERS[query.ordering ?? '-date_end'],
    key: 'coupon.id',
    lines: selectCoupon(db),
  });
}

/** A coupon with what an account lacks for it; what is left today is the same for all of them. */
export type OfferedCoupon = Omit<CouponItem, 'remaining_today'>;

type Reader = { userId: number | undefined; available: number; today: string };

/** Lists the coupons that can be had today. */
export function listItemRows(
  db: Db,
  query: QueryOf<typeof listCouponItems>,
  { userId, available, today }: Reader,
): Promise<Page<OfferedCoupon>> {
  const { search, brand, category, max_price: maxPrice, affordable, ordering = 'price' } = query;
  const bounds = [maxPrice, affordable ? Math.max(0, available) : undefined].filter((bound) => bound !== undefined);
  let found = db
    .selectFrom('coupon')
    .where('coupon.deleted', 'is', null)
    .where('coupon.date_start', '<=', today)
    .where('coupon.date_end', '>=', today)
    .where('coupon.good_state', '=', 'SALE');
  if (brand !== undefined) found = found.where('coupon.brand_name', '=', brand);
  if (category !== undefined) found = found.where('coupon.category', '=', category);
  if (bounds.length > 0) found = found.where('coupon.price', '<=', Math.min(...bounds));
  if (search?.trim()) found = found.where(matches('coupon.searched', search));
  return readPage(db, query, {
    found,
    order: ORDERS[ordering],
    key: 'coupon.id',
    lines: selectCoupon(db).select(mineOf(userId).as('mine')),
  });
}

/** Finds a coupon by its number or public id. */
export const findItem = (db: Db, ref: string, userId: number | undefined): Promise<OfferedCoupon | undefined> =>
  selectCoupon(db)
    .select(mineOf(userId).as('mine'))
    .where('coupon.deleted', 'is', null)
    .where(sql<boolean>`${/^\d+$/.test(ref) ? sql`coupon.id = ${Number(ref)}` : sql`coupon.nano_id = ${ref}`}`)
    .executeTakeFirst();

export const insertCoupon = async (db: Db, values: Insertable<Database['coupon']>): Promise<number> =>
  (await db.insertInto('coupon').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateCouponRow(db: Db, id: number, change: Updateable<Database['coupon']>): Promise<void> {
  await db.updateTable('coupon').set(change).where('id', '=', id).execute();
}
