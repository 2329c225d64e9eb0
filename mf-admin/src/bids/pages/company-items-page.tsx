import { useEndpoint, usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { countCompanyItems, listCompanyItems } from '@danji/contracts/bids/company-item-owner.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { webPaths } from '@danji/contracts/web-paths';
import { Tabs } from '@danji/ui';
import { ITEM_COLUMNS } from '../company-items/item-columns.tsx';
import { TAB_STATES } from '../company-items/item-labels.tsx';

const ALL = String(EditState.NONE);

/** Lists the company items of all vendors; operators begin with those that wait for them. */
export function CompanyItemsPage() {
  const list = usePagedList(listCompanyItems, {
    filters: { search: 'text', edit_state_type: 'number', ad_type: 'number', ordering: 'text' },
  });
  const { filters, setFilters } = list;
  const { data: counts } = useEndpoint(countCompanyItems, {}, { keepPrevious: true });
  return (
    <ListScreen
      lead="업체가 업체 찾기에 올리는 소개"
      unit="개"
      list={list}
      canExport
      before={
        <Tabs
          label="상태"
          value={String(filters.edit_state_type ?? EditState.NONE)}
          onChange={(value) => setFilters({ edit_state_type: value === ALL ? undefined : value })}
          items={TAB_STATES.map((code) => ({
            value: String(code),
            label: EditState.label(code),
            count: counts?.find(({ state }) => state === code)?.count,
          }))}
        />
      }
      searchLabel="제목, 업체, 내용 검색"
      table={{
        columns: ITEM_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminCompanyItem(id),
        defaultOrdering: '-created',
      }}
      empty={{ icon: 'store', title: '아직 업체 소개가 없어요', description: '업체가 소개를 올리면 여기에 보여요.' }}
    />
  );
}
