import { request, usePagedList } from '@danji/api-client';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { useSearchParams } from '@danji/shell-sdk/router';
import { AdminPage } from '../../shared/admin-page.tsx';
import { ListExport } from '../../shared/list-export.tsx';
import { ListSection } from '../../shared/list-section.tsx';
import { toLogColumns } from '../staff-log/log-columns.tsx';
import { LogDialog } from '../staff-log/log-dialog.tsx';
import { LogFilters } from '../staff-log/log-filters.tsx';
import { useOperators } from '../staff-log/use-operators.ts';

const toId = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** Lists the changes of operators; `?log=` opens one entry. */
export function StaffLogPage() {
  const list = usePagedList(listStaffLog, {
    filters: { search: 'text', user_id: 'number', method: 'text', date_start: 'text', date_end: 'text' },
  });
  const [search, setSearch] = useSearchParams();
  const { filters, setFilters, rows, countText } = list;
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
    <AdminPage
      title="처리 기록"
      description={rows ? `운영자가 바꾼 모든 것 · ${countText}건` : '운영자가 바꾼 모든 것'}
      actions={
        <ListExport
          fileName="처리 기록"
          columns={columns}
          rowKey={({ id }) => id}
          loadPage={(page, signal) => request(listStaffLog, { query: { ...filters, ...page }, signal })}
        />
      }
    >
      <LogFilters filters={filters} setFilters={setFilters} />
      <ListSection
        list={list}
        label="처리 기록"
        columns={columns}
        rowKey={({ id }) => id}
        onRowClick={({ id }) => show(id)}
        filters={{
          method: filters.method ?? '',
          user_id: filters.user_id === undefined ? '' : String(filters.user_id),
        }}
        onFilters={({ method, user_id }) => setFilters({ method, user_id })}
        empty={{
          icon: 'history',
          title: '아직 처리 기록이 없어요',
          description: '운영자가 무언가 바꾸면 여기에 남아요.',
        }}
      />
      <LogDialog id={toId(search.get('log'))} rows={rows} onClose={() => show(undefined)} />
    </AdminPage>
  );
}
