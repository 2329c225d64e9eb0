import { Page } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import { getVisitStatistics } from '@danji/contracts/site/visit.endpoints';
import { Card, Heading, Stack } from '@danji/ui';
import { PeriodStates } from '../../shared/period-states.tsx';
import { useUrlPeriod } from '../../shared/use-url-period.ts';
import { VisitCharts } from '../visits/visit-charts.tsx';
import { VisitExport } from '../visits/visit-export.tsx';
import { VisitSumCards } from '../visits/visit-sums.tsx';
import { VisitTable } from '../visits/visit-table.tsx';

/** Shows the visits by day and referrer class. The URL holds the period. */
export function VisitsPage() {
  const { range, change } = useUrlPeriod();
  const state = useEndpoint(
    getVisitStatistics,
    { query: { date_start: range.start, date_end: range.end } },
    { keepPrevious: true },
  );
  return (
    <Page
      description="사람이 연 방문을 하루 단위로 세요. 누구인지는 남기지 않아요."
      actions={state.data ? <VisitExport rows={state.data.rows} /> : null}
    >
      <Stack gap={5}>
        <PeriodStates range={range} onChange={change} state={state}>
          {({ rows, sums, previous }) => (
            <>
              <VisitSumCards sums={sums} previous={previous} />
              <Card as="section" aria-label="하루 방문">
                <Stack gap={3}>
                  <Heading as="h2" size="md">
                    하루 방문
                  </Heading>
                  <VisitCharts rows={rows} />
                </Stack>
              </Card>
              <Card as="section" aria-label="방문 경로">
                <Stack gap={3}>
                  <Heading as="h2" size="md">
                    방문 경로
                  </Heading>
                  <VisitTable sums={sums} previous={previous} />
                </Stack>
              </Card>
            </>
          )}
        </PeriodStates>
      </Stack>
    </Page>
  );
}
