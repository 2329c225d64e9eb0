import { formatPointChange, formatPoints } from '@danji/contracts/format/number';
import type { PointBatchLine, PointBatchReport } from '@danji/contracts/points/point-batch';
import { DataTable, Stack, type TableColumn, Text } from '@danji/ui';
import { SheetVerdict } from '../../shared/sheet-verdict.tsx';

const COLUMNS: readonly TableColumn<PointBatchLine>[] = [
  { key: 'row', header: '줄', cell: ({ row }) => `${row}행` },
  {
    key: 'name',
    header: '회원',
    cell: ({ name, user_id }) => [name, user_id && `${user_id}번`].filter(Boolean).join(' · '),
  },
  {
    key: 'point',
    header: '포인트',
    align: 'end',
    whole: true,
    cell: ({ point }) => (point === null ? '-' : formatPointChange(point)),
  },
  {
    key: 'after',
    header: '남은 포인트',
    align: 'end',
    whole: true,
    cell: ({ before, after }) =>
      before === null || after === null ? '-' : `${formatPoints(before)} → ${formatPoints(after)}`,
  },
  {
    key: 'description',
    header: '사유',
    cell: ({ description, reasons }) => (
      <>
        {description || '-'}
        {reasons.map((reason) => (
          <Text key={reason} size="sm" tone="danger">
            {reason}
          </Text>
        ))}
      </>
    ),
  },
];

/** Shows the outcome of each line of a sheet, the wrong ones first, and the totals. */
export function BatchReport({ report }: { report: PointBatchReport }) {
  const { lines, given, taken } = report;
  return (
    <Stack gap={4}>
      <SheetVerdict report={report} action="적용" consequence="적용하면 회원에게 알리고, 내역은 지울 수 없어요." />
      <Text numeric>{`지급 ${formatPoints(given)} · 차감 ${formatPoints(taken)}`}</Text>
      <DataTable
        label="적용할 줄"
        columns={COLUMNS}
        rows={lines.toSorted((a, b) => b.reasons.length - a.reasons.length || a.row - b.row)}
        rowKey={({ row }) => row}
        maxHeight="24rem"
      />
    </Stack>
  );
}
