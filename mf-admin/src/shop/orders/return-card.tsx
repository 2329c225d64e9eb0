import { ReturnReason, toReturnState } from '@danji/contracts/codes/order-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { OrderDetail } from '@danji/contracts/shop/order';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, DescriptionList, Divider, Flex, Stack } from '@danji/ui';
import { Fragment } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';
import { toReturnName } from './order-labels.ts';

type OrderReturn = OrderDetail['returns'][number];

const toItems = (one: OrderReturn) => [
  { term: '상태', detail: toReturnState(one.kind, one.state) },
  ...(one.lines ? [{ term: `${toReturnName(one.kind)}하는 상품`, detail: one.lines }] : []),
  ...(one.wanted_lines ? [{ term: '새로 보내는 상품', detail: one.wanted_lines }] : []),
  {
    term: `${toReturnName(one.kind)} 사유`,
    detail: `${ReturnReason.label(one.reason_code)}${one.is_by_staff ? ' (운영팀 접수)' : ''}`,
  },
  { term: '자세한 사유', detail: one.reason || '-' },
  { term: '접수한 때', detail: formatDateTime(one.created) },
  ...(one.post_company
    ? [
        {
          term: '회수',
          detail: one.tracking_url ? (
            <Anchor href={one.tracking_url} target="_blank" rel="noreferrer">
              {`${one.post_company} ${one.post_tracking_number ?? ''}`}
            </Anchor>
          ) : (
            one.post_company
          ),
        },
      ]
    : []),
  ...(one.answer ? [{ term: '거절 사유', detail: one.answer }] : []),
  ...(one.new_order_id
    ? [
        {
          term: '새 주문',
          detail: (
            <Anchor asChild>
              <Link to={webPaths.adminOrder(one.new_order_id)}>{`주문 ${one.new_order_id}`}</Link>
            </Anchor>
          ),
        },
      ]
    : []),
  ...(one.refund_price === null || one.kind === 'exchange'
    ? []
    : [{ term: '환불 금액', detail: formatWon(one.refund_price) }]),
  ...(one.refund_point ? [{ term: '돌려준 포인트', detail: formatPoints(one.refund_point) }] : []),
  ...(one.return_fee === null ? [] : [{ term: `${toReturnName(one.kind)} 배송비`, detail: formatWon(one.return_fee) }]),
  ...(one.fee_reason ? [{ term: '배송비를 바꾼 사유', detail: one.fee_reason }] : []),
];

/** The returns of an order, with the pictures that its buyer has sent. */
export const OrderReturns = ({ order: { returns } }: { order: OrderDetail }) =>
  returns.length === 0 ? null : (
    <DetailCard title={[...new Set(returns.map(({ kind }) => toReturnName(kind)))].toSorted().toReversed().join('·')}>
      <Stack gap={4}>
        {returns.map((one, at) => (
          <Fragment key={one.id}>
            {at > 0 ? <Divider /> : null}
            <DescriptionList items={toItems(one)} />
            {one.images.length > 0 ? (
              <Flex gap={2} flexWrap="wrap">
                {one.images.map(({ id, image }, index) => (
                  <a key={id} href={image} target="_blank" rel="noreferrer">
                    <img
                      src={image}
                      alt={`${toReturnName(one.kind)} 사진 ${index + 1}`}
                      width="80"
                      height="80"
                      style={{ objectFit: 'cover', borderRadius: 8 }}
                    />
                  </a>
                ))}
              </Flex>
            ) : null}
          </Fragment>
        ))}
      </Stack>
    </DetailCard>
  );
