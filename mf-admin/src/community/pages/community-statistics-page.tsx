import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import { getCommunityStatistics } from '@danji/contracts/community/community-statistics.endpoints';
import { Stack } from '@danji/ui';
import { PeriodStates } from '../../shared/period-states.tsx';
import { useUrlPeriod } from '../../shared/use-url-period.ts';
import { CommunityCharts } from '../statistics/community-charts.tsx';
import { CommunityFigures } from '../statistics/community-figures.tsx';

/** Shows the number of texts in the community, and how soon questions are answered. The URL holds the period. */
export function CommunityStatisticsPage() {
  const { range, change } = useUrlPeriod();
  const query = { date_start: range.start, date_end: range.end };
  const state = useEndpoint(getCommunityStatistics, { query }, { keepPrevious: true });
  return (
    <Page title="커뮤니티 통계" description="지금 보이는 글만 세요. 지워지거나 가려진 글, 답변, 댓글은 빠져요.">
      <Stack gap={5}>
        <PeriodStates range={range} onChange={change} state={state}>
          {(statistics) => (
            <>
              <CommunityFigures statistics={statistics} />
              <CommunityCharts rows={statistics.rows} />
            </>
          )}
        </PeriodStates>
      </Stack>
    </Page>
  );
}
