import type { SuggestItemReadQuota } from '@danji/contracts/bids/suggest-item';

/** Any number of reads. */
const UNLIMITED = -1;

/** The reads that are left in this month; `undefined` for any number. */
export const countReadsLeft = ({ limit, used }: SuggestItemReadQuota): number | undefined =>
  limit === UNLIMITED ? undefined : Math.max(0, limit - used);

/** `이번 달 3건 가운데 1건 남았어요`. */
export function describeReadsLeft(quota: SuggestItemReadQuota): string {
  const left = countReadsLeft(quota);
  if (left === undefined) return '이번 달 열람 무제한';
  return left === 0
    ? `이번 달 열람 ${quota.limit}건을 모두 썼어요`
    : `이번 달 ${quota.limit}건 가운데 ${left}건 남았어요`;
}
