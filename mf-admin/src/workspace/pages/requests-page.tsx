import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listStaffWorkRequests } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Chip } from '@danji/ui';
import { useMemo, useState } from 'react';
import { toRequestColumns } from '../requests/request-columns.tsx';

/** Lists the requests of work spaces; open requests come first, the oldest on top. */
export function RequestsPage() {
  const list = usePagedList(listStaffWorkRequests, {
    filters: {
      search: 'text',
      process_state: 'number',
      request_type: 'number',
      space_id: 'number',
      user_id: 'number',
      is_open: 'boolean',
      ordering: 'text',
    },
  });
  const { filters, setFilters, rows } = list;
  const [now] = useState(() => Date.now());
  const columns = useMemo(() => toRequestColumns(now), [now]);
  const space =
    filters.space_id === undefined
      ? undefined
      : (rows?.find((row) => row.space.id === filters.space_id)?.space.title ?? '고른 워크스페이스');
  return (
    <ListScreen
      title="워크스페이스 요청"
      label="요청"
      lead="멤버가 보낸 요청"
      unit="건"
      list={list}
      searchLabel="제목과 내용 검색"
      bar={
        <>
          <Chip
            selected={filters.is_open === true}
            onClick={() => setFilters({ is_open: filters.is_open === true ? undefined : true })}
          >
            답변할 요청만
          </Chip>
          {filters.user_id === undefined ? null : (
            <Chip selected removeLabel="회원 조건 지우기" onRemove={() => setFilters({ user_id: undefined })}>
              {rows?.find(({ user }) => user.id === filters.user_id)?.user.name ?? '고른 회원'}
            </Chip>
          )}
          {space === undefined ? null : (
            <Chip removeLabel={`${space} 조건 지우기`} onRemove={() => setFilters({ space_id: undefined })}>
              {space}
            </Chip>
          )}
        </>
      }
      table={{ columns, rowKey: ({ id }) => id, rowPath: ({ id }) => webPaths.adminRequest(id) }}
      empty={{
        icon: 'headset',
        title: '아직 온 요청이 없어요',
        description: '멤버가 요청을 보내면 여기에서 답변할 수 있어요.',
      }}
    />
  );
}
