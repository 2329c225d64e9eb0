import type { QueryOf } from '@danji/contracts/define-endpoint';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type { listCouponChoices } from '@danji/contracts/points/coupon-choice.endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

type Among = QueryOf<typeof listCouponChoices>['among'];

/** The goods that a list shows on a business day. */
function findGoods(db: Db, among: Exclude<Among, 'costs'>, today: string) {
  const goods = db.selectFrom('voucher_good as good');
  if (among === 'goods') return goods;
  let offered = db.selectFrom('coupon').where('deleted', 'is', null).select('goods_code');
  if (among === 'items') offered = offered.where('date_start', '<=', today).where('date_end', '>=', today);
  const found = goods.where('good.goods_code', 'in', offered);
  return among === 'items' ? found.where('good.state', '=', 'SALE') : found;
}

/** The different brands and categories of a list of vouchers, in the order of their names. */
export async function listChoices(
  db: Db,
  among: Among,
  today: string,
): Promise<{ brands: string[]; categories: string[] }> {
  const named = sql<string>`name`.as('name');
  const { brands: limit } = ANSWER_LIMITS;
  if (among === 'costs') {
    const names = db.selectFrom('voucher_cost').select('brand_name as name').distinct().as('named');
    const rows = await db.selectFrom(names).select(named).orderBy('name').limit(limit).execute();
    return { brands: rows.map(({ name }) => name), categories: [] };
  }
  const list = async (column: 'brand_name' | 'category'): Promise<string[]> => {
    const names = findGoods(db, among, today).select(`good.${column} as name`).distinct().as('named');
    const rows = await db
      .selectFrom(names)
      .select(named)
      .where('name', '<>', '')
      .orderBy('name')
      .limit(limit)
      .execute();
    return rows.map(({ name }) => name);
  };
  return { brands: await list('brand_name'), categories: await list('category') };
}
