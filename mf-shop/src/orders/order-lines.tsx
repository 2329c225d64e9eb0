import { formatWon } from '@danji/contracts/format/number';
import type { OrderDetail } from '@danji/contracts/shop/order';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Card, Flex, Heading, Stack, Text } from '@danji/ui';
import { SmallPicture } from '../shared/small-picture.tsx';
import { describeItem, describeUnits } from './order-text.ts';

const Line = ({ text, amount }: { text: string; amount: number }) => (
  <Flex as="li" gap={3} flexWrap="wrap" justifyContent="space-between" alignItems="baseline">
    <Text as="span" size="sm" tone="muted" overflowWrap="anywhere">
      {text}
    </Text>
    <Text as="span" size="sm" numeric marginInlineStart="auto">
      {formatWon(amount)}
    </Text>
  </Flex>
);

/** Shows the ordered goods, at the prices of then. */
export const OrderLines = ({ order: { product, items, additionals } }: { order: OrderDetail }) => (
  <Card as="section" aria-label="주문 상품">
    <Stack gap={4}>
      <Heading as="h2" size="lg">
        주문 상품
      </Heading>
      <Flex gap={3} alignItems="flex-start" flexWrap="wrap">
        <SmallPicture url={product.main_image} />
        <Stack gap={2} flex="1 1 9rem" minWidth={0} overflowWrap="anywhere">
          <Anchor asChild variant="plain" fontWeight="medium">
            <Link to={webPaths.shopProduct(product.code)}>{product.name}</Link>
          </Anchor>
          <Stack as="ul" gap={1} listStyle="none" aria-label="수량과 금액">
            {items.map((item) => (
              <Line key={item.id} text={describeItem(item)} amount={item.price_at_order * item.quantity} />
            ))}
            {additionals.map((one) => (
              <Line
                key={`+${one.id}`}
                text={`+ ${one.additional.name} · ${describeUnits(one)}`}
                amount={one.price_at_order * one.quantity}
              />
            ))}
          </Stack>
        </Stack>
      </Flex>
    </Stack>
  </Card>
);
