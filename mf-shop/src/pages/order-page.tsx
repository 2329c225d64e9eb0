import { useEndpoint } from '@danji/api-client';
import { History, Page, RecordScreen } from '@danji/app-kit';
import { toOrderState } from '@danji/contracts/codes/order-codes';
import type { OrderDetail } from '@danji/contracts/shop/order';
import { getOrder } from '@danji/contracts/shop/order.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Anchor, Badge, Card, Grid, Heading, Stack, Text } from '@danji/ui';
import { OrderActions } from '../orders/order-actions.tsx';
import { OrderAmounts } from '../orders/order-amounts.tsx';
import { OrderDelivery } from '../orders/order-delivery.tsx';
import { OrderLines } from '../orders/order-lines.tsx';
import { OrderPapers } from '../orders/order-papers.tsx';
import { OrderReturns } from '../orders/order-returns.tsx';
import { describeActor, describeDetails, describeEvent, describeStatus, toStatusTone } from '../orders/order-text.ts';
import { WriteReviewButton } from '../reviews/write-review-button.tsx';
import { OrderPayment } from '../shared/payment/order-payment.tsx';
import { TaxDocumentCard } from '../tax-documents/tax-document-card.tsx';

const LIST = { path: webPaths.shopOrders, label: '주문 내역' };
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' };

const Trail = ({ order: { events } }: { order: OrderDetail }) => (
  <Card as="section" aria-label="진행 내역">
    <Stack gap={1}>
      <Heading as="h2" size="lg">
        진행 내역
      </Heading>
      <History
        entries={events.toReversed().map((event) => ({
          id: event.id,
          title: describeEvent(event),
          by: describeActor(event),
          at: event.created,
          children: describeDetails(event) ? (
            <Text size="sm" overflowWrap="anywhere">
              {describeDetails(event)}
            </Text>
          ) : undefined,
        }))}
      />
    </Stack>
  </Card>
);

/** The way to the order whose goods came back for these. */
const ExchangedFrom = ({ order: { exchange_of: id } }: { order: OrderDetail }) =>
  id === null ? null : (
    <Card as="section" aria-label="교환 상품">
      <Stack gap={2}>
        <Heading as="h2" size="lg">
          교환 상품
        </Heading>
        <Text>처음 주문에서 교환한 상품이라 다시 결제하지 않아요.</Text>
        <Anchor asChild alignSelf="flex-start">
          <Link to={webPaths.shopOrder(id)}>{`처음 주문 ${id} 보기`}</Link>
        </Anchor>
      </Stack>
    </Card>
  );

const OrderScreen = ({ order }: { order: OrderDetail }) => (
  <Page
    title={order.product.name}
    windowTitle={`주문 ${order.id} ${order.product.name}`}
    back={LIST}
    badges={
      <>
        <Badge tone={toStatusTone(order.status)}>{toOrderState(order)}</Badge>
        {order.is_by_phone ? <Badge>전화 주문</Badge> : null}
        <Text as="span" size="sm" tone="muted" numeric>{`주문 번호 ${order.id}`}</Text>
      </>
    }
    description={describeStatus(order)}
    actions={<OrderActions order={order} review={<WriteReviewButton order={order.id} />} />}
  >
    <OrderPayment order={order} />
    <Grid gridTemplateColumns={COLUMNS} gap={{ base: 4, lg: 6 }} alignItems="start">
      <Stack gap={{ base: 4, lg: 6 }}>
        <OrderLines order={order} />
        <ExchangedFrom order={order} />
        <OrderReturns order={order} />
        <OrderDelivery order={order} />
      </Stack>
      <Stack gap={{ base: 4, lg: 6 }}>
        <OrderAmounts order={order} />
        <OrderPapers order={order} />
        {order.payment_date === null ? null : <TaxDocumentCard order={order} />}
        <Trail order={order} />
      </Stack>
    </Grid>
  </Page>
);

/** `/shop/orders/:id`: one order, what happened to it, and what its buyer can do. */
export function OrderPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getOrder, { params: { id } })}
      name="주문"
      list={LIST}
      missing={{ title: '주문을 찾을 수 없어요' }}
    >
      {(order) => <OrderScreen order={order} />}
    </RecordScreen>
  );
}
