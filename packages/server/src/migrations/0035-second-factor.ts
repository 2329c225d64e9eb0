import { type Kysely, sql } from 'kysely';

/** The second factor of operators with its recovery codes, and the shorter life of their sessions (ADR 0035). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table second_factor (
    user_id bigint primary key references user_account,
    secret text not null,
    last_step bigint not null default 0,
    created timestamptz not null,
    enabled timestamptz
  )`,
  `create table recovery_code (
    user_id bigint not null references second_factor on delete cascade,
    code_hash text not null,
    used timestamptz,
    primary key (user_id, code_hash)
  )`,
  `update auth_session set expires = least(expires, now() + interval '60 minutes')
    where ended is null and user_id in (select user_id from staff_account)`,
];
