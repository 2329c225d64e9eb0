import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { formatNumber } from '@danji/contracts/format/number';
import { DataTable, type TableColumn } from '@danji/ui';

type Row = SuggestItem['price_table'][number] & { key: number };

const COLUMNS: readonly TableColumn<Row>[] = [
  { key: 'item', header: '품목', cell: ({ item }) => item },
  { key: 'unit', header: '단위', cell: ({ unit }) => unit || '-', width: '8rem' },
  { key: 'quantity', header: '수량', cell: ({ quantity }) => formatNumber(quantity), align: 'end', width: '8rem' },
];

/** The rows that vendors fill with their prices. */
export const PriceTable = ({ rows }: { rows: SuggestItem['price_table'] }) => (
  <DataTable
    label="가격 내역표"
    columns={COLUMNS}
    rows={rows.map((row, key) => ({ ...row, key }))}
    rowKey={({ key }) => key}
  />
);
