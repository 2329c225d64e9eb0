import { ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { FIRST_REMINDER_DAYS, toDueReminder } from '@danji/contracts/bids/compliance-expiry';
import { toBusinessDate } from '@danji/contracts/format/date';
import { complianceDocumentNotifications } from '@danji/contracts/notifications/catalogue/compliance-documents';
import { addDays, daysBetween } from '@danji/contracts/rules/day-math';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateDocument } from './compliance-document.repository.ts';

const BATCH = 100;

type Due = { id: number; brand_id: number; title: string; expiry_date: string | null; reminded_days: number | null };

/** Locks a batch of documents that expire within the first mark, after a position in the order of their expiry. */
const lockExpiring = (db: Db, today: string, after: { day: string; id: number }): Promise<Due[]> =>
  db
    .selectFrom('compliance_document')
    .where('deleted', 'is', null)
    .where('expiry_date', '<=', addDays(today, FIRST_REMINDER_DAYS))
    .where(({ eb, refTuple, tuple }) => eb(refTuple('expiry_date', 'id'), '>', tuple(after.day, after.id)))
    .where('state', '<>', ComplianceDocumentState.REFUSED)
    .select(['id', 'brand_id', 'title', 'expiry_date', 'reminded_days'])
    .orderBy('expiry_date')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute();

async function remind(db: Db, { id, brand_id, title, expiry_date, reminded_days }: Due, now: Date): Promise<void> {
  const today = toBusinessDate(now);
  const mark = expiry_date === null ? undefined : toDueReminder(expiry_date, today);
  if (expiry_date === null || mark === undefined || (reminded_days !== null && reminded_days <= mark)) return;
  await updateDocument(db, id, { reminded_days: mark });
  const values = { id, title, expiry_date, days_left: daysBetween(today, expiry_date) };
  await notify(db, complianceDocumentNotifications.expiring, [brand_id], values, now);
}

async function remindAll({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const today = toBusinessDate(now);
  let last: Due | undefined;
  let count = BATCH;
  while (count === BATCH) {
    const after = { day: last?.expiry_date ?? today, id: last?.id ?? 0 };
    const due = await transaction(db, async (db) => {
      const locked = await lockExpiring(db, today, after);
      for (const one of locked) await remind(db, one, now);
      return locked;
    });
    count = due.length;
    last = due.at(-1);
  }
}

/** Reminds brands 30, 7 and 1 days before a document expires, each morning. */
export const remindExpiry = defineJob('compliance_documents.remind', remindAll, { cron: '12 9 * * *' });
