import { useEndpoint } from '@danji/api-client';
import { formatWon } from '@danji/contracts/format/number';
import type { SentCartLine } from '@danji/contracts/shop/cart';
import type { Product } from '@danji/contracts/shop/product';
import type { ProductOptions } from '@danji/contracts/shop/product-options';
import { getProductOptions } from '@danji/contracts/shop/product.endpoints';
import { Alert, Box, Card, Divider, FailedState, Flex, Skeleton, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { PriceLine } from '../shared/price-line.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { ShippingFacts } from './shipping-facts.tsx';
import { useChoice } from './use-choice.ts';

const askFor = ({ name }: { name: string }): string => `'${name}' 옵션을 골라 주세요.`;

/** Puts what is chosen into the cart; a sentence says what is still missing instead. */
export type RenderToCart = (line: SentCartLine | string) => ReactNode;
type WithCart = { product: Product; renderToCart: RenderToCart };

/** The choice of a buyer, and its price. */
function Purchase({ product, groups, renderToCart }: WithCart & { groups: ProductOptions }) {
  const choice = useChoice(product, groups);
  return (
    <Stack gap={4}>
      <ChoiceFields product={product} groups={groups} choice={choice} />
      <Divider />
      <Flex gap={2} flexWrap="wrap" alignItems="baseline" justifyContent="space-between">
        <Text fontWeight="medium">합계</Text>
        <Box as="span" aria-live="polite">
          {choice.missing ? (
            <Text as="span" tone="muted">
              {askFor(choice.missing)}
            </Text>
          ) : (
            <Text as="span" fontSize="2xl" fontWeight="bold" numeric>
              {formatWon(choice.amount)}
            </Text>
          )}
        </Box>
      </Flex>
      {renderToCart(choice.missing ? askFor(choice.missing) : choice.line)}
    </Stack>
  );
}

function PurchaseLoader({ product, renderToCart }: WithCart) {
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getProductOptions,
    { params: { id: product.id } },
    { refreshOnFocus: false },
  );
  if (!data && error)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  return data ? <Purchase product={product} groups={data} renderToCart={renderToCart} /> : <Skeleton height={24} />;
}

/** Prices, shipping, and the choice of a product. */
export const PurchaseCard = ({ product, restock, renderToCart }: WithCart & { restock: ReactNode }) => (
  <Card as="section" aria-label="구매">
    <Stack gap={4}>
      <PriceLine product={product} size="lg" />
      <ShippingFacts product={product} />
      <Divider />
      {product.is_sold_out ? (
        <>
          <Alert tone="warning" title="지금은 품절이에요">
            다시 살 수 있게 되면 알림으로 한 번 알려 드려요.
          </Alert>
          {restock}
        </>
      ) : (
        <PurchaseLoader product={product} renderToCart={renderToCart} />
      )}
    </Stack>
  </Card>
);
