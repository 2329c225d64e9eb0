import { AI_LIMITS, type AiLimit } from '@danji/contracts/workspace/ai-document';
import { toWeekStart } from '@danji/contracts/workspace/ai-week';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { Db } from '../platform/database/open-database.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { countUsage, lockUsage } from './ai-generation.repository.ts';

/** Returns the user's limits and what they have used today and this week. */
export async function readLimit(db: Db, userId: number, now: Date): Promise<AiLimit> {
  const day = toBusinessDate(now);
  const { daily, weekly } = await countUsage(db, userId, day);
  return {
    daily_count: daily,
    weekly_count: weekly,
    daily_limit: AI_LIMITS.daily,
    weekly_limit: AI_LIMITS.weekly,
    day,
    week_start: toWeekStart(day),
  };
}

/**
 * Throws 429 when the limit of the day or the week is reached. The count stays true until the transaction ends, because
 * concurrent calls of the user wait for its lock. Resolves to the business day that the generation counts for.
 */
export async function requireQuota(db: Db, userId: number, now: Date): Promise<string> {
  await lockUsage(db, userId);
  const { daily_count, weekly_count, daily_limit, weekly_limit, day } = await readLimit(db, userId, now);
  if (weekly_count >= weekly_limit)
    throw new ProblemError('too_many_requests', {
      title: `이번 주에 만들 수 있는 문서 ${weekly_limit}개를 모두 썼어요. 월요일에 다시 만들 수 있어요.`,
    });
  if (daily_count >= daily_limit)
    throw new ProblemError('too_many_requests', {
      title: `오늘 만들 수 있는 문서 ${daily_limit}개를 모두 썼어요. 내일 다시 만들 수 있어요.`,
    });
  return day;
}
