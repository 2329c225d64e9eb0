import { type Kysely, sql } from 'kysely';

/** The browsers to which notifications are pushed. Whoever signs out of one, or is signed out, gets nothing there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table push_subscription (
    id bigint generated always as identity primary key,
    user_id bigint not null references user_account,
    session_id bigint references auth_session on delete set null,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    user_agent text not null,
    created timestamptz not null,
    last_success timestamptz,
    last_delivery text
  )`,
  `create index push_subscription_user on push_subscription (user_id, id desc)`,
  `create index push_subscription_session on push_subscription (session_id)`,
  // A session that has only expired leaves its subscription: who does not open the app for a month is told all the more.
  `create function drop_push_subscriptions() returns trigger language plpgsql as $$
    begin
      delete from push_subscription where session_id = new.id;
      return null;
    end $$`,
  `create trigger auth_session_push after update of ended on auth_session for each row
    when (old.ended is null and new.ended is not null and new.end_reason is distinct from 'expired')
    execute function drop_push_subscriptions()`,
];
