import { formatPoints } from '@danji/contracts/format/number';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import type { PointStatistics } from '@danji/contracts/points/point-statistics';
import { BarChart, DataTable, Grid, LineChart, Stack, type TableColumn } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { Figure } from '../../shared/figure.tsx';
import { toMonthSums, toTypeSums, type TypeSum } from './month-sums.ts';

const COLUMNS: readonly TableColumn<TypeSum>[] = [
  { key: 'type', header: '구분', cell: ({ type }) => PointHistoryType.label(type) },
  { key: 'issued', header: '발행', align: 'end', cell: ({ issued }) => formatPoints(issued) },
  { key: 'spent', header: '사용', align: 'end', cell: ({ spent }) => formatPoints(spent) },
  { key: 'sum', header: '합계', align: 'end', cell: ({ issued, spent }) => formatPoints(issued + spent) },
];

/** The points of all members: figures of now, months as charts, and types as a table. */
export function StatisticsView({ statistics }: { statistics: PointStatistics }) {
  const { outstanding, held, pending } = statistics;
  const months = toMonthSums(statistics);
  const chart = {
    categoryLabel: '달',
    categories: months.map(({ month }) => month.replace('-', '.')),
    format: formatPoints,
  };
  return (
    <Stack gap={5}>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }} gap={4}>
        <Figure label="남은 포인트" value={formatPoints(outstanding)} />
        <Figure label="묶인 포인트" value={formatPoints(held)} />
        <Figure label="곧 들어올 포인트" value={formatPoints(pending)} />
      </Grid>
      <DetailCard title="발행과 사용">
        <BarChart
          {...chart}
          label="달마다 발행하고 사용한 포인트"
          series={[
            { name: '발행', values: months.map(({ issued }) => issued) },
            { name: '사용', values: months.map(({ spent }) => -spent), tone: 'warning' },
          ]}
        />
      </DetailCard>
      <DetailCard title="남은 포인트">
        <LineChart
          {...chart}
          label="달 끝에 남은 포인트"
          series={[{ name: '남은 포인트', values: months.map(({ balance }) => balance) }]}
        />
      </DetailCard>
      <DetailCard title="구분별">
        <DataTable
          label="구분별 발행과 사용"
          columns={COLUMNS}
          rows={toTypeSums(statistics)}
          rowKey={({ type }) => type}
        />
      </DetailCard>
    </Stack>
  );
}
