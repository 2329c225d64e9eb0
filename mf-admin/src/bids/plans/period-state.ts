import type { BrandPlanRecord } from '@danji/contracts/bids/brand-plan';
import { toGraceEnd } from '@danji/contracts/bids/plan-rules';
import type { Tone } from '@danji/ui';

/** Describes the state of a period on the day `today`. One that was replaced on its first day ends before it begins. */
export function describePeriod(period: BrandPlanRecord, today: string): { label: string; tone: Tone } {
  const { plan_start_date: start, plan_end_date: end } = period;
  if (end < start) return { label: '바로 바뀜', tone: 'neutral' };
  if (today < start) return { label: '예정', tone: 'brand' };
  if (today <= end) return { label: '사용 중', tone: 'success' };
  return today <= toGraceEnd(period) ? { label: '유예', tone: 'warning' } : { label: '끝남', tone: 'neutral' };
}
