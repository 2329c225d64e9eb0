import { toBusinessDate } from '@danji/contracts/format/date';
import { consentNotifications } from '@danji/contracts/notifications/catalogue/consents';
import { addMonths } from '@danji/contracts/rules/day-math';
import { sql } from 'kysely';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob } from '../../platform/features/feature-job.ts';

const YEARS = 2;
const BATCH = 500;

/** Marks the next consents of which their owners have not been told for two years; returns whose they are, and of when. */
async function markNext(db: Db, now: Date): Promise<{ user_id: number; created: string }[]> {
  const before = `${addMonths(toBusinessDate(now), -12 * YEARS)}T23:59:59+09:00`;
  const { rows } = await sql<{ user_id: number; created: string }>`
    update user_consent as consent set reminded = ${now} where id in (
      select consent.id from user_consent as consent
      join user_account as account on account.id = consent.user_id and account.deleted is null
      where consent.document = 'marketing' and consent.is_agreed
        and coalesce(consent.reminded, consent.created) <= ${before}::timestamptz
        and not exists (select from user_consent as later where later.user_id = consent.user_id
          and later.document = 'marketing' and later.id > consent.id)
      order by coalesce(consent.reminded, consent.created) limit ${BATCH} for update of consent)
    returning consent.user_id, consent.created`.execute(db);
  return rows;
}

/** Tells the next owners; whether there were any. */
const remindNext = (database: Db, now: Date): Promise<boolean> =>
  transaction(database, async (db) => {
    const byDay = Map.groupBy(await markNext(db, now), ({ created }) => toBusinessDate(new Date(created)));
    for (const [agreed, rows] of byDay)
      await notify(
        db,
        consentNotifications.marketingReminder,
        rows.map(({ user_id }) => user_id),
        { agreed },
        now,
      );
    return byDay.size > 0;
  });

/** Tells everybody who consents to marketing, every two years, since when and how to withdraw; daily. */
export const remindMarketing = defineJob(
  'consents.remind_marketing',
  async ({ db, clock }) => {
    while (await remindNext(db, clock.now()));
  },
  { cron: '10 10 * * *' },
);
