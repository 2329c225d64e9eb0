import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

/** Numbers of files, and their bytes. */
export type Usage = { files: number; bytes: number };

/**
 * Adds uploads to those of the day, and returns the sum. Until the end of the transaction other uploads of the account
 * wait for it.
 */
export const addToDay = (db: Db, userId: number, day: string, { files, bytes }: Usage): Promise<Usage> =>
  db
    .insertInto('upload_usage')
    .values({ user_id: userId, day, files, bytes })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        day: sql<string>`excluded.day`,
        files: sql<number>`excluded.files + case when upload_usage.day = excluded.day then upload_usage.files else 0 end`,
        bytes: sql<number>`excluded.bytes + case when upload_usage.day = excluded.day then upload_usage.bytes else 0 end`,
      }),
    )
    .returning(['files', 'bytes'])
    .executeTakeFirstOrThrow();

/** Counts what the account has uploaded on the day. */
export const countDay = async (db: Db, userId: number, day: string): Promise<Usage> =>
  (await db
    .selectFrom('upload_usage')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .select(['files', 'bytes'])
    .executeTakeFirst()) ?? { files: 0, bytes: 0 };

/** Counts the stored files of an account, temporary ones included. */
export const countStored = (db: Db, userId: number): Promise<Usage> =>
  db
    .selectFrom('stored_file')
    .where('owner_id', '=', userId)
    .select(({ fn }) => [fn.countAll<number>().as('files'), sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes')])
    .executeTakeFirstOrThrow();
