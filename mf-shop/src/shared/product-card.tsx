import type { ProductLine } from '@danji/contracts/shop/product';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Box, HStack, Stack, Text } from '@danji/ui';
import { PriceLine } from './price-line.tsx';
import { ProductPicture } from './product-picture.tsx';
import { WishHeart } from './wish-buttons.tsx';

const CARD = { position: 'relative', gap: 2, height: 'full' } as const;
const PICTURE = { borderRadius: 'lg', overflow: 'hidden', borderWidth: '1px', borderColor: 'border.subtle' } as const;
/** Above the link that covers the card. */
const HEART = { position: 'absolute', top: 2, insetInlineEnd: 2, zIndex: 1 } as const;
const NAME = { fontWeight: 'medium', lineHeight: '1.5', overflowWrap: 'anywhere' } as const;
const LINK = {
  ...NAME,
  lineClamp: 2,
  // The whole card opens the product.
  _after: { content: '""', position: 'absolute', inset: 0, borderRadius: 'lg' },
} as const;

type ProductCardProps = {
  product: ProductLine;
  /** Loads its picture with the page. */
  isFirst?: boolean;
};

/** A product of a list. One that is hidden meanwhile has no page. */
export const ProductCard = ({ product, isFirst = false }: ProductCardProps) => {
  const { code, name, category_name, is_active, is_sold_out, is_free_shipping, main_image } = product;
  return (
    <Stack as="article" css={CARD}>
      <Box css={PICTURE}>
        <ProductPicture url={main_image} isSoldOut={is_sold_out} isFirst={isFirst} />
      </Box>
      <Box css={HEART}>
        <WishHeart product={product} />
      </Box>
      <Stack gap={1}>
        <Text size="sm" tone="subtle">
          {category_name}
        </Text>
        {is_active ? (
          <Anchor asChild variant="plain" css={LINK}>
            <Link to={webPaths.shopProduct(code)}>{name}</Link>
          </Anchor>
        ) : (
          <Text css={NAME}>{name}</Text>
        )}
        <PriceLine product={product} />
        {is_free_shipping || !is_active ? (
          <HStack gap={1} flexWrap="wrap">
            {is_active ? null : <Badge tone="warning">판매 종료</Badge>}
            {is_free_shipping ? <Badge tone="brand">무료 배송</Badge> : null}
          </HStack>
        ) : null}
      </Stack>
    </Stack>
  );
};
