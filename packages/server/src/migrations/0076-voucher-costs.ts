import { type Kysely, sql } from 'kysely';

/**
 * The cost of each order of a voucher, and the sums of each coupon by month. A trigger of the applications adds them
 * up, so that the report of a month costs the same however many vouchers there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const month = (moment: string) => `date_trunc('month', ${moment} at time zone 'Asia/Seoul')::date`;
const FIGURES = ['issued', 'gifts', 'cost', 'points', 'refunded', 'refunded_cost', 'refunded_points'];
/** The figures of an application that was issued, or refunded. */
const ISSUED = '1, (payment_price = 0)::integer, won, payment_price, 0, 0, 0';
const REFUNDED = '0, 0, 0, 0, 1, won, payment_price';

const past = (moment: string, figures: string) => `
  select ${month(moment)}, application.coupon_id, good.brand_name, ${figures}
  from coupon_application as application
    join coupon on coupon.id = application.coupon_id
    join voucher_good as good on good.goods_code = coupon.goods_code
    cross join lateral (select cost as won from voucher_order where application_id = application.id
      order by voucher_order.id desc limit 1) as latest
  where ${moment} is not null`;

const STATEMENTS = [
  `alter table voucher_order add column cost integer`,
  // The cost of an older order is not known: the present price is the nearest figure.
  `update voucher_order set cost = coalesce(
    (select sale_price from voucher_good as good where good.goods_code = voucher_order.goods_code), 0)`,
  `alter table voucher_order alter column cost set not null`,
  `create table voucher_cost (
    id bigint generated always as identity primary key,
    month date not null,
    coupon_id bigint not null references coupon,
    brand_name text not null,
    issued integer not null,
    gifts integer not null,
    cost bigint not null,
    points bigint not null,
    refunded integer not null,
    refunded_cost bigint not null,
    refunded_points bigint not null
  )`,
  `create unique index voucher_cost_one on voucher_cost (coupon_id, month)`,
  `create index voucher_cost_list on voucher_cost (month desc, cost desc, id desc)`,
  `create index voucher_cost_brand on voucher_cost (brand_name, month desc, cost desc, id desc)`,
  `create index voucher_cost_coupon on voucher_cost (coupon_id, month desc, cost desc, id desc)`,
  `insert into voucher_cost (month, coupon_id, brand_name, ${FIGURES.join(', ')})
    select month, coupon_id, min(brand_name), ${FIGURES.map((figure) => `sum(${figure})`).join(', ')}
    from (${past('done_datetime', ISSUED)} union all ${past('refunded_datetime', REFUNDED)})
      as past (month, coupon_id, brand_name, ${FIGURES.join(', ')})
    group by month, coupon_id`,
  `create function add_voucher_cost() returns trigger language plpgsql as $$
    declare
      is_issue constant boolean := new.application_status = 2;
      won constant integer := (select cost from voucher_order where application_id = new.id order by id desc limit 1);
    begin
      insert into voucher_cost (month, coupon_id, brand_name, ${FIGURES.join(', ')})
        select ${month('case when is_issue then new.done_datetime else new.refunded_datetime end')}, coupon.id,
          good.brand_name, is_issue::integer, (is_issue and new.payment_price = 0)::integer,
          case when is_issue then won else 0 end, case when is_issue then new.payment_price else 0 end,
          (not is_issue)::integer, case when is_issue then 0 else won end, case when is_issue then 0 else new.payment_price end
        from coupon join voucher_good as good on good.goods_code = coupon.goods_code where coupon.id = new.coupon_id
        on conflict (coupon_id, month) do update set
          ${FIGURES.map((figure) => `${figure} = voucher_cost.${figure} + excluded.${figure}`).join(', ')};
      return null;
    end $$`,
  `create trigger coupon_application_cost after update of application_status on coupon_application for each row
    when ((old.application_status = 1 and new.application_status = 2) or
      (old.application_status = 4 and new.application_status = 5))
    execute function add_voucher_cost()`,
];
