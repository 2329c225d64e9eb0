import { ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { formatDate } from '@danji/contracts/format/date';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { Coupon } from '@danji/contracts/points/coupon';
import {
  COUPON_STATE_LABELS,
  COUPON_STATES,
  type CouponState,
  toCouponState,
} from '@danji/contracts/points/coupon-rules';
import { Badge, type TableColumn, type Tone } from '@danji/ui';
import { GoodLine } from './good-line.tsx';

const TONES: Readonly<Record<CouponState, Tone>> = {
  open: 'success',
  scheduled: 'brand',
  ended: 'neutral',
  stopped: 'danger',
};

export function CouponStateBadge({ coupon, today }: { coupon: Coupon; today: string }) {
  const state = toCouponState(coupon, today);
  return <Badge tone={TONES[state]}>{COUPON_STATE_LABELS[state]}</Badge>;
}

const toPeriod = ({ date_start, date_end }: Coupon): string => `${formatDate(date_start)} ~ ${formatDate(date_end)}`;

/** The columns of the list; it can be filtered by state. `today` is a business day. */
export const toCouponColumns = (today: string): readonly TableColumn<Coupon>[] => [
  {
    key: 'title',
    header: '쿠폰',
    cell: ({ title, thumbnail_image_url }) => <GoodLine picture={thumbnail_image_url} title={title} />,
    exportValue: ({ title }) => title,
  },
  {
    key: 'brand',
    header: '브랜드',
    cell: ({ gifti_coupon_thumb: good }) => good.brand_name,
    exportValue: ({ gifti_coupon_thumb: good }) => good.brand_name,
  },
  {
    key: 'state',
    header: '상태',
    width: '120px',
    filter: { kind: 'choice', options: COUPON_STATES.map((value) => ({ value, label: COUPON_STATE_LABELS[value] })) },
    cell: (coupon) => <CouponStateBadge coupon={coupon} today={today} />,
    exportValue: (coupon) => COUPON_STATE_LABELS[toCouponState(coupon, today)],
  },
  {
    key: 'price',
    header: '포인트 가격',
    width: '130px',
    align: 'end',
    sortKey: 'price',
    cell: ({ price }) => formatPoints(price),
    exportValue: ({ price }) => price,
  },
  {
    key: 'sale_price',
    header: '구매 가격',
    width: '120px',
    align: 'end',
    hideOnCards: true,
    cell: ({ gifti_coupon_thumb: good }) => formatWon(good.sale_price),
    exportValue: ({ gifti_coupon_thumb: good }) => good.sale_price,
  },
  { key: 'date_end', header: '신청 기간', whole: true, sortKey: 'date_end', cell: toPeriod, exportValue: toPeriod },
  {
    key: 'application_type',
    header: '발급 방식',
    width: '130px',
    hideOnCards: true,
    cell: ({ application_type }) => ApplicationType.label(application_type),
    exportValue: ({ application_type }) => ApplicationType.label(application_type),
  },
];
