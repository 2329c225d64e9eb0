import { type Kysely, sql } from 'kysely';

/**
 * Events of security, which nobody changes and nobody deletes within two years (ADR 0034), and the entries of the staff
 * log that are about an operator's account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The ids of accounts are no foreign keys: an event outlives its account.
  `create table security_event (
    id bigint generated always as identity primary key,
    created timestamptz not null,
    kind smallint not null,
    account_id bigint,
    actor_id bigint,
    session text,
    ip text not null,
    network text not null,
    user_agent text not null,
    request_id text not null,
    detail jsonb not null
  )`,
  `create index security_event_created on security_event (created desc, id desc)`,
  `create index security_event_kind on security_event (kind, created desc, id desc)`,
  `create index security_event_account on security_event (account_id, created desc, id desc)`,
  `create index security_event_actor on security_event (actor_id, created desc, id desc) where actor_id is not null`,
  `create index security_event_network on security_event (network, created desc, id desc)`,
  `create index security_event_ip on security_event (ip text_pattern_ops)`,
  `create index security_event_detail on security_event using gin (detail jsonb_path_ops)`,
  `create function keep_security_event() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.created < now() - interval '2 years' then return old; end if;
      end if;
      raise exception 'security_event is append-only for two years' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger security_event_rows before update or delete on security_event
    for each row execute function keep_security_event()`,
  `create trigger security_event_table before truncate on security_event
    for each statement execute function keep_security_event()`,
  `revoke all on security_event from public`,
  // The role owns the table and deletes old rows; the other rights it does not need.
  `revoke update, truncate on security_event from current_user`,

  `alter table staff_log add column about_operator boolean not null default false`,
  `update staff_log set about_operator = true
    where old_object ->> 'user_type' = '0' or new_object ->> 'user_type' = '0' or response_data ->> 'user_type' = '0'
      or path in ('/api/users/password/', '/api/users/user_staff/')`,
  `create index staff_log_not_about_operator on staff_log (created desc, id desc) where not about_operator`,
];
