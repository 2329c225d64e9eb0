import { History } from '@danji/app-kit';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import { REFUND_STATES, type StaffPaymentDetail, type StaffRefund } from '@danji/contracts/shop/payment-staff';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, DescriptionList, Divider, Flex, Stack, Text } from '@danji/ui';
import { Fragment } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';
import { toMethodLabel, toOperationLabel, toRefundTone, toTheirState } from './payment-labels.ts';
import { RetryButton } from './retry-button.tsx';
import { SentButton } from './sent-button.tsx';

type PaymentProps = { payment: StaffPaymentDetail };

const toAccountItems = ({ account, account_until }: StaffPaymentDetail) =>
  account === null
    ? []
    : [
        { term: '가상계좌', detail: account },
        { term: '입금 기한', detail: formatDateTime(account_until) },
      ];

const toFailureItems = ({ failure, failure_code }: StaffPaymentDetail) =>
  failure === null ? [] : [{ term: '실패 사유', detail: `${failure} (${failure_code ?? ''})` }];

const toReceiptItems = ({ receipt_url }: StaffPaymentDetail) =>
  receipt_url === null
    ? []
    : [
        {
          term: '영수증',
          detail: (
            <Anchor href={receipt_url} target="_blank" rel="noreferrer">
              영수증 보기
            </Anchor>
          ),
        },
      ];

/** The amounts of a payment, and how it was made. */
export const PaymentAmounts = ({ payment }: PaymentProps) => (
  <DetailCard title="금액과 수단">
    <DescriptionList
      items={[
        {
          term: '회원',
          detail: (
            <Anchor asChild>
              <Link to={webPaths.adminUser(payment.user.id)}>{payment.user.name}</Link>
            </Anchor>
          ),
        },
        { term: '결제 수단', detail: toMethodLabel(payment.method) },
        { term: '상품 금액', detail: formatWon(payment.order_price) },
        { term: '배송비', detail: formatWon(payment.shipping_fee) },
        { term: '사용 포인트', detail: formatPoints(payment.used_point) },
        { term: '결제 금액', detail: formatWon(payment.payment_price) },
        { term: '결제 회사에 남은 금액', detail: formatWon(payment.balance) },
        { term: '결제 번호', detail: payment.uuid },
        { term: '거래 번호', detail: payment.payment_code ?? '-' },
        { term: '결제창에서 확인한 때', detail: formatDateTime(payment.confirmed) },
        { term: '결제한 때', detail: formatDateTime(payment.paid) },
        ...toAccountItems(payment),
        ...toFailureItems(payment),
        ...toReceiptItems(payment),
      ]}
    />
  </DetailCard>
);

/** The orders that a payment pays, each with its part. */
export const PaymentOrders = ({ payment: { orders } }: PaymentProps) => (
  <DetailCard title="주문">
    <DescriptionList
      items={orders.map(({ order_id, product_name, status, amount, point }) => ({
        term: `주문 ${order_id}`,
        detail: (
          <>
            <Anchor asChild>
              <Link to={webPaths.adminOrder(order_id)}>{product_name}</Link>
            </Anchor>
            {['', OrderStatus.label(status), formatWon(amount), ...(point > 0 ? [formatPoints(point)] : [])].join(
              ' · ',
            )}
          </>
        ),
      }))}
    />
  </DetailCard>
);

const toRefundItems = (refund: StaffRefund) => [
  { term: '종류', detail: refund.kind === 'void' ? '가상계좌 닫기' : formatWon(refund.amount) },
  { term: '사유', detail: refund.reason },
  ...(refund.order_id === null ? [] : [{ term: '주문 번호', detail: String(refund.order_id) }]),
  ...(refund.account === null ? [] : [{ term: '환불 계좌', detail: refund.account }]),
  ...(refund.is_by_hand ? [{ term: '방법', detail: '카드 일부만 취소할 수 없어 계좌로 직접 보내요.' }] : []),
  { term: '요청한 때', detail: formatDateTime(refund.created) },
  ...(refund.done === null ? [] : [{ term: '환불한 때', detail: formatDateTime(refund.done) }]),
  ...(refund.failure === null
    ? []
    : [{ term: '마지막 응답', detail: `${refund.failure} (${refund.failure_code ?? ''}) · ${refund.tries}번 시도` }]),
];

const RefundAction = ({ refund }: { refund: StaffRefund }) => {
  if (refund.state !== 'failed') return null;
  return refund.is_by_hand ? <SentButton refund={refund} /> : <RetryButton refund={refund} />;
};

/** The refunds of a payment; one that was refused for good can be tried again. */
export const PaymentRefunds = ({ payment: { refunds } }: PaymentProps) =>
  refunds.length === 0 ? null : (
    <DetailCard title="환불">
      <Stack gap={4}>
        {refunds.map((refund, at) => (
          <Fragment key={refund.id}>
            {at > 0 ? <Divider /> : null}
            <Flex justifyContent="space-between" alignItems="center" gap={3}>
              <Badge tone={toRefundTone(refund.state)}>{REFUND_STATES[refund.state]}</Badge>
              <RefundAction refund={refund} />
            </Flex>
            <DescriptionList items={toRefundItems(refund)} />
          </Fragment>
        ))}
      </Stack>
    </DetailCard>
  );

/** Lists the answers and messages of the gateway about a payment, the newest first. */
export const PaymentAnswers = ({ payment: { answers } }: PaymentProps) => (
  <DetailCard title="결제 회사의 응답">
    {answers.length === 0 ? (
      <Text tone="subtle">결제 회사와 주고받은 기록이 없어요.</Text>
    ) : (
      <History
        entries={answers.map(({ id, operation, code, status, amount, balance, created }) => ({
          id,
          title: `${toOperationLabel(operation)} · ${code}`,
          at: created,
          ...(status !== null && {
            children: (
              <Text size="sm">
                {[
                  toTheirState(status),
                  amount !== null && formatWon(amount),
                  balance !== null && `남은 금액 ${formatWon(balance)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            ),
          }),
        }))}
      />
    )}
  </DetailCard>
);
