import { KaptBidState, type KaptBidStateCode, KaptNoticeKind } from '@danji/contracts/codes/kapt-notice-codes';
import type { KaptNoticeLine } from '@danji/contracts/bids/kapt-notice';
import { toBusinessDate } from '@danji/contracts/format/date';
import { daysBetween } from '@danji/contracts/rules/day-math';
import { Badge, type Tone } from '@danji/ui';

const { FAILED, AWARDED, CANCELED, AWARDING, VOID, CONTRACT_CANCELED } = KaptBidState;
const TONES: Partial<Record<KaptBidStateCode, Tone>> = {
  [FAILED]: 'danger',
  [AWARDED]: 'brand',
  [CANCELED]: 'danger',
  [AWARDING]: 'brand',
  [VOID]: 'danger',
  [CONTRACT_CANCELED]: 'danger',
};

function toMark({ is_open, closes }: KaptNoticeLine): string | undefined {
  if (!is_open || closes === null) return undefined;
  const days = daysBetween(toBusinessDate(new Date()), toBusinessDate(new Date(closes)));
  return days <= 0 ? '오늘 마감' : `D-${days}`;
}

/** Where a notice comes from, its state, and how many days it still takes offers. */
export function KaptBadges({ notice }: { notice: KaptNoticeLine }) {
  const { kind, state, is_open, is_urgent, closes } = notice;
  const mark = toMark(notice);
  const hasResult = state !== null && state in TONES;
  return (
    <>
      <Badge tone="neutral">K-apt</Badge>
      {kind === KaptNoticeKind.PRIVATE ? <Badge>{KaptNoticeKind.label(kind)}</Badge> : null}
      {hasResult ? <Badge tone={TONES[state] ?? 'neutral'}>{KaptBidState.label(state)}</Badge> : null}
      {is_open ? <Badge tone="success">모집 중</Badge> : null}
      {!hasResult && !is_open && closes !== null ? <Badge>마감</Badge> : null}
      {mark === undefined ? null : <Badge tone="brand">{mark}</Badge>}
      {is_urgent ? <Badge tone="warning">긴급</Badge> : null}
    </>
  );
}
