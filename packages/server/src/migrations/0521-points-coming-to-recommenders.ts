import { type Kysely, sql } from 'kysely';

/** The points that those above a buyer get at the confirmation of an order are announced to them, as to the buyer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table point_hold add column history_type smallint`,
  `drop index point_hold_open`,
  `create index point_hold_open on point_hold (user_id, direction) include (points, history_type) where closed is null`,
  // Orders that are paid and not confirmed, also those that somebody wants to cancel or to send back before that.
  `insert into point_hold (user_id, direction, points, cause_key, description, history_type, created)
    select share.user_id, 'in', share.unit_points * line.units,
      'shop_order:' || "order".id || ':promise:' || share.role || ':' || "order".round
        || case when "order".ended_parts = 0 then '' else ':' || "order".ended_parts end,
      '추천한 회원의 구매', case share.role when 'parent' then 12 else 11 end, now()
    from shop_order as "order"
      join shop_order_share as share on share.order_id = "order".id and share.role <> 'buyer'
      cross join lateral (
        select coalesce(sum(quantity - ended_quantity), 0)::integer as units
        from shop_order_item where order_id = "order".id
      ) as line
    where share.unit_points * line.units > 0
      and case when "order".status in (7, 9, 10) then "order".origin else "order".status end in (2, 3, 4, 5)
    order by share.user_id`,
];
