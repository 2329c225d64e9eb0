import { request, usePagedList } from '@danji/api-client';
import { listAdvertisements } from '@danji/contracts/site/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Stack } from '@danji/ui';
import { ADVERTISEMENT_COLUMNS } from '../advertisements/advertisement-columns.tsx';
import { AdvertisementFilters } from '../advertisements/advertisement-filters.tsx';
import { StateTabs } from '../advertisements/state-tabs.tsx';
import { AdminPage } from '../../shared/admin-page.tsx';
import { ListExport } from '../../shared/list-export.tsx';
import { ListSection } from '../../shared/list-section.tsx';

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
  const { filters, setFilters, rows, countText } = list;
  const { state, ordering, ...others } = filters;
  return (
    <AdminPage
      title="광고"
      description={rows ? `${countText}건` : null}
      actions={
        <>
          <ListExport
            fileName="광고"
            columns={ADVERTISEMENT_COLUMNS}
            rowKey={({ id }) => id}
            loadPage={(page, signal) => request(listAdvertisements, { query: { ...filters, ...page }, signal })}
          />
          <Button asChild>
            <Link to={`${webPaths.adminAdvertisements}/new`}>광고 등록</Link>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <StateTabs state={state} query={others} onChange={(value) => setFilters({ state: value })} />
        <AdvertisementFilters filters={others} setFilters={setFilters} />
        <ListSection
          list={list}
          label="광고"
          columns={ADVERTISEMENT_COLUMNS}
          rowKey={({ id }) => id}
          rowPath={({ id }) => webPaths.adminAdvertisement(id)}
          ordering={ordering ?? '-created'}
          onOrder={(value) => setFilters({ ordering: value })}
          filters={{ category: filters.category === undefined ? '' : String(filters.category) }}
          onFilters={({ category }) => setFilters({ category })}
          empty={{
            icon: 'megaphone',
            title: '아직 광고가 없어요',
            description: '업체가 광고를 등록하면 여기에서 심사할 수 있어요.',
          }}
        />
      </Stack>
    </AdminPage>
  );
}
