import type { Page } from '@danji/contracts/page';
import type { Db } from '../../platform/database/open-database.ts';
import { type PageQuery, readPage } from '../../platform/records/read-page.ts';

const selectAlerts = (db: Db) =>
  db.selectFrom('kapt_alert as alert').select(['alert.id', 'alert.notice_id', 'alert.is_read', 'alert.created']);
export type AlertRow = Awaited<ReturnType<ReturnType<typeof selectAlerts>['executeTakeFirstOrThrow']>>;

/** Lists the alerts of a vendor, newest first. */
export function listAlerts(
  db: Db,
  brandId: number,
  { is_read, ...query }: PageQuery & { is_read?: boolean },
): Promise<Page<AlertRow>> {
  let found = db.selectFrom('kapt_alert as alert').where('alert.brand_id', '=', brandId);
  if (is_read !== undefined) found = found.where('alert.is_read', '=', is_read);
  return readPage(db, query, { found, order: [['alert.created', 'desc']], key: 'alert.id', lines: selectAlerts(db) });
}

/** Marks an alert of a vendor; `undefined` when it has none of that number. */
export const markAlert = (
  db: Db,
  id: number,
  { brandId, isRead }: { brandId: number; isRead: boolean },
): Promise<AlertRow | undefined> =>
  db
    .updateTable('kapt_alert')
    .set({ is_read: isRead })
    .where('id', '=', id)
    .where('brand_id', '=', brandId)
    .returning(['id', 'notice_id', 'is_read', 'created'])
    .executeTakeFirst();
