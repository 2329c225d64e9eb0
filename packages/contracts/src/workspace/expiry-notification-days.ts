import { daysBetween } from '../rules/day-math.ts';

/** Days before the end of a contract on which its members are notified, the nearest first. */
export const EXPIRY_NOTIFICATION_DAYS = [7, 30, 60, 90] as const;
export const FIRST_NOTIFICATION_DAYS = 90;

/**
 * Returns the notification that is due on `today` for a contract that ends on `end`: the nearest that has been reached;
 * `undefined` before the first and after the end.
 */
export function toDueNotificationDays(
  end: string,
  today: string,
): (typeof EXPIRY_NOTIFICATION_DAYS)[number] | undefined {
  const left = daysBetween(today, end);
  return left < 0 ? undefined : EXPIRY_NOTIFICATION_DAYS.find((days) => left <= days);
}
