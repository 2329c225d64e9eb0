import { MAX_LISTED_VIEWERS, type Viewer, VIEWER_HEARTBEAT_MS } from '@danji/contracts/site/viewer';
import type { Tag } from '@danji/contracts/tags';
import type { Kysely } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { publishChange } from '../../platform/events/live-events.ts';

/** A browser tab in which an account has a record open. */
type ViewerTab = { recordId: number; tabId: string; userId: number };

type ViewerTable = { [T in keyof Database]: Database[T] extends { tab_id: unknown } ? T : never }[keyof Database];

/** The tables by names that are known only when the code runs, with the columns that all of them have. */
const untyped = (db: Db) =>
  db as unknown as Kysely<
    Record<string, { tab_id: string; user_id: number; opened: string; seen: string } & Record<string, unknown>>
  >;

/** A tab has closed the record, or lost its connection, when three heartbeats are missing. */
const toOldestHeartbeat = (now: Date): string => addSeconds(now, (-3 * VIEWER_HEARTBEAT_MS) / 1000).toISOString();

/** A table of tabs, and its column with the record. */
type Names = { table: string; record: string };

/** Stores the heartbeat of a known tab; resolves to false for a tab that is not known (any more). */
async function storeHeartbeat(
  db: Db,
  { table, record }: Names,
  { recordId, tabId, userId }: ViewerTab,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await untyped(db)
    .updateTable(table)
    .set({ seen: now.toISOString() })
    .where(record, '=', recordId)
    .where('tab_id', '=', tabId)
    .where('user_id', '=', userId)
    .where('seen', '>', toOldestHeartbeat(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stores a tab that opens the record, and deletes the tabs that have closed it without saying so. */
async function insertTab(
  db: Db,
  { table, record }: Names,
  { recordId, tabId, userId }: ViewerTab,
  now: Date,
): Promise<void> {
  await untyped(db)
    .deleteFrom(table)
    .where(record, '=', recordId)
    .where('seen', '<=', toOldestHeartbeat(now))
    .execute();
  const time = now.toISOString();
  await untyped(db)
    .insertInto(table)
    .values({ [record]: recordId, tab_id: tabId, user_id: userId, opened: time, seen: time })
    .onConflict((conflict) => conflict.columns([record, 'tab_id']).doNothing())
    .execute();
}

/** Resolves to whether the tab was known. */
async function deleteTab(db: Db, { table, record }: Names, { recordId, tabId, userId }: ViewerTab): Promise<boolean> {
  const { numDeletedRows } = await untyped(db)
    .deleteFrom(table)
    .where(record, '=', recordId)
    .where('tab_id', '=', tabId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The other tabs that have the record open, the first opened first. */
const listOthers = (db: Db, { table, record }: Names, { recordId, tabId }: ViewerTab, now: Date): Promise<Viewer[]> =>
  untyped(db)
    .selectFrom(`${table} as viewer`)
    .where(`viewer.${record}`, '=', recordId)
    .where('viewer.tab_id', '<>', tabId)
    .where('viewer.seen', '>', toOldestHeartbeat(now))
    .orderBy('viewer.opened')
    .orderBy('viewer.tab_id')
    .limit(MAX_LISTED_VIEWERS)
    .select(['viewer.opened', selectPersonRef('viewer.user_id').as('user')])
    .execute() as Promise<Viewer[]>;

/**
 * The tabs that have records of a feature open (ADR 0096): a table of the feature with the record, `tab_id`, `user_id`,
 * `opened` and `seen`. The other tabs are made to read again what has the tag when one opens or closes a record. The feature
 * decides who may open it.
 */
export function viewersOf<T extends ViewerTable>(table: T, record: keyof Database[T] & string, tag: Tag) {
  const names: Names = { table, record };
  const list = (db: Db, tab: ViewerTab, now: Date): Promise<Viewer[]> => listOthers(db, names, tab, now);
  const tellOthers = (db: Db, others: readonly Viewer[], now: Date): Promise<void> =>
    publishChange(db, [...new Set(others.map(({ user }) => user.id))], { tags: [tag] }, now);
  return {
    listOthers: list,

    /**
     * Stores that a tab has the record open, and resolves to the other tabs. `lock` locks the record, so that two tabs
     * that open it at the same moment see each other.
     */
    async announce(db: Db, tab: ViewerTab, now: Date, lock: () => Promise<unknown>): Promise<Viewer[]> {
      // A heartbeat is no news.
      if (await storeHeartbeat(db, names, tab, now)) return list(db, tab, now);
      await lock();
      await insertTab(db, names, tab, now);
      const others = await list(db, tab, now);
      await tellOthers(db, others, now);
      return others;
    },

    /** A tab has closed the record. */
    async remove(db: Db, tab: ViewerTab, now: Date): Promise<void> {
      if (await deleteTab(db, names, tab)) await tellOthers(db, await list(db, tab, now), now);
    },

    /** Deletes the tabs that have closed their record without saying so. */
    async deleteGone(db: Db, now: Date): Promise<void> {
      await untyped(db)
        .deleteFrom(table as string)
        .where('seen', '<=', toOldestHeartbeat(now))
        .execute();
    },
  };
}
