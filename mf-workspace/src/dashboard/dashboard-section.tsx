import { useEndpoint } from '@danji/api-client';
import { getWorkDashboard } from '@danji/contracts/workspace/work-dashboard.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { Button, Card, CardSkeleton, EmptyState, FailedState, Heading, Stack } from '@danji/ui';
import { useState } from 'react';
import { ContractTimeline } from './contract-timeline.tsx';
import { DashboardFigures } from './dashboard-figures.tsx';
import { DashboardItemList } from './dashboard-item-list.tsx';

/** The number of items that are visible before the user opens the rest. */
const MAX_VISIBLE = 6;

/** The items of a work space that need attention today, their counts, and the coming contracts. */
export function DashboardSection({ spaceId }: { spaceId: number }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(getWorkDashboard, { query: { space_id: spaceId } });
  const [now] = useState(() => new Date());
  const [isOpen, setIsOpen] = useState(false);
  if (!data)
    return error ? (
      <Card>
        <FailedState
          compact
          title="오늘 할 일을 불러오지 못했어요"
          description={error.title}
          onRetry={() => void refresh()}
          retrying={isRefreshing}
        />
      </Card>
    ) : (
      <CardSkeleton count={3} />
    );
  return (
    <Stack gap={6}>
      <Stack as="section" aria-labelledby="today" gap={3}>
        <Heading as="h2" size="lg" id="today">
          오늘 챙길 일
        </Heading>
        <DashboardFigures spaceId={spaceId} counts={data.counts} />
        <Card padding={{ base: 2, md: 3 }}>
          {data.today.length === 0 ? (
            <EmptyState
              compact
              icon="success"
              title="오늘 급한 일은 없어요"
              description="계약이 끝나 가거나 답할 일이 생기면 여기에 보여요."
            />
          ) : (
            <DashboardItemList items={isOpen ? data.today : data.today.slice(0, MAX_VISIBLE)} now={now} />
          )}
          {!isOpen && data.today.length > MAX_VISIBLE ? (
            <Button
              variant="ghost"
              fullWidth
              iconAfter="chevron-down"
              onClick={() => setIsOpen(true)}
            >{`${formatNumber(data.today.length - MAX_VISIBLE)}건 더 보기`}</Button>
          ) : null}
        </Card>
      </Stack>
      <ContractTimeline spaceId={spaceId} dashboard={data} now={now} />
    </Stack>
  );
}
