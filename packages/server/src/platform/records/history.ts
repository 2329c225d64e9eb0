import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type { Page } from '@danji/contracts/page';
import type { Insertable, Kysely, SelectQueryBuilder } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { type PageQuery, readPage } from './read-page.ts';

/** The most entries that one statement writes. */
const BATCH = 500;

type HistoryTable = { [T in keyof Database]: Database[T] extends { id: unknown } ? T : never }[keyof Database];

/** The tables by names that are known only when the code runs. */
const untyped = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

/**
 * The history of a feature's records: a table of entries that are added and never changed, each with the `record` that
 * it belongs to. A feature calls it with a table of its own.
 */
export function historyOf<T extends HistoryTable>(table: T, record: keyof Database[T] & string) {
  const names: { table: string; record: string } = { table, record };
  const ofRecord = (db: Db, id: number) =>
    untyped(db).selectFrom(`${names.table} as entry`).where(`entry.${names.record}`, '=', id);
  return {
    /** Adds entries; call it in the transaction of the change. */
    async add(db: Db, ...entries: readonly Insertable<Database[T]>[]): Promise<void> {
      for (let at = 0; at < entries.length; at += BATCH)
        await untyped(db)
          .insertInto(names.table)
          .values(entries.slice(at, at + BATCH))
          .execute();
    },
    /** Deletes the oldest entries of a record beyond so many. */
    async trim(db: Db, id: number, max: number): Promise<void> {
      const beyond = ofRecord(db, id).select('entry.id').orderBy('entry.id', 'desc').offset(max);
      await untyped(db).deleteFrom(names.table).where('id', 'in', beyond).execute();
    },
    /** Lists the entries of a record, newest first; `lines` selects from the table as `entry`. */
    list: <D, J extends keyof D, Row>(
      db: Db,
      id: number,
      query: PageQuery,
      lines: SelectQueryBuilder<D, J, Row>,
    ): Promise<Page<Row>> =>
      readPage(db, query, { found: ofRecord(db, id), order: [['entry.id', 'desc']], key: 'entry.id', lines }),
  };
}

/** Reads the newest entries that a record shows of itself, the oldest of them first; `entries` come newest first. */
export const readTrail = async <D, J extends keyof D, Row>(entries: SelectQueryBuilder<D, J, Row>): Promise<Row[]> =>
  (await entries.limit(ANSWER_LIMITS.trail).execute()).toReversed() as Row[];

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Lists the fields in which two states of a record differ, in the order of the later one. */
export const findDifferences = <F extends object>(before: F, after: F) =>
  (Object.keys(after) as (keyof F & string)[])
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
