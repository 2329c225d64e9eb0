import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Chip } from '@danji/ui';
import { SPACE_COLUMNS } from '../spaces/space-columns.tsx';

/** Lists all work spaces. */
export function SpacesPage() {
  const list = usePagedList(listWorkSpaces, { filters: { search: 'text', ordering: 'text', user_id: 'number' } });
  return (
    <ListScreen
      label="워크스페이스"
      lead="회원이 만든 단지"
      unit="곳"
      list={list}
      bar={
        list.filters.user_id === undefined ? null : (
          <Chip selected removeLabel="회원 조건 지우기" onRemove={() => list.setFilters({ user_id: undefined })}>
            고른 회원
          </Chip>
        )
      }
      searchLabel="이름, 건물, 주소, 단지 코드 검색"
      table={{
        columns: SPACE_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminSpace(id),
        defaultOrdering: '-created',
      }}
      empty={{
        icon: 'layers',
        title: '아직 워크스페이스가 없어요',
        description: '회원이 단지를 만들면 여기에 나타나요.',
      }}
    />
  );
}
