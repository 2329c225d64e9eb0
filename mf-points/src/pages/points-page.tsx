import { useEndpoint, usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen, PeriodFilter } from '@danji/app-kit';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { listPointMonths } from '@danji/contracts/points/point-months.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, ListSkeleton } from '@danji/ui';
import { PointsTop } from '../shared/points-top.tsx';
import { EntryRows } from '../wallet/entry-rows.tsx';
import { HistoryExport } from '../wallet/history-export.tsx';
import { MonthsChart } from '../wallet/months-chart.tsx';

const TYPES = PointHistoryType.options.map(({ code, label }) => ({ value: String(code), label }));
const FILTERS = { search: 'text', history_type: 'number', date_start: 'text', date_end: 'text' } as const;
const NO_MONTHS = [] as const;

/** `/points`: what can be spent, and what came and went, month by month. */
export function PointsPage() {
  const list = usePagedList(listPointHistory, { filters: FILTERS });
  const months = useEndpoint(listPointMonths, { query: list.filters }, { keepPrevious: true }).data ?? NO_MONTHS;
  return (
    <ListScreen
      list={list}
      unit="건"
      lead="받은 포인트와 쓴 포인트"
      actions={list.count > 0 ? <HistoryExport loadPage={list.loadPage} /> : undefined}
      before={
        <>
          <PointsTop />
          <MonthsChart months={months} />
        </>
      }
      searchLabel="내용 검색"
      bar={
        <>
          <FilterSelect list={list} name="history_type" label="구분" all="모든 구분" options={TYPES} />
          <PeriodFilter list={list} />
        </>
      }
      empty={{
        icon: 'coins',
        title: '아직 포인트 내역이 없어요',
        description: '친구를 초대하면 나와 친구 모두 포인트를 받아요.',
        action: (
          <>
            <Button asChild>
              <Link to={webPaths.referrals}>친구 초대하기</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={webPaths.pointGuide}>포인트 안내 보기</Link>
            </Button>
          </>
        ),
      }}
      noMatch={{
        title: '조건에 맞는 내역이 없어요',
        action: (
          <Button variant="outline" onClick={list.clearFilters}>
            전체 내역 보기
          </Button>
        ),
      }}
      skeleton={<ListSkeleton label="포인트 내역 불러오는 중" />}
    >
      {(rows) => <EntryRows rows={rows} months={months} />}
    </ListScreen>
  );
}
