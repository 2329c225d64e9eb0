import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import { getBrandPlanState } from '@danji/contracts/bids/brand-plan.endpoints';
import { CardSkeleton, FailedState, Stack } from '@danji/ui';
import { CurrentPlan } from '../plans/current-plan.tsx';
import { OpenRequest } from '../plans/open-request.tsx';
import { PlanCards } from '../plans/plan-cards.tsx';
import { PlanHistory } from '../plans/plan-history.tsx';

/** `/plans`: what a brand has, what it can buy, and what it had. */
export function PlansPage() {
  const { data, error, refresh, isRefreshing } = useEndpoint(getBrandPlanState, {});
  return (
    <Page description="요금제에 따라 한 달에 볼 수 있는 공고 수가 달라져요.">
      {error && !data ? (
        <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : null}
      {!data && !error ? <CardSkeleton count={3} /> : null}
      {data ? (
        <Stack gap={6}>
          <CurrentPlan state={data} />
          {data.open_request ? <OpenRequest request={data.open_request} /> : null}
          <PlanCards state={data} />
          <PlanHistory />
        </Stack>
      ) : null}
    </Page>
  );
}
