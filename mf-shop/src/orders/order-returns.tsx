import { useMutation } from '@danji/api-client';
import { OrderStatus, type ReturnKind, ReturnReason, toReturnState } from '@danji/contracts/codes/order-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { OrderDetail } from '@danji/contracts/shop/order';
import { withdrawReturn } from '@danji/contracts/shop/order-return.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Button, Card, DescriptionList, Divider, Flex, Heading, Stack } from '@danji/ui';
import { Fragment } from 'react';

type OrderReturn = OrderDetail['returns'][number];

const NAMES: Record<ReturnKind, string> = { refund: '반품', exchange: '교환' };

function Withdraw({ id, kind }: { id: number; kind: ReturnKind }) {
  const name = NAMES[kind];
  const [ask, toast] = [useConfirm(), useToast()];
  const { trigger, isRunning } = useMutation(withdrawReturn);
  const withdraw = async (): Promise<void> => {
    const isSure = await ask({
      title: `${name} 요청을 취소할까요?`,
      description: '상품을 그대로 쓰고, 주문은 요청하기 전 상태로 돌아가요.',
      confirmLabel: '요청 취소',
      cancelLabel: '그대로 두기',
    });
    if (!isSure) return;
    const made = await trigger({ params: { id } });
    toast(
      made.ok ? { title: `${name} 요청을 취소했어요`, tone: 'success' } : { title: made.error.title, tone: 'danger' },
    );
  };
  return (
    <Button variant="outline" alignSelf="flex-start" loading={isRunning} onClick={() => void withdraw()}>
      {`${name} 요청 취소`}
    </Button>
  );
}

/** How it has ended: with money, or with a new order. */
function toEnd(one: OrderReturn) {
  if (one.state !== 'refunded') return [];
  const reason = one.fee_reason ? [{ term: '배송비를 바꾼 사유', detail: one.fee_reason }] : [];
  if (one.kind === 'exchange') return [{ term: '교환 배송비', detail: formatWon(one.return_fee ?? 0) }, ...reason];
  return [
    ...(one.return_fee ? [{ term: '반품 배송비', detail: `-${formatWon(one.return_fee)}` }] : []),
    ...reason,
    { term: '환불 금액', detail: formatWon(one.refund_price ?? 0) },
    { term: '돌려드린 포인트', detail: formatPoints(one.refund_point ?? 0) },
  ];
}

const toItems = (one: OrderReturn) => [
  ...(one.lines ? [{ term: `${NAMES[one.kind]}하는 상품`, detail: one.lines }] : []),
  ...(one.wanted_lines ? [{ term: '새로 보내는 상품', detail: one.wanted_lines }] : []),
  { term: '사유', detail: ReturnReason.label(one.reason_code) },
  ...(one.reason ? [{ term: '자세한 사유', detail: one.reason }] : []),
  { term: '요청한 때', detail: formatDateTime(one.created) },
  ...(one.post_company
    ? [{ term: '회수', detail: [one.post_company, one.post_tracking_number].filter(Boolean).join(' ') }]
    : []),
  ...(one.answer ? [{ term: '거절 사유', detail: one.answer }] : []),
  ...toEnd(one),
];

const Entry = ({ order, one }: { order: OrderDetail; one: OrderReturn }) => (
  <Stack gap={3}>
    <Badge tone={one.state === 'refused' ? 'danger' : 'neutral'} alignSelf="flex-start">
      {toReturnState(one.kind, one.state)}
    </Badge>
    <DescriptionList items={toItems(one)} />
    {one.images.length > 0 ? (
      <Flex gap={2} flexWrap="wrap">
        {one.images.map(({ id, image }, at) => (
          <a key={id} href={image} target="_blank" rel="noreferrer">
            <img
              src={image}
              alt={`${NAMES[one.kind]} 사진 ${at + 1}`}
              width="80"
              height="80"
              style={{ objectFit: 'cover', borderRadius: 8 }}
            />
          </a>
        ))}
      </Flex>
    ) : null}
    {one.tracking_url && one.state === 'collecting' ? (
      <Anchor href={one.tracking_url} target="_blank" rel="noreferrer" alignSelf="flex-start">
        회수 조회
      </Anchor>
    ) : null}
    {one.state === 'requested' && !one.is_by_staff && order.status === OrderStatus.REFUND_REQUEST ? (
      <Withdraw id={order.id} kind={one.kind} />
    ) : null}
    {one.new_order_id ? (
      <Anchor asChild alignSelf="flex-start">
        <Link to={webPaths.shopOrder(one.new_order_id)}>{`새 주문 ${one.new_order_id} 보기`}</Link>
      </Anchor>
    ) : null}
  </Stack>
);

/** The returns of an order, the newest first, with how each went. */
export function OrderReturns({ order }: { order: OrderDetail }) {
  if (order.returns.length === 0) return null;
  const title = [...new Set(order.returns.map(({ kind }) => NAMES[kind]))].toSorted().toReversed().join('·');
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading as="h2" size="lg">
          {title}
        </Heading>
        {order.returns.map((one, at) => (
          <Fragment key={one.id}>
            {at > 0 ? <Divider /> : null}
            <Entry order={order} one={one} />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}
