import { SearchField } from '@danji/app-kit';
import { usePagedList } from '@danji/api-client';
import { listApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { INFO_COLUMNS } from '../apartments/info-columns.tsx';
import { AdminPage } from '../../shared/admin-page.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { ListSection } from '../../shared/list-section.tsx';

const toText = (value: unknown): string => (value === undefined ? '' : String(value));

/** Lists the stored complexes: those of K-apt's list, imported ones, and manual entries. */
export function ApartmentsPage() {
  const list = usePagedList(listApartmentInfo, {
    filters: { search: 'text', imported: 'boolean', overridden: 'boolean', complex_type: 'number', ordering: 'text' },
  });
  const { filters, setFilters, rows, count } = list;
  return (
    <AdminPage
      title="단지 정보"
      description={rows ? `K-apt와 운영자가 아는 단지 · ${formatNumber(count)}곳` : 'K-apt와 운영자가 아는 단지'}
      actions={
        <Button asChild>
          <Link to={webPaths.adminApartment('new')}>단지 등록</Link>
        </Button>
      }
    >
      <FilterBar label="단지 찾기">
        <SearchField
          size="sm"
          label="단지 이름, 주소, 단지 코드 검색"
          value={filters.search}
          onSearch={(search) => setFilters({ search }, { replace: true })}
        />
      </FilterBar>
      <ListSection
        list={list}
        label="단지"
        columns={INFO_COLUMNS}
        rowKey={({ id }) => id}
        rowPath={({ id }) => webPaths.adminApartment(id)}
        ordering={filters.ordering ?? '-updated'}
        onOrder={(ordering) => setFilters({ ordering })}
        filters={{
          imported: toText(filters.imported),
          overridden: toText(filters.overridden),
          complex_type: toText(filters.complex_type),
        }}
        onFilters={({ imported, overridden, complex_type }) => setFilters({ imported, overridden, complex_type })}
        empty={{
          icon: 'building',
          title: '아직 단지가 없어요',
          description: '회원이 단지를 찾으면 K-apt의 목록이 여기에 들어와요.',
        }}
      />
    </AdminPage>
  );
}
