import { useSession } from '@danji/shell-sdk';
import { Box, CascadePicker, Chip } from '@danji/ui';
import { CATEGORY_NODES, toCategoryCode, toCategoryValue, useRegionNodes } from '../shared/choice-nodes.ts';
import type { CompanyList } from './use-companies.ts';

const WIDTH = { width: { base: 'full', sm: '56' } } as const;

/** Category, region, and the member's own favourites. */
export function CompanyFilters({ list: { filters, setFilters } }: { list: CompanyList }) {
  const { kind } = useSession();
  const regions = useRegionNodes();
  const { category, region, is_fav } = filters;
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
          allowAll={false}
          disabled={regions.length === 0}
          value={region === undefined ? [] : [String(region)]}
          onChange={([value]) => setFilters({ region: value })}
        />
      </Box>
      {kind === 'general' || kind === 'brand' ? (
        <Chip selected={is_fav === true} onClick={() => setFilters({ is_fav: is_fav === true ? undefined : true })}>
          관심 업체만
        </Chip>
      ) : null}
    </>
  );
}
