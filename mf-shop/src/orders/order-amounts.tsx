import { OrderStatus, type OrderStatusCode } from '@danji/contracts/codes/order-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { OrderDetail } from '@danji/contracts/shop/order';
import { Anchor, Card, Divider, Heading, Stack, Text } from '@danji/ui';
import { AmountRow } from '../shared/amount-row.tsx';
import { isLost } from './order-text.ts';

/** While goods go back nothing is confirmed by itself. */
const RETURNS: ReadonlySet<OrderStatusCode> = new Set([
  OrderStatus.REFUND_REQUEST,
  OrderStatus.REFUND_COLLECTING,
  OrderStatus.REFUNDED,
]);

function Reward({ order }: { order: OrderDetail }) {
  const { accum_point: points, status, confirm_due: due } = order;
  if (points === 0 || isLost(order) || RETURNS.has(status)) return null;
  const when =
    status === OrderStatus.CONFIRMED
      ? `${formatPoints(points)}가 쌓였어요.`
      : `구매를 확정하면 ${formatPoints(points)}가 쌓여요.`;
  return (
    <Text size="sm" tone="muted">
      {due === null ? when : `${when} ${formatDateTime(due)}에 자동으로 확정돼요.`}
    </Text>
  );
}

/** Shows the money and the points of the order that were given back, or went over to another one. */
const Refund = ({
  order: { refund_price: price, refund_point: point, exchanged_price: movedPrice, exchanged_point: movedPoint },
}: {
  order: OrderDetail;
}) => (
  <>
    {price > 0 ? <AmountRow label="환불 금액">{formatWon(price)}</AmountRow> : null}
    {point > 0 ? <AmountRow label="돌려드린 포인트">{formatPoints(point)}</AmountRow> : null}
    {movedPrice > 0 ? <AmountRow label="교환 주문으로 넘어간 금액">{formatWon(movedPrice)}</AmountRow> : null}
    {movedPoint > 0 ? <AmountRow label="교환 주문으로 넘어간 포인트">{formatPoints(movedPoint)}</AmountRow> : null}
  </>
);

/** Shows the price of the order, and the points that it gives. */
export const OrderAmounts = ({ order }: { order: OrderDetail }) => (
  <Card as="section" aria-label="결제 금액">
    <Stack gap={3}>
      <Heading as="h2" size="lg">
        결제 금액
      </Heading>
      <AmountRow label="상품 금액">{formatWon(order.total_price)}</AmountRow>
      <AmountRow label="배송비">{formatWon(order.shipping_fee)}</AmountRow>
      {order.point > 0 ? <AmountRow label="포인트 사용">{`-${formatWon(order.point)}`}</AmountRow> : null}
      <Divider />
      <AmountRow label={order.payment_date === null ? '결제할 금액' : '결제한 금액'} isTotal>
        {formatWon(order.payment_price)}
      </AmountRow>
      <Refund order={order} />
      {order.ended_price > 0 && !isLost(order) ? (
        <AmountRow label="남은 상품 금액">{formatWon(order.total_price - order.ended_price)}</AmountRow>
      ) : null}
      {order.payment_date === null ? null : (
        <Text size="sm" tone="muted" numeric>
          {`${formatDateTime(order.payment_date)} 결제`}
        </Text>
      )}
      {order.receipt_url ? (
        <Anchor href={order.receipt_url} target="_blank" rel="noreferrer" alignSelf="flex-start">
          영수증 보기
        </Anchor>
      ) : null}
      <Reward order={order} />
    </Stack>
  </Card>
);
