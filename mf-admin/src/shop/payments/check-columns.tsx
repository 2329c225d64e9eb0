import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { PAYMENT_DIFFERENCES, type PaymentCheck, type PaymentDifference } from '@danji/contracts/shop/payment-check';
import { Badge, Flex, type TableColumn } from '@danji/ui';
import { toTheirState } from './payment-labels.ts';

/** The columns of the compared days. */
export const CHECK_COLUMNS: readonly TableColumn<PaymentCheck>[] = [
  { key: 'day', header: '날', whole: true, cell: ({ day }) => formatDate(day) },
  {
    key: 'differences',
    header: '결과',
    cell: ({ differences, unanswered }) => (
      <Flex gap={2} flexWrap="wrap">
        {differences > 0 ? <Badge tone="danger">{`차이 ${formatNumber(differences)}건`}</Badge> : null}
        {unanswered > 0 ? <Badge tone="warning">{`확인 못 함 ${formatNumber(unanswered)}건`}</Badge> : null}
        {differences + unanswered === 0 ? <Badge tone="success">차이 없음</Badge> : null}
      </Flex>
    ),
  },
  { key: 'payments', header: '결제', align: 'end', cell: ({ payments }) => `${formatNumber(payments)}건` },
  { key: 'created', header: '대조한 때', whole: true, cell: ({ created }) => formatDateTime(created) },
];

const toTheirs = ({ their_status, their_amount }: PaymentDifference): string =>
  their_status === null || their_amount === null
    ? '기록 없음'
    : `${toTheirState(their_status)} ${formatWon(their_amount)}`;

/** The columns of the differences of a day. */
export const DIFFERENCE_COLUMNS: readonly TableColumn<PaymentDifference>[] = [
  { key: 'kind', header: '구분', cell: ({ kind }) => PAYMENT_DIFFERENCES[kind] },
  {
    key: 'ours',
    header: '단지',
    cell: ({ our_status, our_amount }) => `${PaymentStatus.label(our_status)} ${formatWon(our_amount)}`,
  },
  { key: 'theirs', header: '결제 회사', cell: toTheirs },
  { key: 'payment', header: '거래 번호', cell: ({ payment_code, uuid }) => payment_code ?? uuid },
];
