import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { ReportedKind } from '@danji/contracts/codes/report-codes';
import { getReviewCase } from '@danji/contracts/community/report-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { Grid, Stack } from '@danji/ui';
import { CaseDecision } from '../reports/case-decision.tsx';
import { AuthorBans, CaseOutcome, EarlierDecisions, ReportedText, ReportList } from '../reports/case-details.tsx';
import { CaseBadges } from '../reports/report-columns.tsx';

const LIST = { path: webPaths.adminReports, label: '신고된 글' } as const;

/** One case: the text, who reported it and why, and the decision. */
export function ReportPage() {
  const { id = '' } = useParams();
  const record = useEndpoint(getReviewCase, { params: { id } });
  return (
    <RecordScreen record={record} name="신고" list={LIST} missing={{ title: '신고가 없어요' }}>
      {(reviewed) => (
        <Page
          title={`${reviewed.author.nickname} 님의 ${ReportedKind.label(reviewed.kind)}`}
          description={reviewed.handler ? `${reviewed.handler.name} 님이 처리했어요` : '처리를 기다려요'}
          back={LIST}
          badges={<CaseBadges line={reviewed} />}
          actions={<CaseDecision reviewed={reviewed} onConflict={() => void record.refresh()} />}
        >
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 400px' }} gap={5} alignItems="start">
            <Stack gap={5}>
              <ReportedText reviewed={reviewed} />
              <CaseOutcome reviewed={reviewed} />
            </Stack>
            <Stack gap={5}>
              <ReportList reviewed={reviewed} />
              <AuthorBans reviewed={reviewed} />
              <EarlierDecisions reviewed={reviewed} />
            </Stack>
          </Grid>
        </Page>
      )}
    </RecordScreen>
  );
}
