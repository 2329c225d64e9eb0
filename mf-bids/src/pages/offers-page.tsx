import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { toLeastRequests } from '@danji/contracts/bids/suggest-item-rules';
import type { SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Alert, Button, EmptyState, FailedState, HStack, Skeleton } from '@danji/ui';
import { ComparisonExport } from '../offers/comparison-export.tsx';
import { ScoreAlert } from '../scores/score-alert.tsx';
import { Comparison } from '../offers/comparison.tsx';
import { OfferHints } from '../offers/offer-hints.tsx';
import { OffersBenchmark } from '../offers/offers-benchmark.tsx';

/** The most complete comes first, then the first that was sent: nobody pays for a place. */
const byCompleteness = (one: SuggestRequestLine, other: SuggestRequestLine): number =>
  one.missing_lines - other.missing_lines || (one.sent ?? '').localeCompare(other.sent ?? '') || one.id - other.id;

/** As many columns as anybody compares. */
const MAX_COLUMNS = 100;

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
  const { data, error, refresh, isRefreshing } = useEndpoint(listSuggestRequests, {
    query: { item_nano_id: notice.nano_id, page: 1, page_size: MAX_COLUMNS },
  });
  if (!data)
    return error ? (
      <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
    ) : (
      <Skeleton height={96} />
    );
  const requests = data.results.toSorted(byCompleteness);
  if (requests.length === 0)
    return (
      <EmptyState
        icon="inbox"
        title="볼 수 있는 제안이 없어요"
        description="입찰공고의 제안은 마감 뒤 대표 관리자가 개봉하면 보여요."
      />
    );
  return (
    <>
      <ScoreAlert notice={notice} />
      <ShortAlert notice={notice} valid={requests.filter(({ state }) => state === 'sent').length} />
      <OffersBenchmark notice={notice} />
      <OfferHints notice={notice} />
      <HStack alignSelf="flex-end" flexWrap="wrap">
        <Button asChild variant="outline" icon="printer">
          <Link to={webPaths.bidPaper(notice.nano_id)}>인쇄</Link>
        </Button>
        <ComparisonExport notice={notice} requests={requests} />
      </HStack>
      <Comparison notice={notice} requests={requests} />
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
