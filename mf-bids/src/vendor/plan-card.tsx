import type { BrandPlanState } from '@danji/contracts/bids/brand-plan';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { formatDate } from '@danji/contracts/format/date';
import { daysBetween } from '@danji/contracts/rules/day-math';
import { webPaths } from '@danji/contracts/web-paths';
import { OverviewCard } from '../shared/overview-card.tsx';

const toDays = (days: number): string => (days === 0 ? '오늘까지' : `${days}일 남음`);

function describePlan({ plan, plan_end_date, grace_end_date }: BrandPlanState, today: string): string {
  if (plan_end_date !== null)
    return `${BrandPlan.label(plan)} · ${formatDate(plan_end_date)}까지 · ${toDays(daysBetween(today, plan_end_date))}`;
  if (grace_end_date !== null)
    return `요금제가 끝났어요 · ${formatDate(grace_end_date)}까지 절반 열람 · ${toDays(daysBetween(today, grace_end_date))}`;
  return BrandPlan.label(plan);
}

/** The plan with its remaining days, or its grace. */
export const PlanCard = ({ state, today }: { state: BrandPlanState; today: string }) => (
  <OverviewCard
    title="요금제"
    path={webPaths.plans}
    summary={describePlan(state, today)}
    empty={
      state.open_request
        ? '신청한 요금제의 입금을 확인하면 바로 시작돼요.'
        : '요금제에 따라 한 달에 볼 수 있는 공고 수가 달라져요.'
    }
  >
    {[]}
  </OverviewCard>
);
