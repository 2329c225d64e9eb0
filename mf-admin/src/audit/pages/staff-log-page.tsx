import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { useSearchParams } from '@danji/shell-sdk/router';
import { Chip } from '@danji/ui';
import { PeriodFilter } from '../../shared/period-filter.tsx';
import { toLogColumns } from '../staff-log/log-columns.tsx';
import { LogDialog } from '../staff-log/log-dialog.tsx';
import { useOperators } from '../staff-log/use-operators.ts';

const toId = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** Lists the changes of operators; `?log=` opens one entry. */
export function StaffLogPage() {
  const list = usePagedList(listStaffLog, {
    filters: {
      search: 'text',
      user_id: 'number',
      about_user_id: 'number',
      method: 'text',
      date_start: 'text',
      date_end: 'text',
    },
  });
  const [search, setSearch] = useSearchParams();
  const { filters, setFilters, rows } = list;
  const about = rows?.find((log) => log.about?.id === filters.about_user_id)?.about?.name ?? '고른 회원';
  const columns = toLogColumns(useOperators(rows, filters.user_id));

  const show = (id: number | undefined) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === undefined) next.delete('log');
        else next.set('log', String(id));
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <ListScreen
      lead="운영자가 바꾼 모든 것"
      unit="건"
      list={list}
      canExport
      searchLabel="회원, 업체, 운영자, 한 일 검색"
      bar={
        <>
          <PeriodFilter label="처리한 날" filters={filters} setFilters={setFilters} presets={[1, 7, 30]} />
          {filters.about_user_id === undefined ? null : (
            <Chip selected removeLabel="회원 조건 지우기" onRemove={() => setFilters({ about_user_id: undefined })}>
              {about}
            </Chip>
          )}
        </>
      }
      table={{ columns, rowKey: ({ id }) => id, onRowClick: ({ id }) => show(id) }}
      empty={{
        icon: 'history',
        title: '아직 처리 기록이 없어요',
        description: '운영자가 무언가 바꾸면 여기에 남아요.',
      }}
      after={<LogDialog id={toId(search.get('log'))} rows={rows} onClose={() => show(undefined)} />}
    />
  );
}
