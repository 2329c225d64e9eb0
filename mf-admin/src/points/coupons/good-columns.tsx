import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { VoucherGood } from '@danji/contracts/points/voucher-good';
import { Badge, type TableColumn, type Tone } from '@danji/ui';
import { GoodLine } from './good-line.tsx';

const STATES: Readonly<Record<VoucherGood['state'], { label: string; tone: Tone }>> = {
  SALE: { label: '판매 중', tone: 'success' },
  SUS: { label: '판매 중지', tone: 'warning' },
  GONE: { label: '없어짐', tone: 'danger' },
};

export const GoodStateBadge = ({ state }: Pick<VoucherGood, 'state'>) => (
  <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
);

/** The columns of the catalogue; it can be filtered by state. */
export const GOOD_COLUMNS: readonly TableColumn<VoucherGood>[] = [
  {
    key: 'goods_name',
    header: '상품',
    sortKey: 'goods_name',
    cell: ({ goods_name, image_url }) => <GoodLine picture={image_url} title={goods_name} />,
    exportValue: ({ goods_name }) => goods_name,
  },
  {
    key: 'brand',
    header: '브랜드',
    cell: ({ brand_name }) => brand_name,
    exportValue: ({ brand_name }) => brand_name,
  },
  {
    key: 'state',
    header: '판매 상태',
    width: '130px',
    filter: { kind: 'choice', options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })) },
    cell: ({ state }) => <GoodStateBadge state={state} />,
    exportValue: ({ state }) => STATES[state].label,
  },
  {
    key: 'real_price',
    header: '정상 가격',
    width: '120px',
    align: 'end',
    hideOnCards: true,
    cell: ({ real_price }) => formatWon(real_price),
    exportValue: ({ real_price }) => real_price,
  },
  {
    key: 'sale_price',
    header: '구매 가격',
    width: '120px',
    align: 'end',
    sortKey: 'sale_price',
    cell: ({ sale_price }) => formatWon(sale_price),
    exportValue: ({ sale_price }) => sale_price,
  },
  {
    key: 'limit_day',
    header: '유효 기간',
    width: '110px',
    align: 'end',
    hideOnCards: true,
    cell: ({ limit_day }) => `${formatNumber(limit_day)}일`,
    exportValue: ({ limit_day }) => limit_day,
  },
  {
    key: 'goods_code',
    header: '상품 코드',
    width: '150px',
    hideOnCards: true,
    cell: ({ goods_code }) => goods_code,
    exportValue: ({ goods_code }) => goods_code,
  },
];
