import { usePagedList } from '@danji/api-client';
import { FilterBar, FilterSelect, ListScreen } from '@danji/app-kit';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button, HStack, Skeleton, Stack } from '@danji/ui';
import { EntryRows } from '../wallet/entry-rows.tsx';
import { BalanceLine } from '../wallet/balance-line.tsx';

const TYPES = PointHistoryType.options.map(({ code, label }) => ({ value: String(code), label }));

/** `/points`: what can be spent, and what came and went, month by month. */
export function PointsPage() {
  const list = usePagedList(listPointHistory, { filters: { history_type: 'number' } });
  return (
    <ListScreen
      list={list}
      lead={
        <Stack gap={3}>
          <BalanceLine />
          <HStack flexWrap="wrap">
            <Button asChild>
              <Link to={webPaths.coupons}>상품권으로 바꾸기</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={webPaths.couponApplications}>상품권 보관함</Link>
            </Button>
          </HStack>
        </Stack>
      }
      actions={
        <FilterBar label="내역 조건">
          <FilterSelect list={list} name="history_type" label="구분" all="모든 구분" options={TYPES} />
        </FilterBar>
      }
      empty={{
        icon: 'coins',
        title: '아직 포인트 내역이 없어요',
        description: '글을 쓰거나 답변하고, 추천한 사람이 가입하면 포인트가 쌓여요.',
      }}
      noMatch={{
        title: '조건에 맞는 내역이 없어요',
        action: (
          <Button variant="outline" onClick={list.clearFilters}>
            전체 내역 보기
          </Button>
        ),
      }}
      skeleton={
        <Stack gap={3}>
          <Skeleton height={16} />
          <Skeleton height={16} />
          <Skeleton height={16} />
        </Stack>
      }
    >
      {(rows) => (
        <Box>
          <EntryRows rows={rows} />
        </Box>
      )}
    </ListScreen>
  );
}
