import { SearchField } from '@danji/app-kit';
import { usePagedList } from '@danji/api-client';
import { ScheduleRange } from '@danji/contracts/workspace/schedule-bucket';
import { listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useModal } from '@danji/shell-sdk';
import { Link, useSearchParams } from '@danji/shell-sdk/router';
import {
  Box,
  Button,
  EmptyState,
  FailedState,
  Flex,
  Icon,
  Pagination,
  Select,
  Stack,
  TableSkeleton,
  Tabs,
} from '@danji/ui';
import { useState } from 'react';
import { ImportDialog } from '../schedules/import-dialog.tsx';
import { MoreMenu } from '../schedules/more-menu.tsx';
import { RangeChips } from '../schedules/range-chips.tsx';
import { ScheduleCalendar } from '../schedules/schedule-calendar.tsx';
import { ScheduleTable } from '../schedules/schedule-table.tsx';
import { ScheduleTimeline } from '../schedules/schedule-timeline.tsx';
import { PageHead } from '../shared/page-parts.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

const VIEWS = [
  { value: 'list', label: '목록' },
  { value: 'calendar', label: '달력' },
  { value: 'timeline', label: '타임라인' },
];
const ORDERINGS = [
  { value: '', label: '최근 등록 순' },
  { value: 'contract_end', label: '끝나는 날 순' },
];

/** `/workspace/:id/schedules`: schedules and contracts as a list, a calendar, or a timeline. */
export const SchedulesPage = () => (
  <SpaceFrame title="일정·계약" skeleton={<TableSkeleton />}>
    {(space) => <Schedules key={space.id} space={space} />}
  </SpaceFrame>
);

const useSchedules = (spaceId: number) =>
  usePagedList(listWorkSchedules, {
    query: { space_id: spaceId },
    filters: { search: 'text', filter_range: 'number', ordering: 'text' },
  });
type List = ReturnType<typeof useSchedules>;

function Schedules({ space }: { space: WorkSpace }) {
  const list = useSchedules(space.id);
  const [today] = useState(() => toBusinessDate(new Date()));
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === search.get('view'))?.value ?? 'list';
  const range = list.filters.filter_range ?? ScheduleRange.ALL;
  const show = (next: string): void =>
    setSearch(
      (current) => {
        const params = new URLSearchParams(current);
        if (next === 'list') params.delete('view');
        else params.set('view', next);
        return params;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <PageHead
        title="일정·계약"
        description="끝나는 날이 다가오면 90일, 60일, 30일, 7일 전에 멤버 모두에게 알려 드려요."
        actions={
          <>
            <MoreMenu space={space} search={list.filters.search} range={range} />
            <Button asChild>
              <Link to={webPaths.workspaceSchedule(space.id, 'new')}>
                <Icon name="plus" />
                등록
              </Link>
            </Button>
          </>
        }
      />
      <Stack gap={4}>
        <Tabs label="보기" value={view} onChange={show} items={VIEWS} />
        {view === 'calendar' ? (
          <ScheduleCalendar spaceId={space.id} today={today} />
        ) : (
          <Listed space={space} list={list} view={view} today={today} />
        )}
      </Stack>
    </>
  );
}

function Listed({ space, list, view, today }: { space: WorkSpace; list: List; view: string; today: string }) {
  const { search, filter_range: range = ScheduleRange.ALL, ordering } = list.filters;
  const empty = <NoSchedules space={space} list={list} />;
  return (
    <>
      <Flex gap={2} flexWrap="wrap">
        <Box flex="1" minWidth="180px" maxWidth={{ base: 'full', md: '400px' }}>
          <SearchField
            label="제목, 업체, 분류, 내용으로 찾기"
            value={search ?? ''}
            onSearch={(query) => list.setFilters({ search: query }, { replace: true })}
          />
        </Box>
        <Box width={{ base: 'full', sm: '170px' }}>
          <Select
            aria-label="정렬"
            value={ordering ?? ''}
            options={ORDERINGS}
            onChange={(next) => list.setFilters({ ordering: next })}
          />
        </Box>
      </Flex>
      <RangeChips
        spaceId={space.id}
        search={search}
        value={range}
        onChange={(next) => list.setFilters({ filter_range: next === ScheduleRange.ALL ? undefined : next })}
      />
      {list.error && !list.rows ? (
        <FailedState description={list.error.title} onRetry={() => void list.refresh()} retrying={list.isRefreshing} />
      ) : null}
      {!list.rows && !list.error ? <TableSkeleton /> : null}
      {list.rows && view === 'timeline' ? <ScheduleTimeline rows={list.rows} today={today} empty={empty} /> : null}
      {list.rows && view === 'list' ? (
        <ScheduleTable rows={list.rows} today={today} isLoading={list.isLoading} empty={empty} />
      ) : null}
      <Pagination page={list.page} count={list.count} pageSize={list.pageSize} onChange={list.setPage} />
    </>
  );
}

function NoSchedules({ space, list }: { space: WorkSpace; list: List }) {
  const modal = useModal();
  if (list.isFiltered)
    return (
      <EmptyState
        compact
        icon="search"
        title="찾는 일정이 없어요"
        description="다른 말로 찾거나 조건을 지워 보세요."
        action={
          <Button variant="outline" onClick={list.clearFilters}>
            조건 지우기
          </Button>
        }
      />
    );
  const openImport = (): void =>
    void modal.open((close) => <ImportDialog spaceId={space.id} onDone={close} />, {
      title: '엑셀에서 가져오기',
      size: 'lg',
      directClose: false,
    });
  return (
    <EmptyState
      icon="calendar"
      title="아직 일정이나 계약이 없어요"
      description="계약을 등록해 두면 끝나기 전에 알려 드려요. 엑셀에 적어 둔 것이 있다면 한 번에 가져올 수 있어요."
      action={
        <>
          <Button variant="outline" icon="upload" onClick={openImport}>
            엑셀에서 가져오기
          </Button>
          <Button asChild>
            <Link to={webPaths.workspaceSchedule(space.id, 'new')}>첫 계약 등록</Link>
          </Button>
        </>
      }
    />
  );
}
