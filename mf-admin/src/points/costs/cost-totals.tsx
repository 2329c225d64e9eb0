import { useEndpoint } from '@danji/api-client';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { formatNumber, formatPoints, formatWon } from '@danji/contracts/format/number';
import { getVoucherCostTotals } from '@danji/contracts/points/voucher-cost.endpoints';
import { FailedState, Grid, Skeleton } from '@danji/ui';
import { Figure } from '../../shared/figure.tsx';

const COLUMNS = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' };

/** The sums of what the list shows with its filters. */
export function CostTotals({ filters }: { filters: QueryOf<typeof getVoucherCostTotals> }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getVoucherCostTotals,
    { query: filters },
    { keepPrevious: true },
  );
  if (error && !data)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <Skeleton height={24} />;
  return (
    <Grid as="section" aria-label="합계" gridTemplateColumns={COLUMNS} gap={4}>
      <Figure
        label="발급"
        value={`${formatNumber(data.issued)}건`}
        note={`무료로 보낸 ${formatNumber(data.gifts)}건 포함`}
      />
      <Figure
        label="비용"
        value={formatWon(data.cost - data.refunded_cost)}
        note={`발급 ${formatWon(data.cost)} − 환불 ${formatWon(data.refunded_cost)}`}
      />
      <Figure
        label="포인트"
        value={formatPoints(data.points - data.refunded_points)}
        note={`사용 ${formatPoints(data.points)} − 환불 ${formatPoints(data.refunded_points)}`}
      />
      <Figure label="환불" value={`${formatNumber(data.refunded)}건`} note="환불한 달로 세요" />
    </Grid>
  );
}
