import { UNLIMITED_VIEWS } from '@danji/contracts/bids/plan-rules';
import { formatNumber } from '@danji/contracts/format/number';

/** Formats the monthly limit of a brand. */
export function formatViewLimit(limit: number | null): string {
  if (limit === null) return '요금제를 따름';
  return limit === UNLIMITED_VIEWS ? '제한 없음' : `한 달 ${formatNumber(limit)}건`;
}
