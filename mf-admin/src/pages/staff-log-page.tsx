import { usePagedList } from '@danji/api-client';
import { formatNumber } from '@danji/contracts/format/number';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { useSearchParams } from '@danji/shell-sdk/router';
import { AdminPage } from '../shared/admin-page.tsx';
import { ListSection } from '../shared/list-section.tsx';
import { LOG_COLUMNS } from '../staff-log/log-columns.tsx';
import { LogDialog } from '../staff-log/log-dialog.tsx';
import { LogFilters } from '../staff-log/log-filters.tsx';

const toId = (text: string | null): number | undefined => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** What operators changed; `?log=` opens one entry. */
export function StaffLogPage() {
  const list = usePagedList(listStaffLog, { filters: { search: 'text', user_id: 'number', method: 'text', date_start: 'text', date_end: 'text' } });
  const [search, setSearch] = useSearchParams();
  const { filters, setFilters, rows, count } = list;

  const show = (id: number | undefined) => setSearch((current) => {
    const next = new URLSearchParams(current);
    if (id === undefined) next.delete('log');
    else next.set('log', String(id));
    return next;
  }, { preventScrollReset: true });
  return (
    <AdminPage title="처리 기록" description={rows ? `운영자가 바꾼 모든 것 · ${formatNumber(count)}건` : '운영자가 바꾼 모든 것'}>
      <LogFilters filters={filters} setFilters={setFilters} rows={rows} />
      <ListSection
        list={list} label="처리 기록" columns={LOG_COLUMNS} rowKey={({ id }) => id} onRowClick={({ id }) => show(id)}
        empty={{ icon: 'history', title: '아직 처리 기록이 없어요', description: '운영자가 무언가 바꾸면 여기에 남아요.' }}
      />
      <LogDialog id={toId(search.get('log'))} rows={rows} onClose={() => show(undefined)} />
    </AdminPage>
  );
}
