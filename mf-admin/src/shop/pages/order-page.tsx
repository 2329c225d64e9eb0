import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { toOrderState } from '@danji/contracts/codes/order-codes';
import type { StaffOrderDetail } from '@danji/contracts/shop/order';
import { getStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { Badge, Grid, Stack } from '@danji/ui';
import { OrderActions } from '../orders/order-actions.tsx';
import { OrderAmounts, OrderCustomer, OrderDelivery, OrderPayment, OrderTrail } from '../orders/order-cards.tsx';
import { OrderPapers } from '../orders/order-papers.tsx';
import { OrderReturns } from '../orders/return-card.tsx';
import { toStatusTone } from '../orders/order-labels.ts';

const LIST = { path: webPaths.adminOrders, label: '주문 목록' };
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' };

const Order = ({ order }: { order: StaffOrderDetail }) => (
  <Page
    title={order.product.name}
    windowTitle={`${order.product.name} 주문 ${order.id}`}
    back={LIST}
    description={`주문 번호 ${order.id}`}
    badges={
      <>
        <Badge tone={toStatusTone(order.status)}>{toOrderState(order)}</Badge>
        {order.is_by_phone ? <Badge>전화 주문</Badge> : null}
      </>
    }
    actions={
      <>
        <OrderPapers order={order} />
        <OrderActions order={order} />
      </>
    }
  >
    <Grid gridTemplateColumns={COLUMNS} gap={5} alignItems="start">
      <Stack gap={5}>
        <OrderAmounts order={order} />
        <OrderPayment order={order} />
        <OrderTrail order={order} />
      </Stack>
      <Stack gap={5}>
        <OrderReturns order={order} />
        <OrderDelivery order={order} />
        <OrderCustomer order={order} />
      </Stack>
    </Grid>
  </Page>
);

/** `/admin/orders/:id`: one order with what happened to it, and what an operator may do with it. */
export function OrderPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getStaffOrder, { params: { id } })}
      name="주문"
      list={LIST}
      missing={{ title: '주문을 찾을 수 없어요' }}
    >
      {(order) => <Order order={order} />}
    </RecordScreen>
  );
}
