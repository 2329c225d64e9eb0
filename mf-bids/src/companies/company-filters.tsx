import { FilterSelect } from '@danji/app-kit';
import { useSession } from '@danji/shell-sdk';
import { Box, CascadePicker, Chip } from '@danji/ui';
import { CATEGORY_NODES, toCategoryCode, toCategoryValue, useRegionNodes } from '../shared/choice-nodes.ts';
import { toPlace } from '../shared/region-filter.ts';
import type { CompanyList } from './use-companies.ts';

const WIDTH = { width: { base: 'full', sm: '56' } } as const;

const ORDERS = [
  { value: '-rating', label: '평점 높은 순' },
  { value: '-views', label: '조회 많은 순' },
  { value: 'company_name', label: '이름 순' },
];

/** Category, region, order, and the member's own favourites. */
export function CompanyFilters({ list }: { list: CompanyList }) {
  const { filters, setFilters } = list;
  const { kind } = useSession();
  const regions = useRegionNodes();
  const { category, region, sido, is_fav } = filters;
  const place = region === undefined ? sido : String(region);
  return (
    <>
      <Box css={WIDTH}>
        <CascadePicker
          label="분야"
          placeholder="모든 분야"
          nodes={CATEGORY_NODES}
          max={1}
          value={category === undefined ? [] : [toCategoryValue(category)]}
          onChange={([value]) => setFilters({ category: value === undefined ? undefined : toCategoryCode(value) })}
        />
      </Box>
      <Box css={WIDTH}>
        <CascadePicker
          label="지역"
          placeholder="모든 지역"
          nodes={regions}
          max={1}
          disabled={regions.length === 0}
          value={place === undefined ? [] : [place]}
          onChange={([value]) => setFilters(toPlace(value))}
        />
      </Box>
      <FilterSelect list={list} name="ordering" label="순서" all="최근 등록 순" options={ORDERS} />
      {kind === 'general' || kind === 'brand' ? (
        <Chip selected={is_fav === true} onClick={() => setFilters({ is_fav: is_fav === true ? undefined : true })}>
          관심 업체만
        </Chip>
      ) : null}
    </>
  );
}
