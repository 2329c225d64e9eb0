import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { CouponGift } from '@danji/contracts/points/coupon-gift';
import { Badge, type TableColumn, type Tone } from '@danji/ui';

/** How far the sending of a gift is. */
function describeState({ waiting, failed }: CouponGift): { label: string; tone: Tone } {
  if (waiting > 0) return { label: '보내는 중', tone: 'brand' };
  return failed > 0 ? { label: '실패 있음', tone: 'danger' } : { label: '모두 끝남', tone: 'success' };
}

export function GiftState({ gift }: { gift: CouponGift }) {
  const { label, tone } = describeState(gift);
  return <Badge tone={tone}>{label}</Badge>;
}

/** The gifts, the newest first; a file has their numbers without unit. */
export const GIFT_COLUMNS: readonly TableColumn<CouponGift>[] = [
  { key: 'coupon', header: '쿠폰', cell: ({ coupon }) => coupon.title, exportValue: ({ coupon }) => coupon.title },
  { key: 'reason', header: '사유', cell: ({ reason }) => reason, exportValue: ({ reason }) => reason },
  {
    key: 'state',
    header: '상태',
    width: '120px',
    cell: (gift) => <GiftState gift={gift} />,
    exportValue: (gift) => describeState(gift).label,
  },
  {
    key: 'issued',
    header: '발급',
    align: 'end',
    whole: true,
    cell: ({ issued, members }) => `${formatNumber(issued)} / ${formatNumber(members)}명`,
    exportValue: ({ issued }) => issued,
  },
  {
    key: 'failed',
    header: '보내지 못함',
    align: 'end',
    whole: true,
    cell: ({ failed, impossible }) => `${formatNumber(failed + impossible)}명`,
    exportValue: ({ failed, impossible }) => failed + impossible,
  },
  {
    key: 'cost',
    header: '비용',
    align: 'end',
    whole: true,
    cell: ({ cost }) => formatWon(cost),
    exportValue: ({ cost }) => cost,
  },
  {
    key: 'user',
    header: '보낸 사람',
    hideOnCards: true,
    cell: ({ user }) => user.name,
    exportValue: ({ user }) => user.name,
  },
  {
    key: 'created',
    header: '보낸 때',
    whole: true,
    cell: ({ created }) => formatDateTime(created),
    exportValue: ({ created }) => formatDateTime(created),
  },
];
