import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { SuggestItemLine } from '@danji/contracts/bids/suggest-item';
import { takesRequests } from '@danji/contracts/bids/suggest-item-rules';
import { formatDateTime, toBusinessDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { daysBetween } from '@danji/contracts/rules/day-math';

type Region = Pick<NonNullable<SuggestItemLine['sigungu']>, 'sido_short' | 'sigungu'>;

/** `D-3`, `오늘 마감`: how long a notice still takes requests; nothing when it takes none. */
export function toDeadlineMark(
  { state, date_end }: Pick<SuggestItemLine, 'state' | 'date_end'>,
  now: Date,
): string | undefined {
  if (date_end === null || !takesRequests(state)) return undefined;
  const days = daysBetween(toBusinessDate(now), toBusinessDate(new Date(date_end)));
  return days <= 0 ? '오늘 마감' : `D-${days}`;
}

/** The end of a notice as its readers ask for it. */
export function describeDeadline({ state, date_end }: Pick<SuggestItemLine, 'state' | 'date_end'>): string {
  if (date_end === null) return '마감일 미정';
  return state === SuggestItemState.CANCELED ? '취소된 공고' : `${formatDateTime(date_end)} 마감`;
}

/** Names the member who saved a draft last, and when; nothing of a notice that others read. */
export const describeLastSaved = ({
  state,
  saved_by,
  updated,
}: Pick<SuggestItemLine, 'state' | 'saved_by' | 'updated'>): string | undefined =>
  state === SuggestItemState.DRAFT && saved_by !== null
    ? `${saved_by.name} 님이 ${formatDateTime(updated)}에 저장`
    : undefined;

export const describeRegion = (region: Region | null): string =>
  region === null ? '지역 미정' : `${region.sido_short} ${region.sigungu}`;

export const describeUnits = (units: number | null): string | undefined =>
  units === null ? undefined : `${formatNumber(units)}세대`;
