import { useEndpoint } from '@danji/api-client';
import { getDashboardSummary } from '@danji/contracts/workspace/work-dashboard.endpoints';
import { MAX_TODAY_ITEMS } from '@danji/contracts/workspace/work-dashboard';
import { formatNumber } from '@danji/contracts/format/number';
import { useSession } from '@danji/shell-sdk';
import { Button, Card, FailedState, Flex, Heading, ListSkeleton, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { DashboardItemList } from './dashboard-item-list.tsx';

/** 오늘 챙길 일 on the home page across all work spaces of a general user; renders nothing when there are no items. */
export function HomeDashboard() {
  const { kind, isTemp } = useSession();
  return kind === 'general' && !isTemp ? <MyDashboard /> : null;
}

function MyDashboard() {
  const [isWhole, setIsWhole] = useState(false);
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getDashboardSummary,
    isWhole ? { query: { limit: MAX_TODAY_ITEMS } } : {},
    { keepPrevious: true },
  );
  const [now] = useState(() => new Date());
  if (data?.count === 0) return null;
  return (
    <Stack as="section" aria-labelledby="home-today" gap={4}>
      <Flex flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap={2} minHeight="7">
        <Heading as="h2" size="lg" id="home-today">
          오늘 챙길 일
        </Heading>
        {data ? (
          <Text size="sm" tone="subtle" numeric>
            {data.count > data.today.length
              ? `급한 ${data.today.length}건 · 모두 ${formatNumber(data.count)}건`
              : `${formatNumber(data.count)}건`}
          </Text>
        ) : null}
      </Flex>
      <Card padding={{ base: 2, md: 3 }}>
        {data ? (
          <>
            <DashboardItemList items={data.today} now={now} withSpace />
            {data.count > data.today.length && !isWhole ? (
              <Button variant="ghost" fullWidth iconAfter="chevron-down" onClick={() => setIsWhole(true)}>
                {`모두 ${formatNumber(data.count)}건 보기`}
              </Button>
            ) : null}
          </>
        ) : error ? (
          <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
        ) : (
          <ListSkeleton count={5} />
        )}
      </Card>
    </Stack>
  );
}
