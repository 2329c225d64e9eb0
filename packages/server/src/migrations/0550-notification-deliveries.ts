import { type Kysely, sql } from 'kysely';

/** Notifications on their way through channels outside of the app, what people have chosen, and addresses that take none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table notification_delivery (
    id bigint generated always as identity primary key,
    notification_id bigint not null references notification on delete cascade,
    user_id bigint not null references user_account,
    channel smallint not null,
    is_digest boolean not null,
    state smallint not null default 0 check (state between 0 and 5),
    attempts integer not null default 0,
    is_repeated boolean not null default false,
    message_id bigint,
    due timestamptz not null,
    started timestamptz,
    done timestamptz,
    provider_id text,
    error_code text,
    unique (notification_id, channel)
  )`,
  `create index notification_delivery_due on notification_delivery (due, id) where state = 0`,
  `create index notification_delivery_waiting on notification_delivery (user_id) where state = 0`,
  `create index notification_delivery_sending on notification_delivery (started) where state = 1`,
  `create index notification_delivery_done on notification_delivery (done) where done is not null`,
  `create index notification_delivery_user on notification_delivery (user_id, id desc)`,
  `create table notification_preference (
    user_id bigint not null references user_account,
    notification_type smallint not null,
    channel smallint not null,
    mode smallint not null check (mode between 0 and 2),
    primary key (user_id, notification_type, channel)
  )`,
  `create table notification_setting (
    user_id bigint primary key references user_account,
    refused_email text,
    email_stopped timestamptz
  )`,
];
