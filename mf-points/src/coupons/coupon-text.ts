import { ApplicationStatus, type ApplicationStatusCode } from '@danji/contracts/codes/coupon-codes';
import type { CouponItem } from '@danji/contracts/points/coupon';
import { formatNumber, formatPoints, formatWon } from '@danji/contracts/format/number';

/** Says what a member lacks for a coupon; nothing when it can be had. */
export function describeMissing(mine: CouponItem['mine']): string | null {
  const parts = [
    ...(mine && mine.missing_points > 0 ? [`${formatPoints(mine.missing_points)} 더 모으면 돼요`] : []),
    ...(mine && mine.missing_recommands > 0 ? [`추천 ${formatNumber(mine.missing_recommands)}명이 더 필요해요`] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** Says what is left of today's limit, and what happens beyond it; nothing without a limit. */
export function describeToday({ price, remaining_today: left }: CouponItem): string | null {
  if (left === null) return null;
  return left < price ? '오늘 한도를 넘으면 다음 날부터 순서대로 발급해요' : `오늘 남은 한도 ${formatWon(left)}`;
}

const { WAIT, APPLY, DONE, REFUND_APPLY, FAILED, IMPOSSIBLE } = ApplicationStatus;

export const toStatusTone = (status: ApplicationStatusCode) => {
  if (status === DONE) return 'success';
  if (status === WAIT || status === APPLY || status === REFUND_APPLY) return 'brand';
  return status === FAILED || status === IMPOSSIBLE ? 'danger' : 'neutral';
};
