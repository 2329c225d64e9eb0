import type { Db } from '../../platform/database/open-database.ts';

/** Finds when the account last downloaded its own data. */
export async function findLastDownload(db: Db, userId: number): Promise<Date | undefined> {
  const row = await db.selectFrom('own_export').where('user_id', '=', userId).select('downloaded').executeTakeFirst();
  return row && new Date(row.downloaded);
}

export async function saveDownload(db: Db, userId: number, downloaded: Date): Promise<void> {
  await db
    .insertInto('own_export')
    .values({ user_id: userId, downloaded })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ downloaded }))
    .execute();
}

export async function deleteDownload(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('own_export').where('user_id', '=', userId).execute();
}
