import { type Kysely, sql } from 'kysely';

/** Alerts of new notices are a group of their own: whoever has chosen for bids keeps that choice for both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into notification_preference (user_id, notification_type, channel, mode)
    select preference.user_id, 7, preference.channel, preference.mode from notification_preference as preference
      join user_account as account on account.id = preference.user_id and account.user_type = 1
    where preference.notification_type = 3
    on conflict do nothing`.execute(db);
}
