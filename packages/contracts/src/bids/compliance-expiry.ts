import { daysBetween } from '../rules/day-math.ts';

/** So many days before the last day of a document its brand is reminded, once each; the first one is the longest. */
const REMINDER_DAYS = [30, 7, 1] as const;
export const FIRST_REMINDER_DAYS = REMINDER_DAYS[0];

/** The mark of the reminder that is due on the business day `today`; `undefined` while the expiry is far away, and after it. */
export function toDueReminder(expiryDate: string, today: string): number | undefined {
  const left = daysBetween(today, expiryDate);
  return left < 0 ? undefined : REMINDER_DAYS.findLast((mark) => left <= mark);
}

/** Returns whether a document has expired by the business day `today`, and its days left; `undefined` if not soon. */
export function toExpiry(
  expiryDate: string | null,
  today: string,
): { isExpired: boolean; daysLeft: number } | undefined {
  if (expiryDate === null) return undefined;
  const daysLeft = daysBetween(today, expiryDate);
  return daysLeft > FIRST_REMINDER_DAYS ? undefined : { isExpired: daysLeft < 0, daysLeft };
}
