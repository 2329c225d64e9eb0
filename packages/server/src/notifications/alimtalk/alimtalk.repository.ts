import { fillAlimTalk } from '@danji/contracts/notifications/alimtalk';
import type { Db } from '../../platform/database/open-database.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { PlannedNotification } from '../deliveries/index.ts';

const MINUTE = 60;
/** Minutes after each question about a message without an end; after the last one it stays as it was sent. */
const ASK_MINUTES = [1, 2, 5, 15, 60, 360, 720];
/** As long as the outbox keeps what was told, days. */
const TEXT_DAYS = 7;

/** Keeps the text of a kind with its values, once for all of its recipients. */
export async function saveText(
  db: Db,
  { definition, values, outboxId }: PlannedNotification,
  now: Date,
): Promise<void> {
  const { alimtalk } = definition;
  if (!alimtalk) return;
  await db
    .insertInto('alimtalk_text')
    .values({
      outbox_id: outboxId,
      template_code: alimtalk.code,
      content: fillAlimTalk(alimtalk, values as never),
      created: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Finds the texts of notifications, in their order; `undefined` where it is not kept any more. */
export async function findTexts(db: Db, notificationIds: readonly number[]) {
  const rows = await db
    .selectFrom('notification')
    .innerJoin('alimtalk_text as text', 'text.outbox_id', 'notification.outbox_id')
    .where('notification.id', 'in', notificationIds)
    .select(['notification.id', 'text.template_code as templateCode', 'text.content'])
    .execute();
  const texts = new Map(rows.map(({ id, ...text }) => [id, text]));
  return notificationIds.map((id) => texts.get(id));
}

/** Remembers that the provider has to be asked for the ends of messages. */
export async function addMessages(
  db: Db,
  messages: readonly { message_id: string; now: Date }[],
): Promise<readonly unknown[]> {
  await db
    .insertInto('alimtalk_message')
    .values(messages.map(({ message_id, now }) => ({ message_id, next: now, created: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return messages;
}

/** Lists messages that the provider is to be asked for. */
export const listDue = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('alimtalk_message')
    .where('next', '<=', now.toISOString())
    .select(['message_id as messageId', 'asked'])
    .orderBy('next')
    .limit(limit)
    .execute();

/** Whether the provider is not asked again after so many questions. */
export const isLastQuestion = (asked: number): boolean => asked >= ASK_MINUTES.length;

/** Puts the next question about a message off. */
export async function askLater(db: Db, { messageId, asked }: { messageId: string; asked: number }, now: Date) {
  const next = addSeconds(now, (ASK_MINUTES[asked] ?? 1) * MINUTE);
  await db
    .updateTable('alimtalk_message')
    .where('message_id', '=', messageId)
    .set({ asked: asked + 1, next })
    .execute();
}

/** Nobody is asked for a message any more. */
export async function removeMessage(db: Db, messageId: string): Promise<void> {
  await db.deleteFrom('alimtalk_message').where('message_id', '=', messageId).execute();
}

/** Deletes texts after a week. */
export async function deleteOldTexts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('alimtalk_text')
    .where('created', '<', addSeconds(now, -TEXT_DAYS * 86_400).toISOString())
    .execute();
}
