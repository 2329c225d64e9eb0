import { AI_LIMITS, type AiLimit } from '@danji/contracts/workspace/ai-document';
import { findExhaustedLimit } from '@danji/contracts/workspace/ai-limit-rules';
import { toWeekStart } from '@danji/contracts/workspace/ai-week';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { countUsage, lockUsage } from './ai-generation.repository.ts';

/** Returns the user's limits and what they have used today and this week. */
export async function readLimit(db: Db, userId: number, now: Date): Promise<AiLimit> {
  const day = toBusinessDate(now);
  const { daily, weekly, attempts } = await countUsage(db, userId, day);
  return {
    daily_count: daily,
    weekly_count: weekly,
    daily_limit: AI_LIMITS.daily,
    weekly_limit: AI_LIMITS.weekly,
    attempt_count: attempts,
    attempt_limit: AI_LIMITS.dailyAttempts,
    day,
    week_start: toWeekStart(day),
  };
}

/**
 * Throws 429 when a limit of the user is reached. The count stays true until the transaction ends, because
 * concurrent calls of the user wait for its lock. Resolves to the business day that the generation counts for.
 */
export async function requireQuota(db: Db, userId: number, now: Date): Promise<string> {
  await lockUsage(db, userId);
  const limit = await readLimit(db, userId, now);
  const exhausted = findExhaustedLimit(limit);
  if (exhausted) throw new ProblemError(exhausted.code, { title: `${exhausted.title}. ${exhausted.renewal}` });
  return limit.day;
}
