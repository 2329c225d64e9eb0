import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listAdvertisements } from '@danji/contracts/site/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { ADVERTISEMENT_COLUMNS } from '../advertisements/advertisement-columns.tsx';
import { StateTabs } from '../advertisements/state-tabs.tsx';
import { PeriodFilter } from '../../shared/period-filter.tsx';

/** Lists the advertisements of all vendors by state. */
export function AdvertisementListPage() {
  const list = usePagedList(listAdvertisements, {
    filters: {
      state: 'number',
      category: 'number',
      search: 'text',
      date_start: 'text',
      date_end: 'text',
      ordering: 'text',
    },
  });
  const { filters, setFilters } = list;
  const { state, ordering: _, ...others } = filters;
  return (
    <ListScreen
      unit="건"
      list={list}
      canExport
      actions={
        <Button asChild>
          <Link to={`${webPaths.adminAdvertisements}/new`}>광고 등록</Link>
        </Button>
      }
      before={<StateTabs state={state} query={others} onChange={(value) => setFilters({ state: value })} />}
      searchLabel="제목, 광고주 검색"
      bar={<PeriodFilter label="게재 기간" filters={filters} setFilters={setFilters} presets={[1, 30]} />}
      table={{
        columns: ADVERTISEMENT_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminAdvertisement(id),
        defaultOrdering: '-created',
      }}
      empty={{
        icon: 'megaphone',
        title: '아직 광고가 없어요',
        description: '업체가 광고를 등록하면 여기에서 심사할 수 있어요.',
      }}
    />
  );
}
