import type { listVoucherGoods } from '@danji/contracts/points/voucher-good.endpoints';
import type { VoucherGood, VoucherSync } from '@danji/contracts/points/voucher-good';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ListOrder } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';

/** SQL for the address of a good's picture on our own host, by the column with its code. */
export const goodPictureUrl = (column: string): RawBuilder<string> =>
  sql`'/api/points/gifti_coupon_picture/' || ${sql.ref(column)} || '/'`;

/** SQL for a `VoucherGood` by the column with its code. */
export const selectVoucherGood = (column: string): RawBuilder<VoucherGood> =>
  sql`(select jsonb_build_object('id', good.id, 'goods_code', good.goods_code, 'goods_name', good.goods_name, 'brand_code', good.brand_code,
    'brand_name', good.brand_name, 'category', good.category, 'goods_type', good.goods_type, 'affiliate', good.affiliate,
    'image_url', ${goodPictureUrl('good.goods_code')}, 'real_price', good.real_price, 'sale_price', good.sale_price,
    'discount_rate', good.discount_rate, 'limit_day', good.limit_day, 'end_date', good.end_date, 'state', good.state,
    'is_amount', good.is_amount, 'has_picture', good.has_picture, 'content', good.content)
    from voucher_good as good where good.goods_code = ${sql.ref(column)})`;

const selectLines = (db: Db) =>
  db
    .selectFrom('voucher_good')
    .select([
      'id',
      'goods_code',
      'goods_name',
      'brand_code',
      'brand_name',
      'category',
      'goods_type',
      'affiliate',
      goodPictureUrl('goods_code').as('image_url'),
      'real_price',
      'sale_price',
      'discount_rate',
      'limit_day',
      'end_date',
      'state',
      'is_amount',
      'has_picture',
      'content',
    ]);

const ORDERS: Record<'goods_name' | 'sale_price' | '-sale_price', ListOrder> = {
  goods_name: [['goods_name', 'asc']],
  sale_price: [['sale_price', 'asc']],
  '-sale_price': [['sale_price', 'desc']],
};

export function listGoods(db: Db, query: QueryOf<typeof listVoucherGoods>): Promise<Page<VoucherGood>> {
  const { search, brand, state, ordering = 'goods_name' } = query;
  let found = db.selectFrom('voucher_good');
  if (state !== undefined) found = found.where('state', '=', state);
  if (brand !== undefined) found = found.where('brand_name', '=', brand);
  if (search?.trim()) found = found.where(matches('searched', search));
  return readPage(db, query, { found, order: ORDERS[ordering], key: 'id', lines: selectLines(db) });
}

export const findGood = (db: Db, code: string): Promise<VoucherGood | undefined> =>
  selectLines(db).where('goods_code', '=', code).executeTakeFirst();

export const findPictureUrl = async (db: Db, code: string): Promise<string | undefined> =>
  (await db.selectFrom('voucher_good').where('goods_code', '=', code).select('picture_url').executeTakeFirst())
    ?.picture_url;

/** Names, prices and states of all goods by their code. */
export async function readGoods(db: Db) {
  const rows = await db
    .selectFrom('voucher_good')
    .select(['goods_code', 'goods_name', 'sale_price', 'state'])
    .execute();
  return new Map(rows.map((row) => [row.goods_code, row]));
}

/** Stores goods; those that are known already are overwritten, but for when they were first seen. */
export async function saveGoods(db: Db, goods: readonly Insertable<Database['voucher_good']>[]): Promise<void> {
  if (goods.length === 0) return;
  await db
    .insertInto('voucher_good')
    .values([...goods])
    .onConflict((conflict) =>
      conflict.column('goods_code').doUpdateSet((eb) => ({
        goods_name: eb.ref('excluded.goods_name'),
        brand_code: eb.ref('excluded.brand_code'),
        brand_name: eb.ref('excluded.brand_name'),
        category: eb.ref('excluded.category'),
        goods_type: eb.ref('excluded.goods_type'),
        affiliate: eb.ref('excluded.affiliate'),
        picture_url: eb.ref('excluded.picture_url'),
        real_price: eb.ref('excluded.real_price'),
        sale_price: eb.ref('excluded.sale_price'),
        discount_rate: eb.ref('excluded.discount_rate'),
        limit_day: eb.ref('excluded.limit_day'),
        end_date: eb.ref('excluded.end_date'),
        state: eb.ref('excluded.state'),
        is_amount: eb.ref('excluded.is_amount'),
        has_picture: eb.ref('excluded.has_picture'),
        content: eb.ref('excluded.content'),
        data: eb.ref('excluded.data'),
        last_seen: eb.ref('excluded.last_seen'),
      })),
    )
    .execute();
}

export async function markGone(db: Db, codes: readonly string[]): Promise<void> {
  if (codes.length > 0)
    await db.updateTable('voucher_good').set({ state: 'GONE' }).where('goods_code', 'in', codes).execute();
}

/** Starts a reading; `undefined` when one is running. */
export const insertSync = async (db: Db, now: Date): Promise<number | undefined> =>
  (
    await db
      .insertInto('voucher_sync')
      .values({ started: now, read: 0, total: 0, added: '[]', repriced: '[]', gone: '[]', error: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

export async function updateSyncProgress(db: Db, id: number, read: number, total: number): Promise<void> {
  await db.updateTable('voucher_sync').set({ read, total }).where('id', '=', id).execute();
}

type Result = Pick<VoucherSync, 'added' | 'repriced' | 'gone' | 'closed' | 'error'>;

export async function finishSync(db: Db, id: number, { added, repriced, gone, closed, error }: Result, now: Date) {
  await db
    .updateTable('voucher_sync')
    .set({ finished: now, added: toJson(added), repriced: toJson(repriced), gone: toJson(gone), closed, error })
    .where('id', '=', id)
    .execute();
}

/** Ends readings whose server has died. */
export async function endStaleSyncs(db: Db, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('voucher_sync')
    .set({ finished: now, error: '서버가 멈춰 중단됐어요.' })
    .where('finished', 'is', null)
    .where('started', '<', before.toISOString())
    .execute();
}

export const findLatestSync = (db: Db): Promise<VoucherSync | undefined> =>
  db
    .selectFrom('voucher_sync')
    .select(['id', 'started', 'finished', 'read', 'total', 'added', 'repriced', 'gone', 'closed', 'error'])
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** When the catalogue was last read to its end. */
export const findLastRead = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom('voucher_sync')
      .where('finished', 'is not', null)
      .where('error', 'is', null)
      .select('finished')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.finished ?? null;
