import { type Kysely, sql } from 'kysely';

/** Keys of creating calls with the answers they got, so that a repeated call is answered again and makes nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // `status` and `response` are null while the call runs; until `claimed_until` no other attempt may run it.
  `create table idempotency_key (
    caller text not null,
    operation text not null,
    key text not null,
    request_hash text,
    claim text not null,
    claimed_until timestamptz not null,
    status smallint,
    response text,
    created timestamptz not null,
    primary key (caller, operation, key)
  )`,
  `create index idempotency_key_created on idempotency_key (created)`,
];
