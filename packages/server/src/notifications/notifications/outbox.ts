import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

/** The job that delivers what is in the outbox. */
export const DELIVERY = { name: 'notifications.deliver' } as const;

/** How many notifications wait in the outbox, and for how long the oldest does. */
export async function readOutbox(db: Db, now: Date): Promise<{ waiting: number; oldestSeconds: number }> {
  const { waiting, oldest } = await db
    .selectFrom('notification_outbox')
    .where('done', 'is', null)
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), sql<string | null>`min(created)`.as('oldest')])
    .executeTakeFirstOrThrow();
  const oldestSeconds = oldest === null ? 0 : Math.round((now.getTime() - Date.parse(oldest)) / 1000);
  return { waiting: Number(waiting), oldestSeconds };
}
