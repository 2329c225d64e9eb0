import { useEndpoint } from '@danji/api-client';
import { History } from '@danji/app-kit';
import { listPlanPriceChanges } from '@danji/contracts/bids/brand-plan.endpoints';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { formatWon } from '@danji/contracts/format/number';
import { EmptyState, FailedState, ListSkeleton } from '@danji/ui';

/** Lists the last prices that were set, with the operator and the time. */
export function PriceHistory() {
  const { data, error, refresh, isRefreshing } = useEndpoint(listPlanPriceChanges, {});
  if (error && !data)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <ListSkeleton count={3} />;
  if (data.length === 0) return <EmptyState compact icon="history" title="가격을 바꾼 적이 없어요" />;
  return (
    <History
      entries={data.map(({ id, plan, price, user, created }) => ({
        id,
        title: `${BrandPlan.label(plan)} ${formatWon(price)}`,
        by: user.name,
        at: created,
      }))}
    />
  );
}
