import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { PointMonth } from '@danji/contracts/points/point-months';
import { BarChart, Card, Heading, Stack } from '@danji/ui';

const MONTHS = 12;

/** The last twelve months in Korea, `YYYY-MM`, the oldest first. */
function listLastMonths(): string[] {
  const [year = 0, month = 0] = toBusinessDate(new Date()).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

const toName = (month: string): string => `${month.slice(2, 4)}.${month.slice(5)}`;

/** Shows the points received and spent in each of the last twelve months. */
export function MonthsChart({ months }: { months: readonly PointMonth[] }) {
  const byMonth = new Map(months.map((sums) => [sums.month, sums]));
  const shown = listLastMonths();
  if (!shown.some((month) => byMonth.has(month))) return null;
  return (
    <Card as="section" aria-label="월별 포인트">
      <Stack gap={3}>
        <Heading as="h2" size="md">
          최근 12개월
        </Heading>
        <BarChart
          label="최근 12개월의 받은 포인트와 쓴 포인트"
          categoryLabel="월"
          categories={shown.map(toName)}
          series={[
            { name: '받은 포인트', values: shown.map((month) => byMonth.get(month)?.given ?? 0), tone: 'brand' },
            { name: '쓴 포인트', values: shown.map((month) => byMonth.get(month)?.taken ?? 0), tone: 'accent' },
          ]}
          format={formatPoints}
          formatTick={formatNumber}
          height={12}
        />
      </Stack>
    </Card>
  );
}
