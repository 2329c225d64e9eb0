import { FilterBar, Page } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import { getVisitStatistics } from '@danji/contracts/site/visit.endpoints';
import { useSearchParams } from '@danji/shell-sdk/router';
import { Alert, Card, FailedState, Heading, recentDays, Skeleton, Stack, type DayRange } from '@danji/ui';
import { VisitCharts } from '../visits/visit-charts.tsx';
import { VisitExport } from '../visits/visit-export.tsx';
import { DayPeriod } from '../../shared/day-period.tsx';
import { VisitSumCards } from '../visits/visit-sums.tsx';
import { VisitTable } from '../visits/visit-table.tsx';

const DEFAULT_DAYS = 30;

/** Shows the visits by day and referrer class. The URL holds the period. */
export function VisitsPage() {
  const [search, setSearch] = useSearchParams();
  const defaultRange = recentDays(DEFAULT_DAYS);
  const range: DayRange = {
    start: search.get('date_start') ?? defaultRange.start,
    end: search.get('date_end') ?? defaultRange.end,
  };
  const { data, error, isRefreshing, refresh } = useEndpoint(
    getVisitStatistics,
    { query: { date_start: range.start, date_end: range.end } },
    { keepPrevious: true },
  );
  const change = ({ start, end }: DayRange) =>
    setSearch({ date_start: start, date_end: end }, { preventScrollReset: true });
  const why = error && (Object.values(error.fields)[0] ?? error.title);
  return (
    <Page
      description="사람이 연 방문을 하루 단위로 세요. 누구인지는 남기지 않아요."
      actions={data ? <VisitExport rows={data.rows} /> : null}
    >
      <Stack gap={5}>
        <FilterBar label="기간">
          <DayPeriod value={range} onChange={change} />
        </FilterBar>
        {error && !data ? (
          <FailedState description={why} onRetry={() => void refresh()} retrying={isRefreshing} />
        ) : null}
        {error && data ? (
          <Alert tone="warning" title="이 기간은 보여 드릴 수 없어요">
            {why}
          </Alert>
        ) : null}
        {!data && !error ? <Skeleton height="64" /> : null}
        {data ? (
          <>
            <VisitSumCards sums={data.sums} previous={data.previous} />
            <Card as="section" aria-label="하루 방문">
              <Stack gap={3}>
                <Heading as="h2" size="md">
                  하루 방문
                </Heading>
                <VisitCharts rows={data.rows} />
              </Stack>
            </Card>
            <Card as="section" aria-label="방문 경로">
              <Stack gap={3}>
                <Heading as="h2" size="md">
                  방문 경로
                </Heading>
                <VisitTable sums={data.sums} previous={data.previous} />
              </Stack>
            </Card>
          </>
        ) : null}
      </Stack>
    </Page>
  );
}
