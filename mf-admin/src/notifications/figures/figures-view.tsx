import { toApiError } from '@danji/api-client';
import { formatNumber } from '@danji/contracts/format/number';
import type { DeliveryReport } from '@danji/contracts/notifications/delivery-staff';
import { DataTable, ExportButton, Grid, Stack, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { Figure } from '../../shared/figure.tsx';
import { COUNTS, FAILURE_COLUMNS, FIGURE_COLUMNS, sumFigures } from './figure-columns.tsx';

/** The messages of a period: their sums, the reasons of failures, and the days. */
export function FiguresView({ report: { rows, failures } }: { report: DeliveryReport }) {
  const sums = sumFigures(rows);
  return (
    <Stack gap={5}>
      <Grid gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))" gap={4}>
        {COUNTS.map(([name, label]) => (
          <Figure key={name} label={label} value={`${formatNumber(sums[name])}건`} />
        ))}
      </Grid>
      <DetailCard title="실패한 이유">
        {failures.length > 0 ? (
          <DataTable
            label="실패한 알림"
            columns={FAILURE_COLUMNS}
            rows={failures}
            rowKey={({ channel, error_code }) => `${channel} ${error_code}`}
          />
        ) : (
          <Text tone="muted">이 기간에 실패한 알림이 없어요.</Text>
        )}
      </DetailCard>
      <DetailCard
        title="날짜별"
        aside={
          rows.length > 0 ? (
            <ExportButton
              fileName="알림 발송 통계"
              columns={FIGURE_COLUMNS}
              rowsForExport={() => Promise.resolve({ rows, count: rows.length })}
              toMessage={(error) => toApiError(error).title}
            />
          ) : null
        }
      >
        {rows.length > 0 ? (
          <DataTable
            label="날짜별 발송"
            columns={FIGURE_COLUMNS}
            rows={rows}
            rowKey={({ date, channel, notification_type }) => `${date} ${channel} ${notification_type}`}
          />
        ) : (
          <Text tone="muted">이 기간에 앱 밖으로 보낸 알림이 없어요.</Text>
        )}
      </DetailCard>
    </Stack>
  );
}
