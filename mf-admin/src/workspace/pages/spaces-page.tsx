import { SearchField } from '@danji/app-kit';
import { usePagedList } from '@danji/api-client';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { AdminPage } from '../../shared/admin-page.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { ListSection } from '../../shared/list-section.tsx';
import { SPACE_COLUMNS } from '../spaces/space-columns.tsx';

/** Lists all work spaces. */
export function SpacesPage() {
  const list = usePagedList(listWorkSpaces, { filters: { search: 'text', ordering: 'text' } });
  const { filters, setFilters, rows, count } = list;
  return (
    <AdminPage
      title="워크스페이스"
      description={rows ? `회원이 만든 단지 · ${formatNumber(count)}곳` : '회원이 만든 단지'}
    >
      <FilterBar label="워크스페이스 찾기">
        <SearchField
          size="sm"
          label="이름, 건물, 주소, 단지 코드 검색"
          value={filters.search}
          onSearch={(search) => setFilters({ search }, { replace: true })}
        />
      </FilterBar>
      <ListSection
        list={list}
        label="워크스페이스"
        columns={SPACE_COLUMNS}
        rowKey={({ id }) => id}
        rowPath={({ id }) => webPaths.adminSpace(id)}
        ordering={filters.ordering ?? '-created'}
        onOrder={(ordering) => setFilters({ ordering })}
        empty={{
          icon: 'layers',
          title: '아직 워크스페이스가 없어요',
          description: '회원이 단지를 만들면 여기에 나타나요.',
        }}
      />
    </AdminPage>
  );
}
