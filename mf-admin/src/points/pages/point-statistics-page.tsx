import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import { getPointStatistics } from '@danji/contracts/points/point-statistics.endpoints';
import { Box, FailedState, Select, Skeleton } from '@danji/ui';
import { useState } from 'react';
import { StatisticsView } from '../statistics/statistics-view.tsx';

const PERIODS = [6, 12, 24, 36].map((months) => ({ value: String(months), label: `최근 ${months}개월` }));

/** Shows the points that members have, and the points given and taken by month and type. */
export function PointStatisticsPage() {
  const [months, setMonths] = useState(12);
  const input = { query: { months } };
  const { data, error, refresh, isRefreshing } = useEndpoint(getPointStatistics, input, { keepPrevious: true });
  const content = () => {
    if (data) return <StatisticsView statistics={data} />;
    return error ? (
      <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
    ) : (
      <Skeleton height={48} />
    );
  };
  return (
    <Page
      title="포인트 통계"
      description="모든 회원의 포인트를 달과 구분으로 모아 봐요."
      actions={
        <Box minWidth="40">
          <Select
            aria-label="기간"
            value={String(months)}
            options={PERIODS}
            onChange={(next) => setMonths(Number(next))}
          />
        </Box>
      }
    >
      {content()}
    </Page>
  );
}
