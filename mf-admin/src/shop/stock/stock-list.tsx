import { formatNumber } from '@danji/contracts/format/number';
import { Badge, Button, DataTable, type TableColumn } from '@danji/ui';
import type { Stock } from '../shared/list-stocks.ts';

const toColumns = (onChange: (stock: Stock) => void): readonly TableColumn<Stock>[] => [
  { key: 'name', header: '이름', cell: ({ name }) => name },
  {
    key: 'stock',
    header: '남은 재고',
    align: 'end',
    whole: true,
    cell: ({ stock }) => (stock === 0 ? <Badge tone="danger">없음</Badge> : `${formatNumber(stock)}개`),
  },
  {
    key: 'is_active',
    header: '상태',
    cell: ({ is_active }) => (is_active ? '판매 중' : '판매 안 함'),
  },
  {
    key: 'actions',
    header: '관리',
    align: 'end',
    alwaysVisible: true,
    cell: (stock) => (
      <Button size="sm" variant="outline" aria-label={`${stock.name} 재고 바꾸기`} onClick={() => onChange(stock)}>
        재고 바꾸기
      </Button>
    ),
  },
];

type StockListProps = { stocks: readonly Stock[]; onChange: (stock: Stock) => void };

/** The stocks of a product. */
export const StockList = ({ stocks, onChange }: StockListProps) => (
  <DataTable label="재고" columns={toColumns(onChange)} rows={stocks} rowKey={({ id }) => id ?? 'product'} />
);
