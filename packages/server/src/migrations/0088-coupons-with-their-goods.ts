import { type Kysely, sql } from 'kysely';

/**
 * Coupons are filtered by columns of their goods and ordered by their own, so a coupon keeps a copy of them. The lock on
 * the good lets an insert and a reading of the catalogue wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SHOWN = 'include (good_state, date_start, date_end) where deleted is null';

const STATEMENTS = [
  `alter table coupon add column good_state text, add column brand_name text, add column category text`,
  `update coupon set good_state = good.state, brand_name = good.brand_name, category = good.category
    from voucher_good as good where good.goods_code = coupon.goods_code`,
  `create function copy_good_to_coupon() returns trigger language plpgsql as $$
    begin
      select good.state, good.brand_name, good.category into new.good_state, new.brand_name, new.category
        from voucher_good as good where good.goods_code = new.goods_code for share;
      return new;
    end $$`,
  `create trigger good_copied before insert or update of goods_code on coupon for each row execute function copy_good_to_coupon()`,
  `create function copy_good_to_coupons() returns trigger language plpgsql as $$
    begin
      update coupon set good_state = new.state, brand_name = new.brand_name, category = new.category
        where goods_code = new.goods_code;
      return null;
    end $$`,
  `create trigger good_copied after update on voucher_good for each row
    when ((old.state, old.brand_name, old.category) is distinct from (new.state, new.brand_name, new.category))
    execute function copy_good_to_coupons()`,

  `drop index coupon_price`,
  `create index coupon_price on coupon (price, id desc) ${SHOWN}`,
  `create index coupon_brand on coupon (brand_name, price, id desc) ${SHOWN}`,
  `create index coupon_brand_end on coupon (brand_name, date_end desc, id desc) include (good_state, date_start) where deleted is null`,
  `create index coupon_category on coupon (category, price, id desc) ${SHOWN}`,
];
