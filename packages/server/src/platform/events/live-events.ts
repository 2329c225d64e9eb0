import type { LiveEvent } from '@danji/contracts/notifications/live-event';
import { sql } from 'kysely';
import { toJson } from '../database/columns.ts';
import type { DatabaseHandle, Db } from '../database/open-database.ts';

const CHANNEL = 'danji_live_event';

export type DeliveredEvent = { id: number; event: LiveEvent };
type Listener = (delivered: DeliveredEvent) => void;

/**
 * Records an event for an account in the caller's transaction. It reaches the person's open screens when that commits;
 * the row stays for a day so that a lost connection can catch up by id.
 */
export async function publishEvent(db: Db, userId: number, event: LiveEvent, now: Date): Promise<void> {
  const { id } = await db.insertInto('live_event').values({ user_id: userId, payload: toJson(event), created: now }).returning('id').executeTakeFirstOrThrow();
  await sql`select pg_notify(${CHANNEL}, ${`${userId}:${id}`})`.execute(db);
}

/** Events of an account after `lastId`, oldest first, for a connection that was lost. */
export async function listEventsAfter(db: Db, userId: number, lastId: number): Promise<DeliveredEvent[]> {
  const rows = await db.selectFrom('live_event').select(['id', 'payload']).where('user_id', '=', userId).where('id', '>', lastId).orderBy('id').limit(500).execute();
  return rows.map(({ id, payload }) => ({ id, event: payload as LiveEvent }));
}

/** Hears the database's notifications and hands each event to the open connections of its account. */
export class LiveEvents {
  readonly #database: DatabaseHandle;
  readonly #onError: (error: unknown) => void;
  readonly #listeners = new Map<number, Set<Listener>>();
  #stop: (() => Promise<void>) | undefined;

  constructor(database: DatabaseHandle, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
  }

  async start(): Promise<void> {
    this.#stop = await this.#database.listen(CHANNEL, (payload) => {
      this.#deliver(payload).catch(this.#onError);
    });
  }

  async stop(): Promise<void> {
    await this.#stop?.();
  }

  /** Hands later events of the account to `listener` until the returned function is called. */
  subscribe(userId: number, listener: Listener): () => void {
    const listeners = this.#listeners.get(userId) ?? new Set();
    this.#listeners.set(userId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(userId);
    };
  }

  async #deliver(payload: string): Promise<void> {
    const [userId = 0, id = 0] = payload.split(':').map(Number);
    const listeners = this.#listeners.get(userId);
    if (!listeners) return;
    const row = await this.#database.db.selectFrom('live_event').select('payload').where('id', '=', id).executeTakeFirst();
    if (row) for (const listener of listeners) listener({ id, event: row.payload as LiveEvent });
  }
}
