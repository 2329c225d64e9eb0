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

/** Says what is left of today's limit for all members, won; nothing without a limit. */
export const describeRemaining = (left: number | null | undefined): string | null =>
  left === null || left === undefined ? null : `오늘 남은 한도 ${formatWon(left)}`;

/** Says that a coupon passes what is left of today's limit, and what happens then. */
export const describeDelay = ({ price, remaining_today: left }: CouponItem): string | null =>
  left !== null && left < price ? '오늘 한도를 넘으면 다음 날부터 순서대로 발급해요' : null;

const { WAIT, APPLY, DONE, REFUND_APPLY, FAILED, IMPOSSIBLE } = ApplicationStatus;

export const toStatusTone = (status: ApplicationStatusCode) => {
  if (status === DONE) return 'success';
  if (status === WAIT || status === APPLY || status === REFUND_APPLY) return 'brand';
  return status === FAILED || status === IMPOSSIBLE ? 'danger' : 'neutral';
};
