import { BanPeriod, type BanPeriodCode } from '../codes/moderation-codes.ts';
import { formatDateTime, toBusinessDate } from '../format/date.ts';
import { addDays, addMonths } from '../rules/day-math.ts';

/** The most characters of the message of our staff to a member whom it bans. */
export const BAN_MESSAGE_CHARACTERS = 300;

const DAY_MS = 86_400_000;
const DAYS: Partial<Record<BanPeriodCode, number>> = { 1: 1, 2: 3, 3: 7, 4: 30 };

/** The days that may be chosen as the last one of a ban: tomorrow to the same day of the next year. */
export const banDays = (now: Date): { min: string; max: string } => {
  const today = toBusinessDate(now);
  return { min: addDays(today, 1), max: addMonths(today, 12) };
};

/** The end of a ban that begins `now`, ISO 8601; `day` is its last day, when one was chosen. `null` without an end. */
export function toBanEnd(period: BanPeriodCode, day: string | undefined, now: Date): string | null {
  if (period === BanPeriod.ENDLESS) return null;
  const days = DAYS[period];
  if (days !== undefined) return new Date(now.getTime() + days * DAY_MS).toISOString();
  return new Date(`${day}T23:59:59+09:00`).toISOString();
}

/** Says until when a member cannot write: `2026. 12. 6. 14:05까지`. */
export const describeBanEnd = (until: string | null): string =>
  until === null ? '기한 없이' : `${formatDateTime(until)}까지`;
