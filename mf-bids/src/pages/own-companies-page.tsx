import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { listCompanyItems } from '@danji/contracts/bids/company-item-owner.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Stack } from '@danji/ui';
import { OwnCompanyRow } from '../own/own-company-row.tsx';

const STATES = EditState.options
  .filter(({ code }) => code !== EditState.NONE)
  .map(({ code, label }) => ({ value: String(code), label }));

const NewButton = () => (
  <Button asChild>
    <Link to={webPaths.newCompany}>업체 소개 쓰기</Link>
  </Button>
);

/** `/companies/mine`: a vendor's own items in every state. */
export function OwnCompaniesPage() {
  const list = usePagedList(listCompanyItems, { filters: { search: 'text', edit_state_type: 'number' } });
  return (
    <ListScreen
      lead="업체 찾기에 보이는 우리 회사 소개"
      unit="개"
      list={list}
      actions={<NewButton />}
      searchLabel="제목과 내용 검색"
      bar={<FilterSelect list={list} name="edit_state_type" label="상태" all="모든 상태" options={STATES} />}
      empty={{
        icon: 'store',
        title: '아직 업체 소개가 없어요',
        description: '관리사무소가 우리 회사를 찾을 수 있게 소개를 올려 보세요.',
        action: <NewButton />,
      }}
    >
      {(items) => (
        <Stack gap={3}>
          {items.map((item) => (
            <OwnCompanyRow key={item.id} item={item} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
