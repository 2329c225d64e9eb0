import { createECDH } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserType } from '@danji/contracts/codes/user-codes';
import { siteNotifications } from '@danji/contracts/notifications/catalogue/site';
import { workspaceNotifications } from '@danji/contracts/notifications/catalogue/workspace';
import {
  DeliveryState,
  NotificationChannel,
  type NotificationChannelCode,
} from '@danji/contracts/notifications/channel';
import { type Sandbox, sandboxAlimTalkEnv, sandboxEnv, startSandbox } from '@danji/sandbox';
import type { Db } from '@danji/server/database';
import { startServer } from '@danji/server';
import {
  type NotificationSender,
  notificationSenders,
} from '@danji/server/notifications/deliveries/notification-senders';
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
/** The messages to each provider of the sandbox, which runs in the same process. */
const SANDBOX_MESSAGES = 2000;
const MIN_RATE = 20;

const MESSAGE = { title: '정기 점검', content: '오늘 밤 점검해요.', link: '/notifications' };

const createMembers = (db: Db) =>
  sql`insert into user_account (nano_id, user_type, email, name, account_status, ref_code, created, updated)
    select lpad(n::text, 21, '0'), ${UserType.GENERAL}, 'many' || n || '@danji.test', '주민', 1, 'M' || n, now(), now()
    from generate_series(1, ${RECIPIENTS}::int) as n`.execute(db);

const countNotifications = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('notification')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const countSent = async (db: Db, channel: NotificationChannelCode): Promise<number> => {
  const { count } = await db
    .selectFrom('notification_delivery')
    .where('channel', '=', channel)
    .where('state', '=', DeliveryState.SENT)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Seconds until a count has come to a number. */
async function timeUntil(count: () => Promise<number>, expected: number, started: number): Promise<number> {
  while ((await count()) < expected) await new Promise((resolve) => setTimeout(resolve, 100));
  return (performance.now() - started) / 1000;
}

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

/** Members with a browser and a mobile number, for whom it is never night. */
async function createReachable(db: Db, { push }: Sandbox, key: string): Promise<number[]> {
  const rows = await db
    .updateTable('user_account')
    .where('id', 'in', (eb) =>
      eb.selectFrom('user_account').where('ref_code', 'like', 'M%').select('id').orderBy('id').limit(SANDBOX_MESSAGES),
    )
    .set({ tel: sql<string>`'010' || lpad(id::text, 8, '0')` })
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const now = new Date();
  const told = { user_agent: 'bench', created: now };
  await db
    .insertInto('push_subscription')
    .values(ids.map((user_id) => ({ user_id, session_id: null, ...push.subscribe(key), ...told })))
    .execute();
  await db
    .insertInto('notification_setting')
    .values(ids.map((user_id) => ({ user_id, refused_email: null, has_quiet_hours: false })))
    .execute();
  return ids;
}

/** Starts a server that reaches the providers of a sandbox by all channels. */
async function start(address: string) {
  const sandbox = await startSandbox({ port: 0 });
  const sender = createECDH('prime256v1');
  const publicKey = sender.generateKeys('base64url');
  const server = await startServer({
    env: {
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO_DATA: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'danji-bench-')),
      DATABASE_URL: await createDatabase(address, 'notifications'),
      ...sandboxEnv(sandbox.url),
      ...sandboxAlimTalkEnv,
      SMTP_URL: sandbox.smtpUrl,
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: sender.getPrivateKey('base64url'),
      VAPID_SUBJECT: 'mailto:push@danji.test',
    },
  });
  return { sandbox, server, publicKey };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Until everybody has a notice in the app, and until a provider that takes each message at once has got it for everybody. */
async function* benchEverybody({ server }: Started): AsyncGenerator<BenchRow> {
  const { db, jobs, contributions } = server.platform;
  const senders = contributions.of(notificationSenders);
  senders.clear();
  senders.set('bench', {
    channel: NotificationChannel.EMAIL,
    ...emailAddress,
    atOnce: 50,
    send: () => Promise.resolve({ kind: 'sent', providerId: null }),
  });
  const started = performance.now();
  await transaction(db, (db) =>
    notify(db, siteNotifications.messageToOne, { everybody: [UserType.GENERAL] }, MESSAGE, new Date()),
  );
  const inApp = timeUntil(() => countNotifications(db), RECIPIENTS, started);
  const sent = timeUntil(() => countSent(db, NotificationChannel.EMAIL), RECIPIENTS, started);
  await jobs.runNow(deliverNotifications, {});
  for (const [name, seconds] of [
    ['in the app', await inApp],
    ['by a provider that takes each message at once', await sent],
  ] as const)
    yield {
      label: `notifications: seconds until ${RECIPIENTS} members have it ${name}`,
      value: seconds,
      limitText: `≤ ${MAX_SECONDS}`,
      ok: seconds <= MAX_SECONDS,
      detail: `${Math.round(RECIPIENTS / seconds)} a second`,
    };
}

/** How fast the providers of the sandbox, in this process and on this processor, are sent to, one channel after the other. */
async function* benchSandbox(
  { server, sandbox, publicKey }: Started,
  senders: ReadonlyMap<string, NotificationSender>,
) {
  const { db, contributions } = server.platform;
  const ids = await createReachable(db, sandbox, publicKey);
  for (const [name, sender] of senders) {
    contributions.of(notificationSenders).clear();
    contributions.add(notificationSenders, name, sender);
    const before = await countSent(db, sender.channel);
    const started = performance.now();
    const values = { space_id: 1, space_title: '한빛아파트', request_id: 7, title: '문의' };
    await transaction(db, (db) => notify(db, workspaceNotifications.requestAnswered, ids, values, new Date()));
    const seconds = await timeUntil(() => countSent(db, sender.channel), before + ids.length, started);
    const value = ids.length / seconds;
    yield {
      label: `notifications: messages in a second to the sandbox by ${name}`,
      value,
      limitText: `≥ ${MIN_RATE}`,
      ok: value >= MIN_RATE,
      detail: `${ids.length} in ${seconds.toFixed(1)} s, ${sender.atOnce} at a time`,
    };
  }
}

/**
 * The issue of a notice to 100,000 members: by how much the change that causes it is slowed, how long it takes until
 * everybody has it, and how many messages go in a second to providers that answer as real ones do.
 */
export async function* benchNotifications(): AsyncGenerator<BenchRow> {
  const cluster = await startCluster(DURABLE);
  const started = await start(cluster.address);
  const { db, contributions } = started.server.platform;
  const senders = new Map(contributions.of(notificationSenders));
  try {
    await createMembers(db);
    await sql`analyze user_account`.execute(db);
    yield await measureChange(db);
    yield* benchEverybody(started);
    yield* benchSandbox(started, senders);
  } finally {
    await started.server.close();
    await started.sandbox.close();
    await cluster.stop();
  }
}
