import { useEndpoint } from '@danji/api-client';
import { listRecommendRelations } from '@danji/contracts/points/recommend-relation.endpoints';
import { FailedState, Pagination, Skeleton, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { RecommendTree } from './recommend-tree.tsx';

const PAGE_SIZE = 50;

/** The members directly below one, each with those below. */
export function MembersBelow({ userId }: { userId: number }) {
  const [page, setPage] = useState(1);
  const { data, error, refresh, isRefreshing } = useEndpoint(
    listRecommendRelations,
    { query: { parent_id: userId, page, page_size: PAGE_SIZE } },
    { keepPrevious: true },
  );
  if (error && !data)
    return <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <Skeleton height={9} />;
  if (data.count === 0) return <Text tone="muted">아래 회원이 없어요.</Text>;
  return (
    <Stack gap={4}>
      <RecommendTree relations={data.results} label="아래 회원" />
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        count={data.count}
        isCapped={data.is_count_capped}
        onChange={setPage}
      />
    </Stack>
  );
}
