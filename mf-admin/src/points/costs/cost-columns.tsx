import { formatNumber, formatPoints, formatWon } from '@danji/contracts/format/number';
import type { VoucherCost, VoucherCostTotals } from '@danji/contracts/points/voucher-cost';
import type { TableColumn } from '@danji/ui';
import { formatMonth } from '../shared/months.ts';

const figure = (
  key: keyof VoucherCostTotals,
  header: string,
  format: (value: number) => string,
  hideOnCards = false,
): TableColumn<VoucherCost> => ({
  key,
  header,
  align: 'end',
  whole: true,
  hideOnCards,
  cell: (row) => format(row[key]),
  exportValue: (row) => row[key],
});
const formatCount = (count: number): string => `${formatNumber(count)}건`;

/** The vouchers of each coupon in a month; a file has their numbers without unit. */
export const COST_COLUMNS: readonly TableColumn<VoucherCost>[] = [
  { key: 'coupon', header: '쿠폰', cell: ({ coupon }) => coupon.title, exportValue: ({ coupon }) => coupon.title },
  { key: 'brand', header: '브랜드', cell: ({ brand_name }) => brand_name, exportValue: ({ brand_name }) => brand_name },
  {
    key: 'month',
    header: '달',
    whole: true,
    cell: ({ month }) => formatMonth(month),
    exportValue: ({ month }) => month,
  },
  figure('issued', '발급', formatCount),
  figure('gifts', '무료 발급', formatCount, true),
  figure('cost', '비용', formatWon),
  figure('points', '사용 포인트', formatPoints),
  figure('refunded', '환불', formatCount),
  figure('refunded_cost', '환불 비용', formatWon, true),
  figure('refunded_points', '환불 포인트', formatPoints, true),
];
