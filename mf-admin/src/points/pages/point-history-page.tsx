import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { listPointHistory } from '@danji/contracts/points/point-history.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Chip } from '@danji/ui';
import { PeriodFilter } from '../../shared/period-filter.tsx';
import { ENTRY_COLUMNS } from '../history/entry-columns.tsx';
import { MemberMonths } from '../history/member-months.tsx';

const TYPES = PointHistoryType.options.map(({ code, label }) => ({ value: String(code), label }));

/** Every change of anybody's points, the newest first; of one member also the months. */
export function PointHistoryPage() {
  const list = usePagedList(listPointHistory, {
    filters: { search: 'text', history_type: 'number', user_id: 'number', date_start: 'text', date_end: 'text' },
  });
  const { filters, setFilters, rows } = list;
  return (
    <ListScreen
      list={list}
      lead="모든 회원의 포인트 내역"
      unit="건"
      canExport
      before={
        filters.user_id === undefined ? undefined : <MemberMonths filters={{ ...filters, user_id: filters.user_id }} />
      }
      searchLabel="내용으로 찾기"
      actions={
        <Button asChild icon="hand-coins">
          <Link to={webPaths.adminManualPoints}>지급·차감</Link>
        </Button>
      }
      bar={
        <>
          <FilterSelect list={list} name="history_type" label="구분" all="모든 구분" options={TYPES} />
          <PeriodFilter label="기간" filters={filters} setFilters={setFilters} presets={[1, 7, 30, 90]} />
          {filters.user_id === undefined ? null : (
            <Chip selected removeLabel="회원 조건 지우기" onRemove={() => setFilters({ user_id: undefined })}>
              {rows?.[0]?.user.name ?? `회원 ${filters.user_id}번`}
            </Chip>
          )}
        </>
      }
      table={{
        columns: ENTRY_COLUMNS,
        rowKey: ({ id }) => id,
        onRowClick: ({ user }) => setFilters({ user_id: user.id }),
      }}
      empty={{ icon: 'coins', title: '아직 포인트 내역이 없어요', description: '포인트가 오가면 여기에 보여요.' }}
    />
  );
}
