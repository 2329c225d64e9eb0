import { SuggestItemState, type SuggestItemStateCode, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import type { SuggestItemLine } from '@danji/contracts/bids/suggest-item';
import { Badge, type Tone } from '@danji/ui';
import { toDeadlineMark } from './notice-text.ts';

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

const readNow = (): Date => new Date();

/** The state of a notice, and how many days it still takes requests. */
export function NoticeBadges({ notice }: { notice: Pick<SuggestItemLine, 'state' | 'date_end' | 'suggest_type'> }) {
  const mark = toDeadlineMark(notice, readNow());
  return (
    <>
      <Badge tone={TONES[notice.state]}>{SuggestItemState.label(notice.state)}</Badge>
      {mark === undefined ? null : (
        <Badge tone={notice.state === CLOSING ? 'warning' : 'brand'} fontVariantNumeric="tabular-nums">
          {mark}
        </Badge>
      )}
      <Badge>{SuggestType.label(notice.suggest_type)}</Badge>
    </>
  );
}
