import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { defineContributionPoint } from './contributions.ts';

/** The records of a table with a page each that everybody may read: search engines learn of them from the sitemap. */
export type PublicRecords = {
  /** The address of the page; its one parameter is the key of a record (`/companies/:nanoId`). */
  path: string;
  /** The largest id of the table, whether everybody may read that record or not; 0 without records. */
  findLastId(db: Db): Promise<number>;
  /** The records that everybody may read with ids above `after` and not above `last`; `changed` in ISO 8601. */
  list(db: Db, range: { after: number; last: number }): Promise<{ key: string | number; changed: string }[]>;
};

/** Reads the largest id of a table; 0 without records. */
export const lastIdOf =
  (table: keyof Database, id = 'id') =>
  async (db: Db): Promise<number> => {
    const { rows } = await sql<{
      id: number | null;
    }>`select max(${sql.ref(id)}) as id from ${sql.table(table)}`.execute(db);
    return rows[0]?.id ?? 0;
  };

/** The names are those of the files of the sitemap. */
export const publicRecords = defineContributionPoint<PublicRecords>('public records');
