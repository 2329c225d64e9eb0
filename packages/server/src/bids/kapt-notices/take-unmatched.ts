import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

/** Far more than are open at any time. */
const MAX_NOTICES = 20_000;

/**
 * Marks the open notices that nobody has compared with the settings of vendors yet as compared, and resolves to their
 * ids; another server takes none of them while the transaction lasts.
 */
export async function takeUnmatched(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with waiting as (
      select id from kapt_notice where matched is null and is_open order by id limit ${sql.lit(MAX_NOTICES)}
        for update skip locked
    )
    update kapt_notice as notice set matched = ${now}::timestamptz from waiting where notice.id = waiting.id
      returning notice.id`.execute(db);
  return rows.map(({ id }) => id);
}
