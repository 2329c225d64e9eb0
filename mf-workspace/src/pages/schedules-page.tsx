import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen, Page } from '@danji/app-kit';
import { CONTRACT_TYPES, toContractTypeName } from '@danji/contracts/codes/contract-categories';
import { ScheduleRange } from '@danji/contracts/workspace/schedule-bucket';
import { listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useModal } from '@danji/shell-sdk';
import { Link, useSearchParams } from '@danji/shell-sdk/router';
import { Button, Icon, TableSkeleton, Tabs } from '@danji/ui';
import { useState } from 'react';
import { ImportDialog } from '../schedules/import-dialog.tsx';
import { MoreMenu } from '../schedules/more-menu.tsx';
import { RangeChips } from '../schedules/range-chips.tsx';
import { ScheduleCalendar } from '../schedules/schedule-calendar.tsx';
import { listScheduleColumns, toSchedulePath } from '../schedules/schedule-columns.tsx';
import { ScheduleTimeline } from '../schedules/schedule-timeline.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

const TITLE = '일정·계약';
const LEAD = '종료일이 다가오면 90일, 60일, 30일, 7일 전에 멤버 모두에게 알려 드려요.';
const ORDERINGS = [{ value: '-created', label: '최근 등록 순' }];
const KINDS = CONTRACT_TYPES.map((type) => ({ value: String(type), label: toContractTypeName(type) }));
const VIEWS = [
  { value: 'list', label: '목록' },
  { value: 'calendar', label: '달력' },
  { value: 'timeline', label: '타임라인' },
];

/** `/workspace/:id/schedules`: schedules and contracts as a list, a calendar, or a timeline. */
export const SchedulesPage = () => (
  <SpaceFrame title={TITLE} skeleton={<TableSkeleton />}>
    {(space) => <Schedules key={space.id} space={space} />}
  </SpaceFrame>
);

/** The view in the address, and the tabs that change it. */
function useViews() {
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === search.get('view'))?.value ?? 'list';
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
  return { view, tabs: <Tabs label="보기" value={view} onChange={show} items={VIEWS} /> };
}

const useSchedules = (spaceId: number) =>
  usePagedList(listWorkSchedules, {
    query: { space_id: spaceId },
    filters: {
      search: 'text',
      filter_range: 'number',
      category1: 'number',
      is_complete: 'boolean',
      ordering: 'text',
    },
  });

/** The empty state of a work space that has no schedules. */
function FirstSteps({ space }: { space: WorkSpace }) {
  const modal = useModal();
  const openImport = (): void =>
    void modal.open((close) => <ImportDialog spaceId={space.id} onDone={close} />, {
      title: '엑셀에서 가져오기',
      size: 'lg',
      directClose: false,
    });
  return (
    <>
      <Button variant="outline" icon="upload" onClick={openImport}>
        엑셀에서 가져오기
      </Button>
      <Button asChild>
        <Link to={webPaths.workspaceSchedule(space.id, 'new')}>첫 계약 등록</Link>
      </Button>
    </>
  );
}

type HeadActionsProps = { space: WorkSpace; filters: ReturnType<typeof useSchedules>['filters'] };

const HeadActions = ({ space, filters }: HeadActionsProps) => (
  <>
    <MoreMenu space={space} filters={filters} />
    <Button asChild>
      <Link to={webPaths.workspaceSchedule(space.id, 'new')}>
        <Icon name="plus" />
        등록
      </Link>
    </Button>
  </>
);

function Schedules({ space }: { space: WorkSpace }) {
  const list = useSchedules(space.id);
  const [today] = useState(() => toBusinessDate(new Date()));
  const { view, tabs } = useViews();
  const { filter_range: range = ScheduleRange.ALL, ordering: _ordering, ...others } = list.filters;
  const actions = <HeadActions space={space} filters={list.filters} />;
  if (view === 'calendar')
    return (
      <Page title={TITLE} description={LEAD} actions={actions}>
        {tabs}
        <ScheduleCalendar spaceId={space.id} today={today} />
      </Page>
    );
  return (
    <ListScreen
      title={TITLE}
      lead={LEAD}
      actions={actions}
      label="일정과 계약"
      before={tabs}
      list={list}
      searchLabel="제목, 업체, 분류, 내용으로 찾기"
      bar={
        <>
          <FilterSelect list={list} name="category1" label="종류" all="모든 종류" options={KINDS} />
          <FilterSelect list={list} name="ordering" label="정렬" all="종료일 순" options={ORDERINGS} />
          <RangeChips
            query={{ space_id: space.id, ...others }}
            value={range}
            onChange={(next) => list.setFilters({ filter_range: next === ScheduleRange.ALL ? undefined : next })}
            onCompleteChange={(is_complete) => list.setFilters({ is_complete })}
          />
        </>
      }
      table={
        view === 'list'
          ? { columns: listScheduleColumns(today), rowKey: ({ id }) => id, rowPath: toSchedulePath }
          : undefined
      }
      empty={{
        icon: 'calendar',
        title: '아직 일정이나 계약이 없어요',
        description: '계약을 등록해 두면 끝나기 전에 알려 드려요. 엑셀에 적어 둔 것이 있다면 한 번에 가져올 수 있어요.',
        action: <FirstSteps space={space} />,
      }}
      noMatch={{ title: '찾는 일정이 없어요' }}
      skeleton={<TableSkeleton />}
    >
      {(rows) => <ScheduleTimeline rows={rows} today={today} />}
    </ListScreen>
  );
}
