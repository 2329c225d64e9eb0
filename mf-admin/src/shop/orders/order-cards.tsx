import { toOrderState } from '@danji/contracts/codes/order-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import { History } from '@danji/app-kit';
import type { OrderDetail, StaffOrderDetail } from '@danji/contracts/shop/order';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, DescriptionList, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { describeActor, describeItem, describeShipping, describeUnits } from './order-labels.ts';

type OrderProps = { order: OrderDetail };

/** Shows the ordered goods, at the prices of then, and their price. */
export const OrderAmounts = ({ order }: OrderProps) => (
  <DetailCard
    title="상품과 금액"
    aside={
      <Anchor asChild>
        <Link to={webPaths.adminProduct(order.product_id)}>상품 보기</Link>
      </Anchor>
    }
  >
    <DescriptionList
      items={[
        ...order.items.map((item) => ({
          term: describeItem(item),
          detail: formatWon(item.price_at_order * item.quantity),
        })),
        ...order.additionals.map((one) => ({
          term: `추가 상품 ${one.additional.name} · ${describeUnits(one)}`,
          detail: formatWon(one.price_at_order * one.quantity),
        })),
        { term: '상품 금액', detail: formatWon(order.total_price) },
        ...(order.ended_price > 0
          ? [{ term: '남은 상품 금액', detail: formatWon(order.total_price - order.ended_price) }]
          : []),
        { term: '배송비', detail: formatWon(order.shipping_fee) },
        { term: '사용 포인트', detail: formatPoints(order.point) },
        { term: '결제 금액', detail: formatWon(order.payment_price) },
        ...(order.refund_price > 0 ? [{ term: '환불 금액', detail: formatWon(order.refund_price) }] : []),
        ...(order.refund_point > 0 ? [{ term: '돌려준 포인트', detail: formatPoints(order.refund_point) }] : []),
        ...(order.return_fee > 0 ? [{ term: '뺀 반품 배송비', detail: formatWon(order.return_fee) }] : []),
        ...(order.exchanged_price > 0
          ? [{ term: '교환 주문으로 넘어간 금액', detail: formatWon(order.exchanged_price) }]
          : []),
        ...(order.exchanged_point > 0
          ? [{ term: '교환 주문으로 넘어간 포인트', detail: formatPoints(order.exchanged_point) }]
          : []),
        { term: '적립 포인트', detail: formatPoints(order.accum_point) },
      ]}
    />
  </DetailCard>
);

/** How it was paid. */
export const OrderPayment = ({
  order: { payment_uuid, payment_date, payment_code, receipt_url, hold_until, exchange_of },
}: OrderProps) => (
  <DetailCard
    title="결제"
    aside={
      payment_uuid === null ? null : (
        <Anchor asChild>
          <Link to={`${webPaths.adminPayments}?search=${payment_uuid}`}>결제 보기</Link>
        </Anchor>
      )
    }
  >
    <DescriptionList
      items={[
        ...(exchange_of === null
          ? []
          : [
              {
                term: '교환한 주문',
                detail: (
                  <Anchor asChild>
                    <Link to={webPaths.adminOrder(exchange_of)}>{`주문 ${exchange_of} (다시 결제하지 않음)`}</Link>
                  </Anchor>
                ),
              },
            ]),
        { term: '결제한 때', detail: formatDateTime(payment_date) },
        { term: '거래 번호', detail: payment_code ?? '-' },
        ...(payment_date === null && hold_until ? [{ term: '결제 기한', detail: formatDateTime(hold_until) }] : []),
        ...(receipt_url
          ? [
              {
                term: '영수증',
                detail: (
                  <Anchor href={receipt_url} target="_blank" rel="noreferrer">
                    영수증 보기
                  </Anchor>
                ),
              },
            ]
          : []),
      ]}
    />
  </DetailCard>
);

/** Shows the buyer of an order. */
export const OrderCustomer = ({ order }: { order: StaffOrderDetail }) => (
  <DetailCard title="주문한 분">
    <DescriptionList
      items={[
        {
          term: '회원',
          detail: (
            <Anchor asChild>
              <Link to={webPaths.adminUser(order.user_id)}>{order.user.name}</Link>
            </Anchor>
          ),
        },
        ...(order.is_by_phone ? [{ term: '전화로 접수한 운영자', detail: order.entered_by?.name ?? '-' }] : []),
        { term: '이름', detail: order.customer_name },
        { term: '연락처', detail: order.customer_tel },
        { term: '이메일', detail: order.customer_email || '-' },
        { term: '주소', detail: order.customer_address || '-' },
        { term: '주문 메모', detail: order.customer_message || '-' },
      ]}
    />
  </DetailCard>
);

/** Where it goes, and how. */
export const OrderDelivery = ({ order }: OrderProps) => (
  <DetailCard title="배송">
    <DescriptionList
      items={[
        { term: '받는 분', detail: order.delivery_name },
        { term: '연락처', detail: order.delivery_tel },
        { term: '주소', detail: `(${order.delivery_address_code}) ${order.delivery_address}` },
        { term: '배송 메시지', detail: order.delivery_message || '-' },
        { term: '배송 방법', detail: describeShipping(order) },
        ...(order.tracking_url
          ? [
              {
                term: '배송 조회',
                detail: (
                  <Anchor href={order.tracking_url} target="_blank" rel="noreferrer">
                    택배사에서 보기
                  </Anchor>
                ),
              },
            ]
          : []),
        ...(order.confirm_due ? [{ term: '자동 구매확정', detail: formatDateTime(order.confirm_due) }] : []),
        ...(order.cancel_reason ? [{ term: '취소 사유', detail: order.cancel_reason }] : []),
        ...(order.refund_reason ? [{ term: '환불 사유', detail: order.refund_reason }] : []),
      ]}
    />
  </DetailCard>
);

/** Shows the events of an order. */
export const OrderTrail = ({ order: { events } }: OrderProps) => (
  <DetailCard title="진행 기록">
    <History
      entries={events.map((event) => ({
        id: event.id,
        title: [toOrderState({ status: event.to_status, is_exchange: event.is_exchange }), event.lines]
          .filter(Boolean)
          .join(' · '),
        by: describeActor(event),
        at: event.created,
        ...(event.reason !== null && { children: <Text size="sm">{event.reason}</Text> }),
      }))}
    />
  </DetailCard>
);
