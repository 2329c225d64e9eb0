import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import type { PointBatchLine, PointBatchReport } from '@danji/contracts/points/point-batch';
import { Alert, DataTable, Stack, type TableColumn, Text } from '@danji/ui';
import { toSignedText } from '../../shared/signed-points.ts';

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
    cell: ({ point }) => (point === null ? '-' : toSignedText(point)),
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

function Verdict({ report: { lines, wrong, refusal, posted } }: { report: PointBatchReport }) {
  if (posted)
    return (
      <Alert tone="warning" announce title="이미 처리한 내용이에요">
        {`${formatDateTime(posted)}에 같은 내용을 적용했어요. 다시 적용되지 않아요.`}
      </Alert>
    );
  if (wrong > 0)
    return (
      <Alert
        tone="danger"
        announce
        title={`${formatNumber(lines.length)}줄 가운데 ${formatNumber(wrong)}줄을 고쳐 주세요`}
      >
        한 줄이라도 틀리면 아무것도 적용하지 않아요.
      </Alert>
    );
  if (refusal)
    return (
      <Alert tone="danger" announce title="적용할 수 없는 파일이에요">
        {refusal}
      </Alert>
    );
  return (
    <Alert tone="success" announce title={`${formatNumber(lines.length)}줄을 모두 적용할 수 있어요`}>
      적용하면 회원에게 알리고, 내역은 지울 수 없어요.
    </Alert>
  );
}

/** What comes of each line of a sheet, the wrong ones first, and the totals. */
export function BatchReport({ report }: { report: PointBatchReport }) {
  const { lines, given, taken } = report;
  return (
    <Stack gap={4}>
      <Verdict report={report} />
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
