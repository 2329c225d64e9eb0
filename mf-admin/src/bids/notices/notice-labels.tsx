import { SuggestItemState, type SuggestItemStateCode, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import type { StaffSuggestItem } from '@danji/contracts/bids/suggest-item-staff';
import { Badge, type Tone } from '@danji/ui';

const { DRAFT, SCHEDULED, OPEN, CLOSING, CLOSED, AWARDED, FAILED, CANCELED } = SuggestItemState;
const TONES: Readonly<Record<SuggestItemStateCode, Tone>> = {
  [DRAFT]: 'neutral',
  [SCHEDULED]: 'neutral',
  [OPEN]: 'success',
  [CLOSING]: 'warning',
  [CLOSED]: 'neutral',
  [AWARDED]: 'brand',
  [FAILED]: 'danger',
  [CANCELED]: 'danger',
};

const toOption = ({ code, label }: { code: number; label: string }) => ({ value: String(code), label });
/** Drafts are not among the notices of staff. */
export const STATE_OPTIONS = SuggestItemState.options.filter(({ code }) => code !== DRAFT).map(toOption);
export const TYPE_OPTIONS = SuggestType.options.map(toOption);

export const NoticeStateBadge = ({ state }: Pick<StaffSuggestItem, 'state'>) => (
  <Badge tone={TONES[state]}>{SuggestItemState.label(state)}</Badge>
);

export const describeRegion = ({ sigungu }: Pick<StaffSuggestItem, 'sigungu'>): string =>
  sigungu === null ? '-' : `${sigungu.sido_short} ${sigungu.sigungu}`;
