import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listStaffSuggestItems } from '@danji/contracts/bids/suggest-item-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Chip } from '@danji/ui';
import { AlertFigures } from '../notices/alert-figures.tsx';
import { NOTICE_COLUMNS } from '../notices/notice-columns.tsx';

/** Lists the published bid notices of all complexes, with what alerts have done. */
export function NoticesPage() {
  const list = usePagedList(listStaffSuggestItems, {
    filters: { search: 'text', state: 'number', suggest_type: 'number', is_flagged: 'boolean' },
  });
  const { filters, setFilters } = list;
  const isFlagged = filters.is_flagged === true;
  return (
    <ListScreen
      lead="단지가 올린 입찰공고와 견적·제안 요청"
      unit="건"
      list={list}
      canExport
      before={<AlertFigures />}
      searchLabel="제목, 사업명, 건물 이름 검색"
      bar={
        <Chip selected={isFlagged} onClick={() => setFilters({ is_flagged: isFlagged ? undefined : true })}>
          주의 공고만
        </Chip>
      }
      table={{ columns: NOTICE_COLUMNS, rowKey: ({ id }) => id, rowPath: ({ id }) => webPaths.adminBid(id) }}
      empty={{ icon: 'gavel', title: '아직 공고가 없어요', description: '단지가 공고하면 여기에 보여요.' }}
    />
  );
}
