import { AccountStatus, type UserType } from '@danji/contracts/codes/user-codes';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishEvents } from '../../platform/events/live-events.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';

type UserTypeCode = (typeof UserType.options)[number]['code'];
/** A notification for every account of a type. `id` identifies the broadcast: a retry sends nothing twice. */
export type Broadcast = {
  id: string;
  user_type: UserTypeCode;
  title: string;
  content: string;
  link: string | null;
  created: string;
};

/** Number of accounts that one transaction writes. */
const BATCH = 1000;

const recipients = (db: Db, userType: UserTypeCode) =>
  db
    .selectFrom('user_account')
    .where('user_type', '=', userType)
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('deleted', 'is', null);

export async function countRecipients(db: Db, userType: UserTypeCode): Promise<number> {
  const { count } = await recipients(db, userType)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notifies up to a thousand accounts after `after`, in one statement; returns the last one, `undefined` at the end. */
async function insertBatch(
  db: Db,
  { id, user_type, title, content, link, created }: Broadcast,
  after: number,
): Promise<number | undefined> {
  const batch = await recipients(db, user_type)
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const last = batch.at(-1)?.id;
  if (last === undefined) return undefined;
  const written = await db
    .insertInto('notification')
    .columns(['user_id', 'notification_type', 'title', 'content', 'link', 'broadcast_id', 'created'])
    .expression(
      recipients(db, user_type)
        .where('id', '>', after)
        .where('id', '<=', last)
        .select([
          'id',
          sql<0>`${NotificationType.NOTICE}::smallint`.as('type'),
          sql<string>`${title}::text`.as('title'),
          sql<string>`${content}::text`.as('content'),
        ])
        .select([
          sql<string | null>`${link}::text`.as('link'),
          sql<string>`${id}::uuid`.as('broadcast'),
          sql<string>`${created}::timestamptz`.as('created'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['broadcast_id', 'user_id']).where('broadcast_id', 'is not', null).doNothing(),
    )
    .returning(['id', 'user_id'])
    .execute();
  const payloads = written.map((row) => ({
    user_id: row.user_id,
    payload: { type: 'notification' as const, notification_id: row.id, title },
  }));
  await publishEvents(db, payloads, created);
  return last;
}

/**
 * Writes the notifications of a broadcast, a thousand accounts at a time, so that no list of all accounts is held in
 * memory.
 */
export async function writeBroadcast(db: Db, broadcast: Broadcast): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after;
    after = await transaction(db, (db) => insertBatch(db, broadcast, from));
  }
}

export const sendBroadcast = defineJob('notifications.send_broadcast', ({ db, data }: JobRun<Broadcast>) =>
  writeBroadcast(db, data),
);
