import { type Kysely, sql } from 'kysely';

/** Orders that were closed are looked at for some nights: a provider that is very late may have issued them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index voucher_order_closed on voucher_order (sent) where state = 'closed'`).execute(db);
}
