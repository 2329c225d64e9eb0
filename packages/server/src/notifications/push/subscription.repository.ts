import type { BodyOf, ResponseOf } from '@danji/contracts/define-endpoint';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type {
  addPushDevice,
  listPushDevices,
  replacePushSubscription,
} from '@danji/contracts/notifications/push.endpoints';
import { sql } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';

type Device = ResponseOf<typeof listPushDevices>['devices'][number];
type Subscription = BodyOf<typeof addPushDevice>;
type Owner = { userId: number; session: string; userAgent: string };

/** The browsers of an account to which notifications are pushed, the newest first. */
export async function listDevices(db: Db, userId: number, session: string): Promise<Device[]> {
  const rows = await db
    .selectFrom('push_subscription as subscription')
    .leftJoin('auth_session as session', 'session.id', 'subscription.session_id')
    .where('subscription.user_id', '=', userId)
    .select(['subscription.id', 'subscription.user_agent', 'subscription.created', 'subscription.last_success'])
    .select('session.nano_id')
    .orderBy('subscription.id', 'desc')
    .limit(ANSWER_LIMITS.pushDevices)
    .execute();
  return rows.map(({ nano_id, ...row }) => ({ ...row, is_current: nano_id === session }));
}

/** Where messages to these accounts go, for each of them in their order. */
export async function listTargets(db: Db, userIds: readonly number[]) {
  const rows = await db
    .selectFrom('push_subscription')
    .where('user_id', 'in', userIds)
    .select(['id', 'user_id', 'endpoint', 'p256dh', 'auth', 'last_delivery'])
    .orderBy('id')
    .execute();
  const targets = Map.groupBy(rows, ({ user_id }) => user_id);
  return userIds.map((userId) => targets.get(userId) ?? []);
}

export type Target = Awaited<ReturnType<typeof listTargets>>[number][number];

/** Deletes what is beyond the limit: those whose push service took nothing for the longest time. */
async function dropSurplus(db: Db, userId: number): Promise<void> {
  const surplus = await db
    .selectFrom('push_subscription')
    .where('user_id', '=', userId)
    .select('id')
    .orderBy((eb) => eb.fn.coalesce('last_success', 'created'), 'desc')
    .orderBy('id', 'desc')
    .offset(ANSWER_LIMITS.pushDevices)
    .execute();
  if (surplus.length === 0) return;
  await db
    .deleteFrom('push_subscription')
    .where(
      'id',
      'in',
      surplus.map(({ id }) => id),
    )
    .execute();
}

/** Stores the subscription of the browser of a session, in the place of the one it had. */
export async function saveSubscription(
  db: Db,
  { userId, session, userAgent }: Owner,
  { endpoint, p256dh, auth }: Subscription,
  now: Date,
): Promise<void> {
  const { id: session_id } = await db
    .selectFrom('auth_session')
    .where('nano_id', '=', session)
    .select('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('push_subscription')
    .where('session_id', '=', session_id)
    .where('endpoint', '<>', endpoint)
    .execute();
  const row = { user_id: userId, session_id, p256dh, auth, user_agent: userAgent.slice(0, 300), created: now };
  await db
    .insertInto('push_subscription')
    .values({ ...row, endpoint })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ ...row, last_success: null, last_delivery: null }),
    )
    .execute();
  await dropSurplus(db, userId);
}

/** Whether the account had such a device; it gets nothing any more. */
export async function removeDevice(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscription')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Puts a new subscription in the place of an old one whose address and secret the caller knows; whether there was one. */
export async function replaceSubscription(
  db: Db,
  { old_endpoint, old_auth, endpoint, p256dh, auth }: BodyOf<typeof replacePushSubscription>,
): Promise<boolean> {
  const old = await db
    .selectFrom('push_subscription')
    .where('endpoint', '=', old_endpoint)
    .where('auth', '=', old_auth)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!old) return false;
  // Another one of the same address would be in the way; only who knows its secret too may replace it.
  const taken = await db
    .selectFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('id', '<>', old.id)
    .select('id')
    .executeTakeFirst();
  if (taken) return false;
  await db.updateTable('push_subscription').where('id', '=', old.id).set({ endpoint, p256dh, auth }).execute();
  return true;
}

/** Deletes a subscription that its push service no longer knows, unless the browser has renewed it meanwhile. */
export async function deleteSubscription(db: Db, { id, endpoint }: Target): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).where('endpoint', '=', endpoint).execute();
}

/** Records the last message that each of these subscriptions has taken. */
export async function markSent(
  db: Db,
  sent: readonly { id: number; message: string; now: Date }[],
): Promise<readonly unknown[]> {
  await sql`update push_subscription as subscription set last_success = sent.now, last_delivery = sent.message
    from jsonb_to_recordset(${toJson(sent)}::jsonb) as sent(id bigint, message text, now timestamptz)
    where subscription.id = sent.id`.execute(db);
  return sent;
}
