import { ApplicationStatus, type ApplicationStatusCode } from '@danji/contracts/codes/coupon-codes';
import type { CouponApplication } from '@danji/contracts/points/coupon-application';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints } from '@danji/contracts/format/number';
import { Badge, type TableColumn, Text } from '@danji/ui';

const { WAIT, DONE, REFUND_APPLY, FAILED } = ApplicationStatus;
const OPTIONS = ApplicationStatus.options.map(({ code, label }) => ({ value: String(code), label }));

export const toStatusTone = (status: ApplicationStatusCode) => {
  if (status === WAIT || status === REFUND_APPLY) return 'warning';
  if (status === FAILED) return 'danger';
  return status === DONE ? 'success' : 'neutral';
};

/** The columns of the queue; pins are in none of them. */
export const APPLICATION_COLUMNS: readonly TableColumn<CouponApplication>[] = [
  {
    key: 'coupon',
    header: '쿠폰',
    cell: ({ coupon }) => (
      <>
        {coupon.title}
        <Text as="span" display="block" size="sm" tone="subtle">
          {coupon.brand_name}
        </Text>
      </>
    ),
    exportValue: ({ coupon }) => coupon.title,
  },
  { key: 'user', header: '회원', width: '140px', cell: ({ user }) => user.name, exportValue: ({ user }) => user.name },
  {
    key: 'payment_price',
    header: '포인트',
    width: '120px',
    cell: ({ payment_price, gift }) => (gift ? '무료' : formatPoints(payment_price)),
    exportValue: ({ payment_price }) => payment_price,
  },
  {
    key: 'application_status',
    header: '상태',
    width: '120px',
    cell: ({ application_status: status }) => (
      <Badge tone={toStatusTone(status)}>{ApplicationStatus.label(status)}</Badge>
    ),
    exportValue: ({ application_status }) => ApplicationStatus.label(application_status),
    filter: { kind: 'choice', options: OPTIONS },
  },
  {
    key: 'created_date',
    header: '신청',
    width: '170px',
    cell: ({ created_date }) => formatDateTime(created_date),
    exportValue: ({ created_date }) => formatDateTime(created_date),
  },
];
