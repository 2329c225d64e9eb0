import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { toLeastRequests } from '@danji/contracts/bids/suggest-item-rules';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Alert, Button, EmptyState, FailedState, HStack, Skeleton } from '@danji/ui';
import { ComparisonExport } from '../offers/comparison-export.tsx';
import { ScoreAlert } from '../scores/score-alert.tsx';
import { Comparison } from '../offers/comparison.tsx';
import { ComparisonViewSwitch, toViewSearch, useComparisonView } from '../offers/comparison-view.tsx';
import { LeftOut } from '../offers/left-out.tsx';
import { OfferHints } from '../offers/offer-hints.tsx';
import { OffersBenchmark } from '../offers/offers-benchmark.tsx';
import { useOffers } from '../offers/use-offers.ts';

/** Why nobody can be chosen yet. */
function ShortAlert({ notice, valid }: { notice: SuggestItem; valid: number }) {
  const least = toLeastRequests(notice.suggest_type, notice.bid_method);
  return notice.state === SuggestItemState.CLOSED && valid < least ? (
    <Alert tone="warning" announce={false} title={`유효한 제안이 ${least}건보다 적어요`}>
      업체를 선정할 수 없어요. 공고에서 유찰 처리하고 다시 공고해 주세요.
    </Alert>
  ) : null;
}

function Offers({ notice }: { notice: SuggestItem }) {
  const { offers, left, error, retry, isRetrying } = useOffers(notice);
  const [view, changeView] = useComparisonView();
  if (!offers)
    return error ? (
      <FailedState description={error.title} onRetry={() => void retry()} retrying={isRetrying} />
    ) : (
      <Skeleton height={96} />
    );
  if (offers.length === 0)
    return (
      <EmptyState
        icon="inbox"
        title="볼 수 있는 제안이 없어요"
        description="입찰공고의 제안은 마감 뒤 대표 관리자가 개봉하면 보여요."
      />
    );
  return (
    <>
      <LeftOut left={left} />
      <ScoreAlert notice={notice} />
      <ShortAlert notice={notice} valid={offers.filter(({ state }) => state === 'sent').length} />
      <OffersBenchmark notice={notice} />
      <OfferHints notice={notice} />
      <HStack justifyContent="space-between" flexWrap="wrap">
        <ComparisonViewSwitch view={view} onChange={changeView} />
        <HStack flexWrap="wrap">
          <Button asChild variant="outline" icon="printer">
            <Link to={`${webPaths.bidPaper(notice.nano_id)}${toViewSearch(view)}`}>인쇄</Link>
          </Button>
          <ComparisonExport notice={notice} offers={offers} />
        </HStack>
      </HStack>
      <Comparison notice={notice} offers={offers} view={view} />
    </>
  );
}

/** `/bids/:nanoId/requests`: the office compares what it has received and chooses. */
export function OffersPage() {
  const { nanoId = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getSuggestItem, { params: { id: nanoId } })}
      name="받은 제안 비교"
      list={{ path: webPaths.bids, label: '입찰공고' }}
      missing={{ title: '공고를 찾을 수 없어요' }}
      isElsewhere={({ access }) => access !== 'whole'}
    >
      {(notice) => (
        <Page
          title="받은 제안 비교"
          windowTitle={`${notice.title} - 받은 제안`}
          back={{ path: webPaths.bid(notice.nano_id), label: '공고' }}
          description={notice.title}
        >
          <Offers notice={notice} />
        </Page>
      )}
    </RecordScreen>
  );
}
