import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import { toLastMonths } from '@danji/contracts/points/last-months';
import type { PointMonth } from '@danji/contracts/points/point-months';
import { BarChart, Card, Heading, Stack } from '@danji/ui';

const toName = (month: string): string => `${month.slice(2, 4)}.${month.slice(5)}`;

/** Shows the points received and spent in each of the last twelve months. */
export function MonthsChart({ months }: { months: readonly PointMonth[] }) {
  const shown = toLastMonths(months);
  if (shown.length === 0) return null;
  return (
    <Card as="section" aria-label="월별 포인트">
      <Stack gap={3}>
        <Heading as="h2" size="md">
          최근 12개월
        </Heading>
        <BarChart
          label="최근 12개월의 받은 포인트와 쓴 포인트"
          categoryLabel="월"
          categories={shown.map(({ month }) => toName(month))}
          series={[
            { name: '받은 포인트', values: shown.map(({ given }) => given), tone: 'brand' },
            { name: '쓴 포인트', values: shown.map(({ taken }) => taken), tone: 'accent' },
          ]}
          format={formatPoints}
          formatTick={formatNumber}
          height={12}
        />
      </Stack>
    </Card>
  );
}
