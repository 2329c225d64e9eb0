import { type Kysely, sql } from 'kysely';

/**
 * The caller of nearly every request is found by a function: PostgreSQL keeps its plan, which costs more than following
 * it. A connection keeps a plan for long, so that it must not be one for a table that was still empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function find_principal(session_id text, at timestamptz)
        returns table (id bigint, user_type smallint, name text, account_status smallint, staff_type smallint, session text,
          session_expires timestamptz, acting_staff_id bigint, lacks_second_factor boolean)
        language plpgsql stable set enable_seqscan = off as $$
        begin
          return query
            select account.id, account.user_type, account.name, account.account_status, account.staff_type, session.nano_id,
              session.expires, session.acting_staff_id, account.user_type = 0 and factor.enabled is null
            from auth_session as session
            join user_account as account on account.id = session.user_id
            left join second_factor as factor on factor.user_id = account.id
            where session.nano_id = session_id and session.ended is null and session.expires > at
              and account.deleted is null and account.account_status <> 2;
        end $$`,
    )
    .execute(db);
}
