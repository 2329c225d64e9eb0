import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';

/** Tables whose rows are marked as deleted before they are deleted for good. */
type SoftDeletable = {
  [T in keyof Database]: Database[T] extends { id: unknown; deleted: unknown } ? T : never;
}[keyof Database];

/** The deleted rows of a table. A feature calls it with a table of its own. */
export type DeletedRows = {
  /** Marks a row as deleted, or restores it with `null`. */
  mark(db: Db, id: number, deleted: Date | null): Promise<void>;
  /** Lists ids of rows that were deleted before that moment, the oldest first. */
  list(db: Db, before: Date, limit: number): Promise<number[]>;
  /** Deletes a row for good with what its foreign keys delete; false when it was restored meanwhile. */
  purge(db: Db, id: number, before: Date): Promise<boolean>;
};

export function softDeleteOf(table: SoftDeletable): DeletedRows {
  const name = sql.table(table);
  return {
    async mark(db, id, deleted) {
      await sql`update ${name} set deleted = ${deleted} where id = ${id}`.execute(db);
    },
    async list(db, before, limit) {
      const { rows } = await sql<{ id: number }>`
        select id from ${name} where deleted < ${before}::timestamptz order by deleted, id limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    async purge(db, id, before) {
      const { numAffectedRows = 0n } =
        await sql`delete from ${name} where id = ${id} and deleted < ${before}::timestamptz`.execute(db);
      return numAffectedRows > 0n;
    },
  };
}
