import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserType } from '@danji/contracts/codes/user-codes';
import { siteNotifications } from '@danji/contracts/notifications/catalogue/site';
import { DeliveryState, NotificationChannel } from '@danji/contracts/notifications/channel';
import type { Db } from '@danji/server/database';
import { startServer } from '@danji/server';
import { notificationSenders } from '@danji/server/notifications/deliveries/notification-senders';
import { sendDeliveries } from '@danji/server/notifications/deliveries/send-deliveries.job';
import { emailAddress } from '@danji/server/notifications/email/email-address';
import { deliverNotifications } from '@danji/server/notifications/notifications/deliver';
import { notify } from '@danji/server/notifications/notifications/index';
import { transaction } from '@danji/server/platform/database/transaction';
import { sql } from 'kysely';
import { createDatabase, startCluster } from '../src/postgres/cluster.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './load.ts';

/** The settings of a server that loses nothing. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
const RECIPIENTS = 100_000;
const ROUNDS = 30;
/** Everybody has it within a minute. */
const MAX_SECONDS = 60;
/** The change that tells it takes hardly longer than without. */
const MAX_MS = 20;
const SENT_FOR_MS = 10_000;
/** A provider that takes each message at once: what is left is the cost of claiming and recording. */
const MIN_RATE = 100;

const MESSAGE = { title: '정기 점검', content: '오늘 밤 점검해요.', link: '/notifications' };

const createMembers = (db: Db) =>
  sql`insert into user_account (nano_id, user_type, email, name, account_status, ref_code, created, updated)
    select lpad(n::text, 21, '0'), ${UserType.GENERAL}, 'many' || n || '@danji.test', '주민', 1, 'M' || n, now(), now()
    from generate_series(1, ${RECIPIENTS}::int) as n`.execute(db);

const countRows = async (db: Db, table: 'notification' | 'notification_delivery'): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Milliseconds of a change of one row, with and without a message to everybody. */
async function timeChange(db: Db, tells: boolean): Promise<number> {
  const started = performance.now();
  await transaction(db, async (db) => {
    await sql`update user_account set updated = now() where ref_code = 'M1'`.execute(db);
    if (tells)
      // The change writes one row, however many recipients there are; here nobody is delivered to beside the measure.
      await notify(db, siteNotifications.messageToOne, { everybody: [UserType.BRAND] }, MESSAGE, new Date());
  });
  return performance.now() - started;
}

async function measureChange(db: Db): Promise<BenchRow> {
  const [plain, telling]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(await timeChange(db, false));
    telling.push(await timeChange(db, true));
  }
  const value = median(telling) - median(plain);
  const detail = `${median(telling).toFixed(1)} ms against ${median(plain).toFixed(1)} ms`;
  const label = `notifications: a change that tells ${RECIPIENTS} members takes longer by, ms`;
  return { label, value, limitText: `≤ ${MAX_MS}`, ok: value <= MAX_MS, detail };
}

/**
 * The issue of a notice to 100,000 members: by how much the change that causes it is slowed, how long it takes until
 * everybody has it in the app and waits for the e-mail, and how many messages are claimed and recorded in a second.
 */
export async function* benchNotifications(): AsyncGenerator<BenchRow> {
  const cluster = await startCluster(DURABLE);
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO_DATA: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-bench-')),
    DATABASE_URL: await createDatabase(cluster.address, 'notifications'),
  };
  const server = await startServer({ env });
  const { db, jobs, contributions } = server.platform;
  const gate = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  let begun = 0;
  try {
    await createMembers(db);
    await sql`analyze user_account`.execute(db);
    contributions.add(notificationSenders, 'bench', {
      channel: NotificationChannel.EMAIL,
      ...emailAddress,
      // It waits until everything is delivered in the app; after some seconds it takes nothing more.
      send: async () => {
        await gate.promise;
        begun ||= performance.now();
        if (performance.now() - begun > SENT_FOR_MS) {
          over.resolve();
          await new Promise(() => undefined);
        }
        return { kind: 'sent', providerId: null };
      },
    });
    yield await measureChange(db);
    const started = performance.now();
    await transaction(db, (db) =>
      notify(db, siteNotifications.messageToOne, { everybody: [UserType.GENERAL] }, MESSAGE, new Date()),
    );
    await jobs.runNow(deliverNotifications, {});
    while ((await countRows(db, 'notification_delivery')) < RECIPIENTS)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const seconds = (performance.now() - started) / 1000;
    const rows = `${await countRows(db, 'notification')} notifications and ${await countRows(db, 'notification_delivery')} deliveries`;
    yield {
      label: `notifications: seconds until ${RECIPIENTS} members have it`,
      value: seconds,
      limitText: `≤ ${MAX_SECONDS}`,
      ok: seconds <= MAX_SECONDS,
      detail: rows,
    };
    gate.resolve();
    void jobs.runNow(sendDeliveries, {}).catch(() => undefined);
    await over.promise;
    const { count } = await db
      .selectFrom('notification_delivery')
      .where('state', '=', DeliveryState.SENT)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const rate = Number(count) / (SENT_FOR_MS / 1000);
    yield {
      label: 'notifications: messages claimed and recorded in a second, to a provider that takes each at once',
      value: rate,
      limitText: `≥ ${MIN_RATE}`,
      ok: rate >= MIN_RATE,
      detail: `${Number(count)} in ${SENT_FOR_MS / 1000} s`,
    };
  } finally {
    // The last messages never end.
    await Promise.race([server.close().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 5000))]);
    await cluster.stop();
  }
}
