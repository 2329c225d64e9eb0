import { toBusinessDate } from '../format/date.ts';
import { addDays } from '../rules/day-math.ts';
import { NotificationChannel, type NotificationChannelCode } from './channel.ts';

/** Times of day in Seoul, `HH:MM`; over midnight where `end` is not later than `start`. */
export type QuietHours = { start: string; end: string };

/** The hours of who has chosen none. */
export const DEFAULT_QUIET_HOURS: QuietHours = { start: '21:00', end: '08:00' };

/**
 * Between these hours no advertisement may be sent by a means that rings without a consent of its own (정보통신망법
 * 제50조 제3항), and nobody is asked for that consent.
 */
export const ADVERTISEMENT_NIGHT: QuietHours = { start: '21:00', end: '08:00' };

/** The channels that ring; an e-mail waits in its mailbox, and 시행령 제61조 leaves it out of the rule for the night. */
export const RINGING_CHANNELS: readonly NotificationChannelCode[] = [
  NotificationChannel.PUSH,
  NotificationChannel.ALIMTALK,
];

const toInstant = (day: string, time: string): Date => new Date(`${day}T${time}:00+09:00`);

/** Returns when the quiet hours end in which an instant lies; `undefined` outside of them. */
export function findQuietEnd({ start, end }: QuietHours, now: Date): Date | undefined {
  const today = toBusinessDate(now);
  // Hours over midnight have begun today, or yesterday.
  for (const day of [addDays(today, -1), today]) {
    const from = toInstant(day, start);
    const to = toInstant(end > start ? day : addDays(day, 1), end);
    if (from <= now && now < to) return to;
  }
  return undefined;
}

/**
 * Returns until when a notification has to wait on a channel; `undefined` when it may be sent. `hours` are those of the
 * person, `null` for none. An urgent one waits for nobody's quiet hours, an advertisement for the end of the night too.
 */
export function findWait(
  channel: NotificationChannelCode,
  { isUrgent, isAdvertisement }: { isUrgent: boolean; isAdvertisement: boolean },
  hours: QuietHours | null,
  now: Date,
): Date | undefined {
  if (!RINGING_CHANNELS.includes(channel)) return undefined;
  const own = hours === null || (isUrgent && !isAdvertisement) ? undefined : findQuietEnd(hours, now);
  const legal = isAdvertisement ? findQuietEnd(ADVERTISEMENT_NIGHT, now) : undefined;
  return own && legal ? new Date(Math.max(own.getTime(), legal.getTime())) : (own ?? legal);
}
