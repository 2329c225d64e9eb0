import { operationNotifications } from '@danji/contracts/notifications/catalogue/operation';
import { toBusinessDate } from '@danji/contracts/format/date';
import { listAdmins, notify } from '../../notifications/notifications/index.ts';
import { hasBegunWindow } from '../../platform/attempts/attempt-limits.repository.ts';
import { addSeconds } from '../../platform/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import { KAPT_PAGE_SIZE, type KaptNoticeClient, type KaptSource } from './kapt-notice-client.ts';
import { toKaptRows } from './kapt-fields.ts';
import { closeEnded, listWithoutWinner, placeKnown, saveRows, saveWinner } from './kapt-notice.repository.ts';
import { countFailing, listDueDays, markFailed, markRead, type ReadingDay } from './reading-days.ts';

/** Some 400 notices are published on a busy day; a day with more pages than these counts as failed. */
const MAX_PAGES = 50;
/** After so many failed days in a row the gateway is taken as down until the next run. */
const MAX_FAILURES = 3;
const MAX_WINNERS = 500;
const MAX_PLACED = 1_000;
const DAY_SECONDS = 86_400;

/** The job that is woken when a run has read what it could: it tells vendors of new notices. */
export const KAPT_NOTICES_READ = { name: 'kapt_alerts.match' } as const;

type Run = Pick<Platform, 'db' | 'clock' | 'log'> & { client: KaptNoticeClient };

async function readDay({ db, clock, client }: Run, { source, day }: ReadingDay): Promise<void> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { items, total = Infinity } = await client.listDay(source, day, page);
    await saveRows(db, source, toKaptRows(source, items, clock.now()), clock.now());
    if (items.length === 0 || page * KAPT_PAGE_SIZE >= total) {
      await markRead(db, { source, day }, clock.now());
      return;
    }
  }
  // The notices read so far stay, and the operators hear that the rest is missing. The other days are read anyway.
  throw new ProviderError({ provider: 'kapt', code: 'too_many_pages', retryable: true });
}

/** Reads the due days of one service. A day that fails is left for the next run, and the others go on. */
async function readSource(run: Run, days: readonly ReadingDay[]): Promise<ProviderError[]> {
  const failures: ProviderError[] = [];
  let inRow = 0;
  for (const day of days) {
    try {
      await readDay(run, day);
      inRow = 0;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      run.log.warn({ ...day, code: error.code }, 'a day of K-apt could not be read');
      await markFailed(run.db, day, run.clock.now());
      failures.push(error);
      inRow += 1;
      // A refused key or a used-up quota refuses the other days too.
      if (!error.retryable || inRow === MAX_FAILURES) break;
    }
  }
  return failures;
}

async function readWinners({ db, clock, client, log }: Run, begin: Date): Promise<ProviderError[]> {
  for (const { id, kapt_number } of await listWithoutWinner(db, { now: clock.now(), begin }, MAX_WINNERS)) {
    try {
      const winner = await client.findWinner(kapt_number);
      await saveWinner(db, id, winner?.slice(0, 100) ?? '', clock.now());
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ code: error.code }, 'the bidders of a notice of K-apt could not be read');
      return [error];
    }
  }
  return [];
}

/** Tells every ADMIN, once a day: at once when K-apt refuses, otherwise when a day is missing for longer than a day. */
async function raiseAlarm({ db, clock }: Run, error: ProviderError): Promise<void> {
  const now = clock.now();
  const before = addSeconds(now, -DAY_SECONDS);
  const days = await countFailing(db, error.retryable ? before : now);
  if (days === 0) return;
  await transaction(db, async (db) => {
    if (!(await hasBegunWindow(db, 'kapt_notices_alarm', before, now))) return;
    await notify(db, operationNotifications.kaptNoticesLate, await listAdmins(db), { days, code: error.code }, now);
  });
}

/**
 * Reads what is due of K-apt's notices, results and private contracts. What a run has read stays when it fails, and the
 * next one goes on. @throws ProviderError the last failure, after everything else was read
 */
export async function readKaptNotices(run: Run): Promise<void> {
  const { db, clock, log } = run;
  const today = toBusinessDate(clock.now());
  const begin = new Date(`${today}T00:00:00+09:00`);
  const due = await listDueDays(db, today, begin);
  const failures: ProviderError[] = [];
  for (const [, days] of Map.groupBy(due, ({ source }): KaptSource => source)) {
    failures.push(...(await readSource(run, days)));
    if (failures.some(({ retryable }) => !retryable)) break;
  }
  if (failures.every(({ retryable }) => retryable)) failures.push(...(await readWinners(run, begin)));
  await placeKnown(db, MAX_PLACED);
  await closeEnded(db, clock.now());
  await wake(db, KAPT_NOTICES_READ);
  log.info({ days: due.length, failed: failures.length }, 'the notices of K-apt were read');
  const last = failures.at(-1);
  if (last === undefined) return;
  await raiseAlarm(run, last);
  throw last;
}
