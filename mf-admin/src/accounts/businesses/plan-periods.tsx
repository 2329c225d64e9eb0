import { useEndpoint } from '@danji/api-client';
import { listBrandPlans } from '@danji/contracts/bids/brand-plan.endpoints';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, FailedState, Skeleton, Stack, Text } from '@danji/ui';

/** The latest periods of plans of a brand. */
export function PlanPeriods({ brandId }: { brandId: number }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(listBrandPlans, { query: { brand_id: brandId } });
  if (error && !data)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <Skeleton height={9} />;
  if (data.results.length === 0) return <Text tone="muted">쓴 요금제가 없어요.</Text>;
  return (
    <Stack gap={2}>
      <Stack as="ul" gap={1} aria-label="요금제 이력" listStyleType="none">
        {data.results.map(({ id, plan, plan_start_date, plan_end_date }) => (
          <Text as="li" key={id} size="sm" tone="muted" numeric>
            {`${BrandPlan.label(plan)} · ${formatDate(plan_start_date)} ~ ${formatDate(plan_end_date)}`}
          </Text>
        ))}
      </Stack>
      {data.count > data.results.length ? (
        <Anchor asChild>
          <Link to={`${webPaths.adminPlanPeriods}?brand_id=${brandId}`}>모두 보기</Link>
        </Anchor>
      ) : null}
    </Stack>
  );
}
