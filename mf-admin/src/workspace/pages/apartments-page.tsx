import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { INFO_COLUMNS } from '../apartments/info-columns.tsx';

/** Lists the stored complexes: those of K-apt's list, imported ones, and manual entries. */
export function ApartmentsPage() {
  const list = usePagedList(listApartmentInfo, {
    filters: { search: 'text', imported: 'boolean', overridden: 'boolean', complex_type: 'number', ordering: 'text' },
  });
  return (
    <ListScreen
      label="단지"
      lead="K-apt와 운영자가 아는 단지"
      unit="곳"
      list={list}
      actions={
        <Button asChild>
          <Link to={webPaths.adminApartment('new')}>단지 등록</Link>
        </Button>
      }
      searchLabel="단지 이름, 주소, 단지 코드 검색"
      table={{
        columns: INFO_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminApartment(id),
        defaultOrdering: '-updated',
      }}
      empty={{
        icon: 'building',
        title: '아직 단지가 없어요',
        description: '회원이 단지를 찾으면 K-apt의 목록이 여기에 들어와요.',
      }}
    />
  );
}
