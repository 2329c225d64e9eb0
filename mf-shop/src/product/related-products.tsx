import { useEndpoint } from '@danji/api-client';
import type { Product } from '@danji/contracts/shop/product';
import { listProducts } from '@danji/contracts/shop/product.endpoints';
import { Heading, Stack } from '@danji/ui';
import { ProductGrid } from '../shared/product-grid.tsx';

const SHOWN = 4;

/** Shows products that others of the same category buy; nothing while there is none. */
export function RelatedProducts({ product: { id, category } }: { product: Pick<Product, 'id' | 'category'> }) {
  const { data } = useEndpoint(
    listProducts,
    { query: { category, ordering: '-sales_count', page_size: SHOWN + 1 } },
    { refreshOnFocus: false },
  );
  const others = data?.results.filter((other) => other.id !== id).slice(0, SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-label="함께 보면 좋은 상품">
      <Heading as="h2" size="lg">
        함께 보면 좋은 상품
      </Heading>
      <ProductGrid products={others} />
    </Stack>
  );
}
