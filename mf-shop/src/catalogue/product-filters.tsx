import { FilterSelect } from '@danji/app-kit';
import { formatWon } from '@danji/contracts/format/number';
import { Box, Select } from '@danji/ui';
import type { ProductList } from './use-products.ts';

const ORDERS = [
  { value: '-sales_count', label: '판매 많은 순' },
  { value: '-view_count', label: '조회 많은 순' },
  { value: 'price', label: '낮은 가격 순' },
  { value: '-price', label: '높은 가격 순' },
];

type Range = { min_price?: number | undefined; max_price?: number | undefined };

/** Won. */
const RANGES: readonly Range[] = [
  { max_price: 10_000 },
  { min_price: 10_000, max_price: 30_000 },
  { min_price: 30_000, max_price: 50_000 },
  { min_price: 50_000, max_price: 100_000 },
  { min_price: 100_000 },
];

const toValue = ({ min_price: min, max_price: max }: Range): string =>
  min === undefined && max === undefined ? '' : `${min ?? ''}-${max ?? ''}`;

function toLabel({ min_price: min, max_price: max }: Range): string {
  if (min === undefined) return `${formatWon(max ?? 0)} 이하`;
  return max === undefined ? `${formatWon(min)} 이상` : `${formatWon(min)} ~ ${formatWon(max)}`;
}

/** Price ranges; one of another address is offered too. */
function PriceFilter({ list: { filters, setFilters } }: { list: ProductList }) {
  const value = toValue(filters);
  const isOther = value !== '' && !RANGES.some((range) => toValue(range) === value);
  const ranges = isOther ? [...RANGES, filters] : RANGES;
  const choose = (next: string): void => {
    const range = ranges.find((one) => toValue(one) === next);
    setFilters({ min_price: range?.min_price, max_price: range?.max_price });
  };
  return (
    <Box width={{ base: 'full', sm: 'auto' }} minWidth={{ sm: '40' }} flex={{ base: '1 1 40%', sm: '0 1 auto' }}>
      <Select
        aria-label="가격"
        value={value}
        options={[
          { value: '', label: '모든 가격' },
          ...ranges.map((range) => ({ value: toValue(range), label: toLabel(range) })),
        ]}
        onChange={choose}
      />
    </Box>
  );
}

/** Price and order of the products. */
export const ProductFilters = ({ list }: { list: ProductList }) => (
  <>
    <PriceFilter list={list} />
    <FilterSelect list={list} name="ordering" label="순서" all="최근 등록 순" options={ORDERS} />
  </>
);
