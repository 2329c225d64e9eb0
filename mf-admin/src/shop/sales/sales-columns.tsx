import { PAYMENT_METHOD_LABELS } from '@danji/contracts/codes/payment-codes';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { SalesFigures, SalesReport } from '@danji/contracts/shop/sales';
import type { TableColumn } from '@danji/ui';

/** The part of the sales that came back, per cent with one digit; `-` without sales. */
export const toRefundRate = ({ sales, refund_amount }: SalesFigures): string =>
  sales > 0 ? `${Math.round((refund_amount / sales) * 1000) / 10}%` : '-';

const FIGURES: readonly TableColumn<SalesFigures>[] = [
  {
    key: 'orders',
    header: '주문',
    align: 'end',
    cell: ({ orders }) => formatNumber(orders),
    exportValue: ({ orders }) => orders,
  },
  {
    key: 'sales',
    header: '매출',
    align: 'end',
    cell: ({ sales }) => formatWon(sales),
    exportValue: ({ sales }) => sales,
  },
  {
    key: 'refunds',
    header: '환불 건수',
    align: 'end',
    cell: ({ refunds }) => formatNumber(refunds),
    exportValue: ({ refunds }) => refunds,
  },
  {
    key: 'refund_amount',
    header: '환불',
    align: 'end',
    cell: ({ refund_amount }) => formatWon(refund_amount),
    exportValue: ({ refund_amount }) => refund_amount,
  },
  {
    key: 'net',
    header: '남은 매출',
    align: 'end',
    cell: ({ sales, refund_amount }) => formatWon(sales - refund_amount),
    exportValue: ({ sales, refund_amount }) => sales - refund_amount,
  },
  { key: 'rate', header: '환불률', align: 'end', cell: toRefundRate, exportValue: toRefundRate },
];

type Row<Name extends keyof Omit<SalesReport, 'sums'>> = SalesReport[Name][number];

const toColumns = <T extends SalesFigures>(header: string, name: (row: T) => string): readonly TableColumn<T>[] => [
  { key: 'name', header, cell: name, exportValue: name },
  ...FIGURES,
];

export const DAY_COLUMNS = toColumns('날짜', ({ date }: Row<'days'>) => date);
export const PRODUCT_COLUMNS = toColumns('상품', ({ name }: Row<'products'>) => name);
export const CATEGORY_COLUMNS = toColumns('분류', ({ name }: Row<'categories'>) => name);
export const METHOD_COLUMNS = toColumns('결제 수단', ({ method }: Row<'methods'>) =>
  method === null ? '확인할 수 없음' : PAYMENT_METHOD_LABELS[method],
);
