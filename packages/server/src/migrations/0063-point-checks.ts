import { type Kysely, sql } from 'kysely';

/** The runs of the reconciliation of the ledger, and what they found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table point_check (
    id bigint generated always as identity primary key,
    accounts integer not null,
    entries bigint not null,
    differences integer not null,
    elapsed integer not null,
    created timestamptz not null
  )`,
  `create table point_difference (
    id bigint generated always as identity primary key,
    check_id bigint not null references point_check,
    user_id bigint not null references user_account,
    kind text not null,
    position integer,
    expected bigint not null,
    actual bigint not null
  )`,
  `create index point_difference_check on point_difference (check_id, id)`,
  `create index point_difference_user on point_difference (user_id)`,
];
