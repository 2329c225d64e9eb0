import { toOrderState } from '@danji/contracts/codes/order-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { Order } from '@danji/contracts/shop/order';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Card, Flex, Stack, Text } from '@danji/ui';
import { SmallPicture } from '../shared/small-picture.tsx';
import { describeItem, isLineLeft, isLost, toStatusTone } from './order-text.ts';

const LINK = {
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  _after: { content: '""', position: 'absolute', inset: 0, borderRadius: 'lg' },
} as const;

/** The first line that is left, and the number of others. */
function summarize(items: Order['items']): string {
  const left = items.filter(isLineLeft);
  const [first, ...others] = left.length > 0 ? left : items;
  return first ? describeItem(first) + (others.length > 0 ? ` 외 ${others.length}가지` : '') : '';
}

/** `54,000원 + 3,000P`; what points paid alone has no won. */
const describePaid = ({ payment_price: won, point }: Order): string =>
  [won > 0 || point === 0 ? formatWon(won) : '', point > 0 ? formatPoints(point) : ''].filter(Boolean).join(' + ');

/** One order in the list; a press anywhere opens it. */
export const OrderCard = ({ order }: { order: Order }) => (
  <Card as="li" interactive position="relative" padding={{ base: 4, md: 5 }}>
    <Stack gap={3}>
      <Flex gap={2} flexWrap="wrap" alignItems="center" justifyContent="space-between">
        <Badge tone={toStatusTone(order.status)}>{toOrderState(order)}</Badge>
        {order.is_by_phone ? <Badge>전화 주문</Badge> : null}
        {order.exchange_of === null ? null : <Badge>교환 상품</Badge>}
        <Text as="span" size="sm" tone="muted" numeric>
          {formatDateTime(order.created)}
        </Text>
      </Flex>
      <Flex gap={3} alignItems="flex-start" flexWrap="wrap">
        <SmallPicture url={order.product.main_image} />
        <Stack gap={1} flex="1 1 9rem" minWidth={0} overflowWrap="anywhere">
          <Anchor asChild variant="plain" css={LINK}>
            <Link to={webPaths.shopOrder(order.id)}>{order.product.name}</Link>
          </Anchor>
          <Text size="sm" tone="muted">
            {summarize(order.items)}
          </Text>
          <Text fontWeight="bold" numeric>
            {describePaid(order)}
          </Text>
          {order.ended_price > 0 && !isLost(order) ? (
            <Text size="sm" tone="muted" numeric>
              {`남은 상품 ${formatWon(order.total_price - order.ended_price)}`}
            </Text>
          ) : null}
        </Stack>
      </Flex>
    </Stack>
  </Card>
);
