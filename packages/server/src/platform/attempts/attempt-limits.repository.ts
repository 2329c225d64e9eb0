import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Platform } from '../platform.ts';
import { ProblemError } from '../problem-error.ts';
import { toKeyedHash } from '../secrets.ts';

/**
 * At most `max` attempts in `seconds` are allowed for the subject that `parts` name: an account, a phone number, an
 * account from one address.
 */
type AttemptLimit = { name: string; parts: readonly string[]; max: number; seconds: number };

const toKey = ({ signingKey }: Platform, { name, parts }: AttemptLimit): string =>
  `${name}:${toKeyedHash(signingKey, name, ...parts)}`;

/**
 * Counts an attempt against each limit; throws `too_many_requests` beyond it. Runs outside the caller's transaction,
 * because a refused attempt has to count too. The limits grow with RATE_LIMIT_SCALE.
 */
export async function countAttempt(
  platform: Platform,
  db: Db,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<void> {
  for (const limit of limits) {
    const opened = new Date(now.getTime() - limit.seconds * 1000);
    const { count } = await db
      .insertInto('attempt_count')
      .values({ key: toKey(platform, limit), window_start: now, count: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when attempt_count.window_start <= ${opened} then 1 else attempt_count.count + 1 end`,
          window_start: sql<Date>`case when attempt_count.window_start <= ${opened} then ${now} else attempt_count.window_start end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    if (count > limit.max * platform.rateLimitScale) throw new ProblemError('too_many_requests');
  }
}

/** Clears the counts after a success. */
export async function clearAttempts(platform: Platform, db: Db, limits: readonly AttemptLimit[]): Promise<void> {
  await db
    .deleteFrom('attempt_count')
    .where(
      'key',
      'in',
      limits.map((limit) => toKey(platform, limit)),
    )
    .execute();
}

/** Begins a window under a plain key unless one has begun after `since`; whether it did. */
export async function hasBegunWindow(db: Db, key: string, since: Date, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('attempt_count')
    .values({ key, window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ window_start: now })
        .where('attempt_count.window_start', '<=', since.toISOString()),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the counts of windows that began before `before`. */
export async function deleteAttempts(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('attempt_count')
    .where('window_start', '<', sql<string>`${before}::timestamptz`)
    .execute();
}
