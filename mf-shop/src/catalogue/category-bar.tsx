import { useEndpoint } from '@danji/api-client';
import { listShopCategories } from '@danji/contracts/shop/shop-category.endpoints';
import { Box, Button, Chip, Flex, HStack, SIDE_FADE, Skeleton, Text } from '@danji/ui';
import type { ProductList } from './use-products.ts';

const ROW = { overflowX: 'auto', scrollbarWidth: 'none', paddingBlock: 1, ...SIDE_FADE } as const;

/** The categories of the shop; one of them narrows the list. */
export function CategoryBar({ list: { filters, setFilters } }: { list: ProductList }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(listShopCategories, {}, { refreshOnFocus: false });
  if (!data && error)
    return (
      <HStack flexWrap="wrap">
        <Text tone="muted">분류를 불러오지 못했어요.</Text>
        <Button size="sm" variant="outline" loading={isRefreshing} onClick={() => void refresh()}>
          다시 시도
        </Button>
      </HStack>
    );
  if (!data) return <Skeleton height={11} />;
  if (data.length === 0) return null;
  const choose = (category: number | undefined) => () => setFilters({ category });
  return (
    <Box as="nav" aria-label="상품 분류" minWidth={0}>
      <Flex gap={2} css={ROW}>
        <Chip selected={filters.category === undefined} onClick={choose(undefined)}>
          전체
        </Chip>
        {data.map(({ id, name }) => (
          <Chip key={id} selected={filters.category === id} onClick={choose(id)}>
            {name}
          </Chip>
        ))}
      </Flex>
    </Box>
  );
}
