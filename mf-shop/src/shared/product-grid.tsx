import type { ProductLine } from '@danji/contracts/shop/product';
import { Grid, Skeleton, Stack, upToColumns } from '@danji/ui';
import { ProductCard } from './product-card.tsx';

const GRID = {
  gridTemplateColumns: { base: upToColumns(2, '9rem'), md: upToColumns(3, '11rem'), lg: upToColumns(4, '13rem') },
  columnGap: { base: 3, md: 5 },
  rowGap: { base: 6, md: 8 },
} as const;
/** Whole rows of two, three and four products. */
export const PRODUCTS_PER_PAGE = 24;
/** The pictures that a screen shows at once. */
const FIRST = 4;
const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** Products beside one another. */
export const ProductGrid = ({ products }: { products: readonly ProductLine[] }) => (
  <Grid {...GRID}>
    {products.map((product, index) => (
      <ProductCard key={product.id} product={product} isFirst={index < FIRST} />
    ))}
  </Grid>
);

export const ProductGridSkeleton = () => (
  <Grid {...GRID} aria-busy>
    {PLACES.map((index) => (
      <Stack key={index} gap={3}>
        <Skeleton height="auto" aspectRatio="1" />
        <Skeleton height={5} width="80%" />
        <Skeleton height={5} width="50%" />
      </Stack>
    ))}
  </Grid>
);
