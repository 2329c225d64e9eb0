import { useEndpoint } from '@danji/api-client';
import { DownloadButton, Page, RecordScreen } from '@danji/app-kit';
import { getBidResultPaper } from '@danji/contracts/bids/bid-paper.endpoints';
import { hasScoreSheet } from '@danji/contracts/bids/score-rules';
import { getScoreSheet } from '@danji/contracts/bids/score-sheet.endpoints';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { EmptyState, FailedState, Skeleton } from '@danji/ui';
import { listComparisonRows, OutlierNote } from '../offers/comparison.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { toViewSearch, useComparisonView } from '../offers/comparison-view.tsx';
import { LeftOut } from '../offers/left-out.tsx';
import { NoticePaperFacts } from '../paper/notice-facts.tsx';
import { Paper, PaperSection, PrintButton } from '../paper/paper.tsx';
import { PaperTable } from '../paper/paper-table.tsx';
import { ScorePaper } from '../paper/score-paper.tsx';
import { Signatures } from '../paper/signatures.tsx';

function ResultPaper({ notice }: { notice: SuggestItem }) {
  const { nano_id, title, selection_method, opening_place, history, result } = notice;
  const { offers, left, error, retry: retryOffers, isRetrying } = useOffers(notice);
  const [view] = useComparisonView();
  const isScored = hasScoreSheet(selection_method);
  const scored = useEndpoint(getScoreSheet, isScored ? { params: { id: nano_id } } : null);
  const sheet = scored.data;
  if (!offers || (isScored && !sheet)) {
    const failed = error ?? scored.error;
    const retry = () => Promise.all([retryOffers(), scored.refresh()]);
    return failed ? (
      <FailedState
        description={failed.title}
        onRetry={() => void retry()}
        retrying={isRetrying || scored.isRefreshing}
      />
    ) : (
      <Skeleton height={96} />
    );
  }
  if (offers.length === 0)
    return (
      <EmptyState
        icon="inbox"
        title="인쇄할 제안이 없어요"
        description="입찰공고의 제안은 마감 뒤 대표 관리자가 개봉하면 보여요."
      />
    );
  // Where there is no sheet, who has opened and decided has judged.
  const deciders = history.flatMap(({ kind, user }) =>
    user && (kind === 'opened' || kind === 'awarded') ? [user.name] : [],
  );
  const evaluators = sheet ? sheet.evaluators.map(({ name }) => name) : [...new Set(deciders)];
  return (
    <Paper title={result === null ? '제안 비교표' : '업체 선정 결과표'} subject={title}>
      <NoticePaperFacts notice={notice} offers={offers.length} />
      <PaperSection title={view === 'unit' ? '제안 비교 (단가)' : '제안 비교'}>
        <LeftOut left={left} />
        <PaperTable
          caption="제안 비교표"
          corner="업체"
          columns={offers}
          toKey={(request) => request.nano_id}
          renderHead={({ user }) => user.name}
          rows={listComparisonRows({ ...notice, may_decide: false, may_revoke: false }, offers, view)}
        />
        <OutlierNote notice={notice} offers={offers} />
      </PaperSection>
      {sheet && sheet.offers.length > 0 ? <ScorePaper sheet={sheet} /> : null}
      <PaperSection title="확인">
        <Signatures evaluators={evaluators} place={opening_place} />
      </PaperSection>
    </Paper>
  );
}

/** `/bids/:nanoId/paper`: the comparison and the result of a notice for signing. */
export function ResultPaperPage() {
  const { nanoId = '' } = useParams();
  const [view] = useComparisonView();
  return (
    <RecordScreen
      record={useEndpoint(getSuggestItem, { params: { id: nanoId } })}
      name="결과표 인쇄"
      list={{ path: webPaths.bids, label: '입찰공고' }}
      missing={{ title: '공고를 찾을 수 없어요' }}
      isElsewhere={({ access }) => access !== 'whole'}
    >
      {(notice) => (
        <Page
          title="결과표 인쇄"
          windowTitle={`${notice.title} - 결과표`}
          back={{ path: `${webPaths.bidOffers(notice.nano_id)}${toViewSearch(view)}`, label: '받은 제안 비교' }}
          description="파일로 남기려면 PDF를 받고, 서명하려면 인쇄해 주세요."
          actions={
            <>
              <DownloadButton label="결과표" makePath={() => getBidResultPaper.path.replace('{id}', notice.nano_id)} />
              <PrintButton />
            </>
          }
        >
          <ResultPaper notice={notice} />
        </Page>
      )}
    </RecordScreen>
  );
}
