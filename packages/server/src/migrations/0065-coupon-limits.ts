import { type Kysely, sql } from 'kysely';

/** When an application took its points, by which it counts for a day, and whether it waits for another day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table coupon_application add column taken timestamptz, add column is_queued boolean not null default false`,
  `update coupon_application as application set taken = (select max(event.created) from coupon_application_event as event
    where event.application_id = application.id and event.to_status = 1)`,
  `create index coupon_application_taken on coupon_application (taken) where application_status in (1, 2, 4)`,
  `create index coupon_application_queue on coupon_application (id) where application_status = 0 and is_queued`,
];
