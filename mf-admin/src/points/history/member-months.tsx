import { useEndpoint } from '@danji/api-client';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import { toLastMonths } from '@danji/contracts/points/last-months';
import { listPointMonths } from '@danji/contracts/points/point-months.endpoints';
import { BarChart, FailedState } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';

type Filters = QueryOf<typeof listPointMonths> & { user_id: number };

/** The points that a member received and spent in each of the last twelve months, as the member sees them. */
export function MemberMonths({ filters }: { filters: Filters }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(
    listPointMonths,
    { query: filters },
    { keepPrevious: true },
  );
  if (error && !data)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  const shown = toLastMonths(data ?? []);
  if (shown.length === 0) return null;
  return (
    <DetailCard title="최근 12개월">
      <BarChart
        label="최근 12개월의 받은 포인트와 쓴 포인트"
        categoryLabel="월"
        categories={shown.map(({ month }) => month.slice(2).replace('-', '.'))}
        series={[
          { name: '받은 포인트', values: shown.map(({ given }) => given), tone: 'brand' },
          { name: '쓴 포인트', values: shown.map(({ taken }) => taken), tone: 'accent' },
        ]}
        format={formatPoints}
        formatTick={formatNumber}
        height={12}
      />
    </DetailCard>
  );
}
