import type { PaymentMethod } from '@danji/contracts/codes/payment-codes';
import { addDays } from '@danji/contracts/rules/day-math';
import type { SalesFigures, SalesReport } from '@danji/contracts/shop/sales';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { CELL_COLUMNS, type Period, selectCells } from './sales-days.ts';
import type { SalesCell } from './tables.ts';

type Row = SalesCell & {
  kind: 'all' | 'day' | 'product' | 'category' | 'method';
  id: number | null;
  /** The day, the name, or the method, which is empty where it is not known. */
  name: string | null;
};

const NOTHING: SalesFigures = { orders: 0, sales: 0, refunds: 0, refund_amount: 0 };

const sumOf = (name: (typeof CELL_COLUMNS)[number]) =>
  sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`;
const SUMS = sql.join(CELL_COLUMNS.map(sumOf));

/** Reads everything in one statement, so that the parts are those of one moment and their sums agree. */
async function readRows(db: Db, period: Period): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with summed as materialized (
      select case grouping(day, product_id, method)
          when 7 then 'all' when 3 then 'day' when 5 then 'product' else 'method' end as kind,
        product_id as id, coalesce(day::text, method) as name, ${SUMS}
      from (${await selectCells(db, period)}) as cell
      group by grouping sets ((), (day), (product_id), (method))),
    of_category as (
      select 'category' as kind, category.id, category.name, ${SUMS}
      from summed join shop_product as product on product.id = summed.id
      join shop_category as category on category.id = product.category_id
      where summed.kind = 'product' group by category.id),
    of_product as (
      select summed.kind, summed.id, product.name, ${sql.join(CELL_COLUMNS.map((name) => sql.ref(name)))}
      from summed join shop_product as product on product.id = summed.id where summed.kind = 'product')
    (select * from summed where kind <> 'product')
    union all
    (select * from of_product order by money + point desc, refund_money + refund_point desc, id
      limit ${SHOP_LIMITS.salesRows})
    union all
    (select * from of_category order by money + point desc, refund_money + refund_point desc, id
      limit ${SHOP_LIMITS.salesRows})`.execute(db);
  return rows;
}

const toFigures = ({ orders, money, point, refunds, refund_money, refund_point }: Row): SalesFigures => ({
  orders,
  sales: money + point,
  refunds,
  refund_amount: refund_money + refund_point,
});

function toDays(rows: readonly Row[], { date_start, date_end }: Period): SalesReport['days'] {
  const sold = new Map(rows.map((row) => [row.name, toFigures(row)]));
  const days: SalesReport['days'] = [];
  for (let date = date_start; date <= date_end; date = addDays(date, 1))
    days.push({ date, ...(sold.get(date) ?? NOTHING) });
  return days;
}

type MethodSums = SalesReport['methods'][number];

/** The money by its method, and the points of all orders as a method of their own. */
function toMethods(rows: readonly Row[], all: Row | undefined): MethodSums[] {
  const money = rows.map((row): MethodSums => ({
    method: (row.name || null) as PaymentMethod | null,
    orders: row.money_orders,
    sales: row.money,
    refunds: row.money_refunds,
    refund_amount: row.refund_money,
  }));
  const point: MethodSums = {
    method: 'point',
    orders: all?.point_orders ?? 0,
    sales: all?.point ?? 0,
    refunds: all?.point_refunds ?? 0,
    refund_amount: all?.refund_point ?? 0,
  };
  return [...money, point]
    .filter(({ orders, refunds }) => orders + refunds > 0)
    .toSorted((a, b) => b.sales - a.sales || b.refund_amount - a.refund_amount);
}

const toNamed = (row: Row) => ({ id: row.id ?? 0, name: row.name ?? '', ...toFigures(row) });

/** Sums what was paid and what came back in a period. */
export async function readSales(db: Db, period: Period): Promise<SalesReport> {
  const rows = await readRows(db, period);
  const of = (kind: Row['kind']): Row[] => rows.filter((row) => row.kind === kind);
  const [all] = of('all');
  return {
    sums: all ? toFigures(all) : NOTHING,
    days: toDays(of('day'), period),
    products: of('product').map(toNamed),
    categories: of('category').map(toNamed),
    methods: toMethods(of('method'), all),
  };
}
