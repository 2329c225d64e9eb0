import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import type { ReferralAccrual } from '@danji/contracts/points/referral-accrual';
import type { TableColumn } from '@danji/ui';
import { formatMonth } from '../shared/months.ts';

const pointsColumn = (
  key: 'sign_up_points' | 'purchase_points' | 'points',
  header: string,
): TableColumn<ReferralAccrual> => ({
  key,
  header,
  align: 'end',
  cell: (row) => formatPoints(row[key]),
  exportValue: (row) => row[key],
});

/** The columns of the report of a month. */
export const ACCRUAL_COLUMNS: readonly TableColumn<ReferralAccrual>[] = [
  { key: 'user', header: '추천인', cell: ({ user }) => user.name, exportValue: ({ user }) => user.name },
  {
    key: 'month',
    header: '달',
    whole: true,
    cell: ({ month }) => formatMonth(month),
    exportValue: ({ month }) => month,
  },
  {
    key: 'level',
    header: '단계',
    cell: ({ level }) => `${formatNumber(level)}단계`,
    exportValue: ({ level }) => level,
  },
  {
    key: 'grade',
    header: '추천 직책',
    cell: ({ grade }) => RecommendGrade.label(grade),
    exportValue: ({ grade }) => RecommendGrade.label(grade),
  },
  {
    key: 'sign_ups',
    header: '가입 추천',
    align: 'end',
    cell: ({ sign_ups }) => `${formatNumber(sign_ups)}명`,
    exportValue: ({ sign_ups }) => sign_ups,
  },
  pointsColumn('sign_up_points', '가입 적립'),
  pointsColumn('purchase_points', '구매 적립'),
  pointsColumn('points', '합계'),
];
