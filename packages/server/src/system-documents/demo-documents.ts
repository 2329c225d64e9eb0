import type { Db } from '../platform/database/open-database.ts';

/** Before any account of the demo was made. */
const OPENED = '2025-09-01';

/** The first terms and privacy policy of the demo apply since before its people agreed to them. */
export async function seedDemoDocuments(db: Db): Promise<void> {
  await db
    .updateTable('system_document')
    .set({ effective_date: OPENED, created: `${OPENED}T00:00:00+09:00` })
    .where('version', '=', 1)
    .execute();
}
