import { FilterSelect } from '@danji/app-kit';
import { useSession } from '@danji/shell-sdk';
import { Chip } from '@danji/ui';
import { PlaceFilters } from '../shared/place-filters.tsx';
import type { CompanyList } from './use-companies.ts';

const ORDERS = [
  { value: '-rating', label: '평점 높은 순' },
  { value: '-views', label: '조회 많은 순' },
  { value: 'company_name', label: '이름 순' },
];

/** Category, region, order, and the member's own favourites. */
export function CompanyFilters({ list }: { list: CompanyList }) {
  const { filters, setFilters } = list;
  const { kind } = useSession();
  const { is_fav } = filters;
  return (
    <>
      <PlaceFilters list={list} />
      <FilterSelect list={list} name="ordering" label="순서" all="최근 등록 순" options={ORDERS} />
      {kind === 'general' || kind === 'brand' ? (
        <Chip selected={is_fav === true} onClick={() => setFilters({ is_fav: is_fav === true ? undefined : true })}>
          관심 업체만
        </Chip>
      ) : null}
    </>
  );
}
