import { ApplicationStatus, type ApplicationStatusCode } from '@danji/contracts/codes/coupon-codes';
import type { CouponItem } from '@danji/contracts/points/coupon';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';

/** Says what a member lacks for a coupon; nothing when it can be had. */
export function describeMissing(mine: CouponItem['mine']): string | null {
  const parts = [
    ...(mine && mine.missing_points > 0 ? [`${formatPoints(mine.missing_points)} 더 모으면 돼요`] : []),
    ...(mine && mine.missing_recommands > 0 ? [`추천 ${formatNumber(mine.missing_recommands)}명이 더 필요해요`] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : null;
}

const { WAIT, APPLY, DONE, REFUND_APPLY, FAILED, IMPOSSIBLE } = ApplicationStatus;

export const toStatusTone = (status: ApplicationStatusCode) => {
  if (status === DONE) return 'success';
  if (status === WAIT || status === APPLY || status === REFUND_APPLY) return 'brand';
  return status === FAILED || status === IMPOSSIBLE ? 'danger' : 'neutral';
};
