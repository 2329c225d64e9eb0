import type { TimelineItem } from './chart-types.ts';
import { toDayNumber } from './scale.ts';

/**
 * The days of a timeline: its first day as a day number, the number of days, and the position of today as a share of
 * them.
 */
export type TimelineRange = { startDay: number; days: number; todayShare: number | undefined };

/** The display format of days: `2026. 1. 31.` */
const toDisplayDate = (day: string): string =>
  day
    .split('-')
    .map((part) => `${Number(part)}.`)
    .join(' ');
export const toEnd = (end: string | null | undefined): string => (end ? toDisplayDate(end) : '계속');
export const toStart = (start: string | null | undefined): string => (start ? `${toDisplayDate(start)} ` : '');
/** The days of an item that are known. */
export const listDays = ({ start, end }: TimelineItem): string[] => [start, end].flatMap((day) => day ?? []);
export const maxOf = (days: readonly string[]): string => days.reduce((a, b) => (a > b ? a : b));
export const minOf = (days: readonly string[]): string => days.reduce((a, b) => (a < b ? a : b));

/** Returns the position of a period in the range of the timeline, as shares of it; the part outside is cut off. */
export function toShare(
  start: string | null | undefined,
  end: string | null | undefined,
  first: number,
  days: number,
): { left: number; width: number } {
  const from = start ? Math.max(first, toDayNumber(start)) : first;
  const to = Math.min(first + days, end ? toDayNumber(end) + 1 : first + days);
  return { left: (from - first) / days, width: Math.max(0, to - from) / days };
}

/** Tells on which sides a period continues outside of the timeline; a side without a first or last day always does. */
export const continuesBeyond = (
  start: string | null | undefined,
  end: string | null | undefined,
  first: number,
  days: number,
): { before: boolean; after: boolean } => ({
  before: !start || toDayNumber(start) < first,
  after: !end || toDayNumber(end) >= first + days,
});

export const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
export const onTrack = (share: number): string => `calc(var(--names) + (100% - var(--names)) * ${share.toFixed(5)})`;
