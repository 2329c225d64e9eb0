import { useEndpoint } from '@danji/api-client';
import { ChoiceList } from '@danji/app-kit';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { StaffProductLine } from '@danji/contracts/shop/product';
import { listStaffProducts } from '@danji/contracts/shop/product-staff.endpoints';
import { Box, Pagination, Stack, Text } from '@danji/ui';
import { useState } from 'react';

const PAGE_SIZE = 8;

const describe = ({ price, stock, is_sold_out }: StaffProductLine): string =>
  `${formatWon(price)} · ${is_sold_out ? '품절' : `재고 ${formatNumber(stock)}개`}`;

/** Finds a product that is on sale, page by page. */
export function ProductSearch({ onPick }: { onPick: (product: StaffProductLine) => void }) {
  const [{ search, page }, setAsked] = useState({ search: '', page: 1 });
  const state = useEndpoint(
    listStaffProducts,
    { query: { is_active: true, page, page_size: PAGE_SIZE, ...(search && { search }) } },
    { keepPrevious: true },
  );
  return (
    <Stack gap={3} minHeight="24rem">
      <ChoiceList
        state={state}
        rows={state.data?.results}
        searchLabel="상품 이름으로 찾기"
        search={search}
        onSearch={(next) => setAsked({ search: next, page: 1 })}
        empty="찾는 상품이 없어요"
        toKey={({ id }) => id}
        onPick={onPick}
      >
        {(product) => (
          <Box minWidth={0} overflowWrap="anywhere">
            <Text as="span" display="block" fontWeight="medium">
              {product.name}
            </Text>
            <Text as="span" size="sm" tone="subtle" numeric>
              {describe(product)}
            </Text>
          </Box>
        )}
      </ChoiceList>
      <Pagination
        label="상품 페이지"
        page={page}
        pageSize={PAGE_SIZE}
        count={state.data?.count ?? 0}
        onChange={(next) => setAsked({ search, page: next })}
      />
    </Stack>
  );
}
