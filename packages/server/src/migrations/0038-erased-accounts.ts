import { type Kysely, sql } from 'kysely';

/**
 * When the personal data of an account was erased, what the law demands to be kept apart from it, and when an account
 * last downloaded its own data. The index of the staff log finds the entries that mention an account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table user_account add column erased timestamptz`,
  `create index user_account_withdrawn on user_account (deleted, id) where deleted is not null and erased is null`,
  `create index user_account_guest on user_account (created, id) where account_status = 0 and erased is null`,
  `create index auth_session_created on auth_session (created)`,
  `create table kept_payer (
    user_id bigint primary key references user_account,
    company text not null,
    business_no text not null,
    manager_name text not null,
    kept_until date not null
  )`,
  `create table own_export (user_id bigint primary key references user_account, downloaded timestamptz not null)`,
  `create function staff_log_mentions(old_object jsonb, new_object jsonb, request_data jsonb, response_data jsonb)
    returns jsonb language sql immutable parallel safe as $$
      select coalesce(jsonb_agg(distinct mention), '[]')
      from jsonb_path_query(
        jsonb_build_array(old_object, new_object, request_data, response_data),
        '$.** ? (@.type() == "object").keyvalue() ? (@.key == "nano_id" || @.key == "user_id" || @.key == "email" || @.key == "tel").value'
      ) as mention
    $$`,
  `create index staff_log_mentions on staff_log
    using gin (staff_log_mentions(old_object, new_object, request_data, response_data) jsonb_path_ops)`,
];
