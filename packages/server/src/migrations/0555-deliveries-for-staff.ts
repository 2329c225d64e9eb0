import { type Kysely, sql } from 'kysely';

/**
 * Deliveries as our staff lists and counts them: with their subject and the time at which they were planned, also when the
 * notification was deleted since then; and the states of channels whose provider tells what has arrived.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table notification_delivery add column notification_type smallint, add column created timestamptz`,
  `update notification_delivery as delivery
    set notification_type = notification.notification_type, created = notification.created
    from notification where notification.id = delivery.notification_id`,
  `alter table notification_delivery
    alter column notification_type set not null,
    alter column created set not null,
    alter column notification_id drop not null,
    drop constraint notification_delivery_notification_id_fkey,
    add constraint notification_delivery_notification_id_fkey
      foreign key (notification_id) references notification on delete set null,
    drop constraint notification_delivery_state_check,
    add constraint notification_delivery_state_check check (state between 0 and 7)`,
  `create index notification_delivery_state on notification_delivery (state, id desc)`,
  `create index notification_delivery_channel on notification_delivery (channel, id desc)`,
  `create index notification_delivery_created on notification_delivery (created)`,
];
