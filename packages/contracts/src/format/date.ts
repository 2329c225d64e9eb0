/**
 * Korea is nine hours ahead of UTC all year (no summer time since 1988): arithmetic, because making an `Intl` formatter
 * costs a slow phone 40 ms.
 */
const AHEAD_MS = 9 * 3_600_000;
const toKorea = (instant: Date): string => new Date(instant.getTime() + AHEAD_MS).toISOString();

/** Returns the business date of an instant in Asia/Seoul, `YYYY-MM-DD` (DECISIONS, Time). */
export const toBusinessDate = (instant: Date): string => toKorea(instant).slice(0, 10);

/** Formats an ISO timestamp or a business date as `2026. 11. 21.`; '-' when there is none. */
export function formatDate(value: string | null | undefined): string {
  if (!value) return '-';
  const [year, month, day] = (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : toBusinessDate(new Date(value))).split('-');
  return `${year}. ${Number(month)}. ${Number(day)}.`;
}

/** Formats a timestamp as `2026. 11. 21. 14:05` in Asia/Seoul; '-' when there is none. */
export const formatDateTime = (value: string | null | undefined): string =>
  value ? `${formatDate(value)} ${toKorea(new Date(value)).slice(11, 16)}` : '-';

/** Formats a timestamp as `방금 전`, `5분 전`, `3시간 전`, `2일 전`, and after a week as the date. `now` in ms since the epoch. */
export function formatRelative(value: string, now: number): string {
  const minutes = Math.floor((now - new Date(value).getTime()) / 60_000);
  if (minutes < 1) return '방금 전';
  if (minutes < 60) return `${minutes}분 전`;
  if (minutes < 60 * 24) return `${Math.floor(minutes / 60)}시간 전`;
  if (minutes < 60 * 24 * 7) return `${Math.floor(minutes / 60 / 24)}일 전`;
  return formatDate(value);
}
