import type { Db } from '../../platform/database/open-database.ts';

/** The date is before the creation of all demo accounts. */
const OPENED = '2025-09-01';

/** Seeds the first terms and privacy policy, which apply since before the demo accounts agreed to them. */
export async function seedDemoDocuments(db: Db): Promise<void> {
  await db
    .updateTable('system_document')
    .set({ effective_date: OPENED, created: `${OPENED}T00:00:00+09:00` })
    .where('version', '=', 1)
    .execute();
}
