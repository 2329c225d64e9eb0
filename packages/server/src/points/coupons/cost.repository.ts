import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { VoucherCost, VoucherCostTotals } from '@danji/contracts/points/voucher-cost';
import type { getVoucherCostTotals, listVoucherCosts } from '@danji/contracts/points/voucher-cost.endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { idOfCoupon } from './application.repository.ts';

const FIGURES = ['issued', 'gifts', 'cost', 'points', 'refunded', 'refunded_cost', 'refunded_points'] as const;

function findCosts(db: Db, { month, brand, coupon__nano_id: coupon }: QueryOf<typeof getVoucherCostTotals>) {
  let found = db.selectFrom('voucher_cost as report');
  if (month !== undefined) found = found.where('report.month', '=', `${month}-01`);
  if (brand !== undefined) found = found.where('report.brand_name', '=', brand);
  if (coupon !== undefined) found = found.where('report.coupon_id', '=', idOfCoupon(db, coupon));
  return found;
}

/** Lists what vouchers cost, by month and coupon. */
export const listCosts = (db: Db, query: QueryOf<typeof listVoucherCosts>): Promise<Page<VoucherCost>> =>
  readPage(db, query, {
    found: findCosts(db, query),
    order: [
      ['report.month', 'desc'],
      ['report.cost', 'desc'],
    ],
    key: 'report.id',
    lines: db
      .selectFrom('voucher_cost as report')
      .select(['report.id', 'report.brand_name', ...FIGURES.map((figure) => `report.${figure}` as const)])
      .select([
        sql<string>`to_char(report.month, 'YYYY-MM')`.as('month'),
        sql<
          VoucherCost['coupon']
        >`(select jsonb_build_object('id', coupon.id, 'nano_id', coupon.nano_id, 'title', coupon.title)
          from coupon where coupon.id = report.coupon_id)`.as('coupon'),
      ]),
  });

/** The sums of the list: its rows are some hundred for each month. */
export const sumCosts = (db: Db, query: QueryOf<typeof getVoucherCostTotals>): Promise<VoucherCostTotals> =>
  findCosts(db, query)
    .select(FIGURES.map((figure) => sql<number>`coalesce(sum(${sql.ref(`report.${figure}`)}), 0)::bigint`.as(figure)))
    .executeTakeFirstOrThrow() as Promise<VoucherCostTotals>;
