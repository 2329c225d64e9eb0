const [HOUR, DAY] = [60, 24 * 60];

/** A time that something took, in its largest unit: 25분, 3시간, 2일. `minutes` is a whole number. */
export function formatMinutes(minutes: number): string {
  if (minutes >= DAY) return `${Math.floor(minutes / DAY)}일`;
  return minutes >= HOUR ? `${Math.floor(minutes / HOUR)}시간` : `${minutes}분`;
}

/** The minutes between two timestamps. */
export const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
