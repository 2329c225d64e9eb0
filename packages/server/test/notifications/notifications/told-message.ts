import { siteNotifications } from '@danji/contracts/notifications/catalogue/site';
import { notify } from '@danji/server/notifications/notifications/index';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';

export const { advertisementToKind, messageToOne, messageToKind, noticePublished } = siteNotifications;
export const message = { title: '정기 점검', content: '오늘 밤 점검해요.', link: '/notifications' };
export const MEMBERS = { everybody: noticePublished.audience };

export const countRows = async (table: 'notification' | 'notification_outbox' | 'live_event') => {
  const { count } = await testServer()
    .db.selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const listReached = async () => {
  const rows = await testServer().db.selectFrom('notification').select('user_id').orderBy('user_id').execute();
  return rows.map(({ user_id }) => user_id);
};

export const tell = (recipients: Parameters<typeof notify>[2], definition = messageToOne) =>
  notify(testServer().db, definition, recipients, message, testServer().clock.now());

/** Creates members without sessions. */
export async function createMany(count: number): Promise<void> {
  const { db, clock } = testServer();
  await sql`insert into user_account (nano_id, user_type, email, name, account_status, ref_code, created, updated)
    select lpad(n::text, 21, '0'), 2, 'many' || n || '@danji.test', '주민', 1, 'M' || n, ${clock.now()}, ${clock.now()}
    from generate_series(1, ${count}::int) as n`.execute(db);
}
