import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { toLineAmount } from '@danji/contracts/bids/suggest-request.validation';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { DataTable, Stack, Text, type TableColumn } from '@danji/ui';
import { describeVat } from '../shared/request-text.ts';

type Line = SuggestRequest['price_lines'][number] & { key: number };

const COLUMNS: readonly TableColumn<Line>[] = [
  { key: 'item', header: '품목', cell: ({ item }) => item },
  { key: 'quantity', header: '수량', cell: ({ quantity, unit }) => `${formatNumber(quantity)}${unit}`, align: 'end' },
  { key: 'unit_price', header: '단가', cell: ({ unit_price }) => formatWon(unit_price), align: 'end', whole: true },
  { key: 'amount', header: '금액', cell: (line) => formatWon(toLineAmount(line)), align: 'end', whole: true },
];

/** The priced rows of a request, and its total. */
export const OfferedLines = ({ request }: { request: SuggestRequest }) => (
  <Stack gap={3}>
    {request.price_lines.length > 0 ? (
      <DataTable
        label="가격 내역"
        columns={COLUMNS}
        rows={request.price_lines.map((line, key) => ({ ...line, key }))}
        rowKey={({ key }) => key}
      />
    ) : null}
    <Text fontWeight="bold" numeric textAlign="end">
      {request.total_price === null
        ? '금액 미정'
        : `합계 ${formatWon(request.total_price)} (${describeVat(request.vat_mode)})`}
    </Text>
  </Stack>
);
