import { Page } from '@danji/app-kit';
import { formatNumber } from '@danji/contracts/format/number';
import type { Product } from '@danji/contracts/shop/product';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge, Box, Grid, ShareButton, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { WishButton } from '../shared/wish-buttons.tsx';
import { Gallery } from './gallery.tsx';
import { ProductTexts } from './product-texts.tsx';
import { PurchaseCard, type RenderToCart } from './purchase-card.tsx';
import { RelatedProducts } from './related-products.tsx';

const LIST = { path: webPaths.shop, label: '상품 목록' };
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' };
/** Beside the pictures and texts where there is room, otherwise between them. */
const PURCHASE = {
  position: { lg: 'sticky' },
  top: { lg: '20' },
  gridRow: { lg: '1 / span 2' },
  gridColumn: { lg: '2' },
} as const;

const Badges = ({ product: { category_name, is_sold_out, is_active, is_free_shipping } }: { product: Product }) => (
  <>
    <Badge>{category_name}</Badge>
    {is_active ? null : <Badge tone="warning">비공개</Badge>}
    {is_sold_out ? <Badge tone="danger">품절</Badge> : null}
    {is_free_shipping ? <Badge tone="brand">무료 배송</Badge> : null}
  </>
);

type ProductDetailsProps = {
  product: Product;
  /** The way to be told when it can be bought again. */
  restock: ReactNode;
  renderToCart: RenderToCart;
  /** The reviews and questions of members. */
  voices: ReactNode;
};

/** The page of one product, as everybody sees it. */
export function ProductDetails({ product, restock, renderToCart, voices }: ProductDetailsProps) {
  const { name, description, code, view_count, sales_count } = product;
  return (
    <Page
      title={name}
      back={LIST}
      badges={<Badges product={product} />}
      description={description || undefined}
      actions={
        <>
          <WishButton product={product} />
          <ShareButton title={name} url={new URL(webPaths.shopProduct(code), location.origin).href} />
        </>
      }
    >
      <Grid gridTemplateColumns={COLUMNS} gap={{ base: 6, lg: 10 }} alignItems="start">
        <Gallery product={product} />
        <Box css={PURCHASE}>
          <PurchaseCard product={product} restock={restock} renderToCart={renderToCart} />
        </Box>
        <Stack gap={10} minWidth={0}>
          <ProductTexts product={product} />
          {voices}
          <Text size="sm" tone="subtle" numeric>
            {`조회 ${formatNumber(view_count)} · 판매 ${formatNumber(sales_count)}`}
          </Text>
        </Stack>
      </Grid>
      <RelatedProducts product={product} />
    </Page>
  );
}
