import { AdTier, AdType, AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { Advertisement } from '@danji/contracts/site/advertisement';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import type { Tone } from '@danji/ui';

const { RUNNING, PAUSED, EDIT_REQUEST, REGISTRATION_REQUEST, ENDED, BLOCKED, ALL } = AdvertisementState;

export const ADVERTISEMENT_TONES: Readonly<Record<Advertisement['state'], Tone>> = {
  [ALL]: 'neutral',
  [RUNNING]: 'success',
  [PAUSED]: 'neutral',
  [EDIT_REQUEST]: 'warning',
  [REGISTRATION_REQUEST]: 'brand',
  [ENDED]: 'neutral',
  [BLOCKED]: 'danger',
};

/** Returns label and tone of the state. An approved advertisement waits for its payment, then for its first day. */
export function toAdvertisementBadge({
  state,
  paid,
  date_start,
}: Pick<Advertisement, 'state' | 'paid' | 'date_start'>): {
  label: string;
  tone: Tone;
} {
  if (state === RUNNING && paid === null) return { label: '입금 대기', tone: 'warning' };
  if (state === RUNNING && date_start > toBusinessDate(new Date())) return { label: '게재 예정', tone: 'brand' };
  return { label: AdvertisementState.label(state), tone: ADVERTISEMENT_TONES[state] };
}

const toOptions = (options: readonly { code: number; label: string }[]) =>
  options.map(({ code, label }) => ({ value: String(code), label }));
export const TYPE_OPTIONS = toOptions(AdType.options);
export const TIER_OPTIONS = toOptions(AdTier.options);

export const formatPeriod = ({ date_start, date_end }: Pick<Advertisement, 'date_start' | 'date_end'>): string =>
  `${formatDate(date_start)} ~ ${formatDate(date_end)}`;

/** Formats the clicks per hundred impressions: `1.3%`; '-' before the first impression. */
export const formatRate = (clicks: number, impressions: number): string =>
  impressions > 0 ? `${formatNumber(Math.round((clicks / impressions) * 1000) / 10)}%` : '-';
