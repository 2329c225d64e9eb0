import { useRegionNodes } from '@danji/app-kit';
import { Box, CascadePicker } from '@danji/ui';
import { CATEGORY_NODES, toCategoryCode, toCategoryValue } from './choice-nodes.ts';
import { toPlace } from './region-filter.ts';

const WIDTH = { width: { base: 'full', sm: '48' } } as const;

type Place = { category?: number | undefined; region?: string | number | undefined; sido?: string | undefined };
type PlaceFiltersProps = {
  list: {
    filters: { category?: number | undefined; region?: number | undefined; sido?: string | undefined };
    setFilters: (changed: Place) => void;
  };
};

/** By which sector and region a list is narrowed. */
export function PlaceFilters({ list: { filters, setFilters } }: PlaceFiltersProps) {
  const regions = useRegionNodes();
  const { category, region, sido } = filters;
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
    </>
  );
}
