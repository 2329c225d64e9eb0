import { type Kysely, sql } from 'kysely';

/**
 * Lists that took longer in large tables. Vendors in a review state are ordered by columns of their account, so the
 * account keeps a copy of the state. Popups that are shown are read from their index alone. Every searched column has the
 * statistics by which PostgreSQL chooses between the order of a list and the index of its words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table user_account add column brand_status smallint`,
  `update user_account set brand_status = brand.brand_status_type from brand_account as brand where brand.user_id = user_account.id`,
  `create function copy_brand_status_to_account() returns trigger language plpgsql as $$
    begin
      update user_account set brand_status = new.brand_status_type
        where id = new.user_id and brand_status is distinct from new.brand_status_type;
      return null;
    end $$`,
  `create trigger brand_status_copied after insert or update on brand_account for each row execute function copy_brand_status_to_account()`,
  `drop index brand_account_status`,
  `create index user_account_brand_status on user_account (user_type, brand_status, created desc, id desc) include (account_status, deleted) where brand_status is not null`,

  `drop index main_popup_home`,
  `create index main_popup_home on main_popup (date_end, date_start, created, id) where is_visible`,

  `alter table coupon add column searched text not null generated always as (searchable(title)) stored`,
  `drop index coupon_search`,
  `create index coupon_searched on coupon using gin (searched gin_trgm_ops)`,
  ...['point_entry', 'voucher_good', 'coupon'].map(
    (table) => `alter table ${table} alter column searched set statistics 500`,
  ),
];
