import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS, PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import type { StaffPayment } from '@danji/contracts/shop/payment-staff';
import { Badge, type TableColumn } from '@danji/ui';
import { toMethodLabel, toPaymentTone } from './payment-labels.ts';

const STATES = PaymentStatus.options.map(({ code, label }) => ({ value: String(code), label }));
const METHODS = PAYMENT_METHODS.map((method) => ({ value: method, label: PAYMENT_METHOD_LABELS[method] }));

/** The columns of the payments; the list can be filtered by state and method. */
export const PAYMENT_COLUMNS: readonly TableColumn<StaffPayment>[] = [
  { key: 'name', header: '상품', cell: ({ name }) => name },
  {
    key: 'status',
    header: '상태',
    whole: true,
    filter: { kind: 'choice', options: STATES },
    cell: ({ status }) => <Badge tone={toPaymentTone(status)}>{PaymentStatus.label(status)}</Badge>,
  },
  {
    key: 'method',
    header: '결제 수단',
    whole: true,
    filter: { kind: 'choice', options: METHODS },
    cell: ({ method }) => toMethodLabel(method),
  },
  { key: 'user', header: '회원', cell: ({ user }) => user.name },
  {
    key: 'payment_price',
    header: '결제 금액',
    align: 'end',
    whole: true,
    cell: ({ payment_price }) => formatWon(payment_price),
  },
  { key: 'payment_code', header: '거래 번호', hideOnCards: true, cell: ({ payment_code }) => payment_code ?? '-' },
  { key: 'created', header: '결제를 시작한 때', whole: true, cell: ({ created }) => formatDateTime(created) },
];
