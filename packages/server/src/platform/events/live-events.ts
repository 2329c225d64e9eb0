import type { LiveEvent } from '@danji/contracts/notifications/live-event';
import type { Tag } from '@danji/contracts/tags';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { toJson } from '../database/columns.ts';
import type { DatabaseHandle, Db } from '../database/open-database.ts';

const CHANNEL = 'danji_live_event';

export type DeliveredEvent = { id: number; event: LiveEvent };
type Listener = (delivered: DeliveredEvent) => void;

type NewEvent = { user_id: number; payload: LiveEvent };

/** Records events for many accounts in the caller's transaction, in two statements. */
export async function publishEvents(db: Db, events: readonly NewEvent[], now: Date | string): Promise<void> {
  if (events.length === 0) return;
  const values = events.map(({ user_id, payload }) => ({ user_id, payload: toJson(payload), created: now }));
  const rows = await db.insertInto('live_event').values(values).returning(['id', 'user_id']).execute();
  const payloads = rows.map(({ id, user_id }) => `${user_id}:${id}`);
  await sql`select pg_notify(${CHANNEL}, payload) from jsonb_array_elements_text(${toJson(payloads)}::jsonb) as payload`.execute(
    db,
  );
}

/**
 * Records an event for an account in the caller's transaction. It reaches the account's open screens when the
 * transaction commits. The row is retained for a day so that a lost connection can catch up by id.
 */
export const publishEvent = (db: Db, userId: number, event: LiveEvent, now: Date): Promise<void> =>
  publishEvents(db, [{ user_id: userId, payload: event }], now);

type Change = { tags: readonly Tag[]; cause?: string };

/** Makes the open screens of accounts read again what has these tags, when the caller's transaction commits. */
export const publishChange = (db: Db, userIds: readonly number[], change: Change, now: Date): Promise<void> =>
  // Tabs with a shell from before 2026-12 read `paths`.
  publishEvents(
    db,
    userIds.map((user_id) => ({ user_id, payload: { type: 'changed' as const, paths: [], ...change } })),
    now,
  );

/** Id of the newest event of any account; 0 when there is none. */
export async function findLastEventId(db: Db): Promise<number> {
  const row = await db.selectFrom('live_event').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/** Events of an account after `lastId`, oldest first, for a connection that was lost. */
export async function listEventsAfter(db: Db, userId: number, lastId: number): Promise<DeliveredEvent[]> {
  const rows = await db
    .selectFrom('live_event')
    .select(['id', 'payload'])
    .where('user_id', '=', userId)
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(({ id, payload }) => ({ id, event: payload as LiveEvent }));
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('live_event').where('created', '<', before.toISOString()).execute();
}

export async function deleteEventsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('live_event').where('user_id', '=', userId).execute();
}

/**
 * A rebuilt listener looks back this many events, because transactions commit out of the order of their ids. It may
 * therefore deliver an event twice, or one from before it started.
 */
const OVERLAP = 200;

/** Receives the database's notifications and delivers each event to the open connections of its account. */
export class LiveEvents {
  readonly #database: DatabaseHandle;
  readonly #log: FastifyBaseLogger;
  readonly #listeners = new Map<number, Set<Listener>>();
  #lastId = 0;
  /** Resolves when all earlier events have been delivered. */
  #lastDelivery = Promise.resolve();
  #stop: (() => Promise<void>) | undefined;

  constructor(database: DatabaseHandle, log: FastifyBaseLogger) {
    this.#database = database;
    this.#log = log;
  }

  async start(): Promise<void> {
    this.#lastId = await findLastEventId(this.#database.db);
    const report = (message: string) => (error: unknown) => this.#log.error({ err: error }, message);
    this.#stop = await this.#database.listen({
      channel: CHANNEL,
      onPayload: (payload) => {
        this.#lastDelivery = this.#receive(payload).catch(report('a live event was not delivered'));
      },
      onReconnect: () => void this.#catchUp().catch(report('missed live events were not delivered')),
      onError: (error) => this.#log.warn({ err: error }, 'the listener for live events lost its connection'),
    });
  }

  async stop(): Promise<void> {
    await this.#stop?.();
  }

  /** Delivers later events of the account to `listener` until the returned function is called. */
  subscribe(userId: number, listener: Listener): () => void {
    const listeners = this.#listeners.get(userId) ?? new Set();
    this.#listeners.set(userId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(userId);
    };
  }

  /**
   * Ids of an account's events up to `lastId` that a rebuilt listener would deliver again; a stream that starts after
   * them must skip them.
   */
  async listReplayable(userId: number, lastId: number): Promise<number[]> {
    const rows = await this.#database.db
      .selectFrom('live_event')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '>', this.#overlapStart())
      .where('id', '<=', lastId)
      .execute();
    return rows.map(({ id }) => id);
  }

  #overlapStart(): number {
    return Math.max(0, this.#lastId - OVERLAP);
  }

  /**
   * Events are read concurrently and delivered in the order of their notifications, because a screen that lost its
   * connection asks for what came after the last one.
   */
  async #receive(payload: string): Promise<void> {
    const before = this.#lastDelivery;
    const [userId = 0, id = 0] = payload.split(':').map(Number);
    this.#lastId = Math.max(this.#lastId, id);
    const reading = this.#listeners.has(userId)
      ? this.#database.db.selectFrom('live_event').select('payload').where('id', '=', id).executeTakeFirst()
      : undefined;
    await Promise.allSettled([reading, before]);
    const row = await reading;
    if (row) this.#deliver(userId, { id, event: row.payload as LiveEvent });
  }

  async #catchUp(): Promise<void> {
    const after = this.#overlapStart();
    for (const userId of this.#listeners.keys()) {
      for (const missed of await listEventsAfter(this.#database.db, userId, after)) this.#deliver(userId, missed);
    }
    this.#lastId = Math.max(this.#lastId, await findLastEventId(this.#database.db));
  }

  #deliver(userId: number, delivered: DeliveredEvent): void {
    for (const listener of this.#listeners.get(userId) ?? []) listener(delivered);
  }
}
