import { SearchField } from '@danji/app-kit';
import { usePagedList } from '@danji/api-client';
import { listStaffWorkRequests } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Chip } from '@danji/ui';
import { useMemo, useState } from 'react';
import { toRequestColumns } from '../requests/request-columns.tsx';
import { AdminPage } from '../../shared/admin-page.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { ListSection } from '../../shared/list-section.tsx';

const toText = (value: unknown): string => (value === undefined ? '' : String(value));

const NO_REQUESTS = {
  icon: 'headset',
  title: '아직 온 요청이 없어요',
  description: '멤버가 요청을 보내면 여기에서 답변할 수 있어요.',
} as const;

/** Lists the requests of work spaces; open requests come first, the oldest on top. */
export function RequestsPage() {
  const list = usePagedList(listStaffWorkRequests, {
    filters: {
      search: 'text',
      process_state: 'number',
      request_type: 'number',
      space_id: 'number',
      is_open: 'boolean',
      ordering: 'text',
    },
  });
  const { filters, setFilters, rows, count } = list;
  const [now] = useState(() => Date.now());
  const columns = useMemo(() => toRequestColumns(now), [now]);
  const space =
    filters.space_id === undefined
      ? undefined
      : (rows?.find((row) => row.space.id === filters.space_id)?.space.title ?? '고른 워크스페이스');
  return (
    <AdminPage
      title="워크스페이스 요청"
      description={rows ? `멤버가 보낸 요청 · ${formatNumber(count)}건` : '멤버가 보낸 요청'}
    >
      <FilterBar label="요청 찾기">
        <SearchField
          size="sm"
          label="제목과 내용 검색"
          value={filters.search}
          onSearch={(search) => setFilters({ search }, { replace: true })}
        />
        <Chip
          selected={filters.is_open === true}
          onClick={() => setFilters({ is_open: filters.is_open === true ? undefined : true })}
        >
          답변할 요청만
        </Chip>
        {space === undefined ? null : (
          <Chip removeLabel={`${space} 조건 지우기`} onRemove={() => setFilters({ space_id: undefined })}>
            {space}
          </Chip>
        )}
      </FilterBar>
      <ListSection
        list={list}
        label="요청"
        columns={columns}
        rowKey={({ id }) => id}
        rowPath={({ id }) => webPaths.adminRequest(id)}
        ordering={filters.ordering}
        onOrder={(ordering) => setFilters({ ordering })}
        filters={{ process_state: toText(filters.process_state), request_type: toText(filters.request_type) }}
        onFilters={({ process_state, request_type }) => setFilters({ process_state, request_type })}
        empty={NO_REQUESTS}
      />
    </AdminPage>
  );
}
