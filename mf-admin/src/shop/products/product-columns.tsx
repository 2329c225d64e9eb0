import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { StaffProductLine } from '@danji/contracts/shop/product';
import { Badge, Box, HStack, Icon, type Option, type TableColumn, Text } from '@danji/ui';
import { SaleBadge, SoldOutBadge } from '../shared/product-badges.tsx';

const yesNo = (yes: string, no: string): readonly Option[] => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

const PICTURE = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '10',
  height: '10',
  borderRadius: 'md',
  overflow: 'hidden',
  bg: 'bg.subtle',
  color: 'fg.subtle',
} as const;
const FITTED = { width: '100%', height: '100%', objectFit: 'cover' } as const;

const Name = ({ product: { name, main_image } }: { product: StaffProductLine }) => (
  <HStack as="span" columnGap={3} minWidth={{ base: 0, md: '48' }}>
    <Box as="span" css={PICTURE}>
      {main_image === null ? (
        <Icon name="image" />
      ) : (
        <img src={main_image} alt="" loading="lazy" width="40" height="40" style={FITTED} />
      )}
    </Box>
    <Text as="span" flex="1" minWidth={0} fontWeight="medium" overflowWrap="anywhere">
      {name}
    </Text>
  </HStack>
);

/** The columns of the products; the list can be filtered by three states. */
export const PRODUCT_COLUMNS: readonly TableColumn<StaffProductLine>[] = [
  {
    key: 'name',
    header: '상품',
    cell: (product) => <Name product={product} />,
    exportValue: ({ name }) => name,
  },
  { key: 'code', header: '상품 코드', whole: true, cell: ({ code }) => code, exportValue: ({ code }) => code },
  {
    key: 'category_name',
    header: '분류',
    whole: true,
    cell: ({ category_name }) => category_name,
    exportValue: ({ category_name }) => category_name,
  },
  {
    key: 'is_active',
    header: '상태',
    filter: { kind: 'choice', options: yesNo('판매 중', '숨김') },
    cell: (product) => <SaleBadge product={product} />,
    exportValue: ({ is_active }) => (is_active ? '판매 중' : '숨김'),
  },
  {
    key: 'is_sold_out',
    header: '품절',
    filter: { kind: 'choice', options: yesNo('품절', '재고 있음') },
    cell: (product) => (product.is_sold_out ? <SoldOutBadge product={product} /> : '-'),
    exportValue: ({ is_sold_out }) => (is_sold_out ? '품절' : ''),
  },
  {
    key: 'original_price',
    header: '정가',
    align: 'end',
    hideOnCards: true,
    whole: true,
    cell: ({ original_price }) => formatWon(original_price),
    exportValue: ({ original_price }) => original_price,
  },
  {
    key: 'price',
    header: '판매가',
    align: 'end',
    whole: true,
    cell: ({ price, discount_ratio }) =>
      discount_ratio > 0 ? `${formatWon(price)} (${discount_ratio}% 할인)` : formatWon(price),
    exportValue: ({ price }) => price,
  },
  {
    key: 'stock',
    header: '재고',
    align: 'end',
    whole: true,
    cell: ({ stock }) => `${formatNumber(stock)}개`,
    exportValue: ({ stock }) => stock,
  },
  {
    key: 'is_low_stock',
    header: '재고 부족',
    filter: { kind: 'choice', options: yesNo('재고 부족', '넉넉함') },
    cell: ({ is_low_stock }) => (is_low_stock ? <Badge tone="warning">재고 부족</Badge> : '-'),
    exportValue: ({ is_low_stock }) => (is_low_stock ? '재고 부족' : ''),
  },
  {
    key: 'sales_count',
    header: '판매 수',
    align: 'end',
    whole: true,
    cell: ({ sales_count }) => `${formatNumber(sales_count)}개`,
    exportValue: ({ sales_count }) => sales_count,
  },
  {
    key: 'view_count',
    header: '조회',
    align: 'end',
    hideOnCards: true,
    whole: true,
    cell: ({ view_count }) => formatNumber(view_count),
    exportValue: ({ view_count }) => view_count,
  },
  {
    key: 'created',
    header: '등록한 때',
    hideOnCards: true,
    whole: true,
    cell: ({ created }) => formatDateTime(created),
    exportValue: ({ created }) => formatDateTime(created),
  },
  {
    key: 'updated',
    header: '고친 때',
    hideOnCards: true,
    whole: true,
    cell: ({ updated }) => formatDateTime(updated),
    exportValue: ({ updated }) => formatDateTime(updated),
  },
];
