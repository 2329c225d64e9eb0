import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen, RecordSkeleton } from '@danji/app-kit';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { takesRequests } from '@danji/contracts/bids/suggest-item-rules';
import { getSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Button, EmptyState, FailedState } from '@danji/ui';
import { OfferForm } from '../offers/offer-form.tsx';

/** The form with the vendor's own request, if there is one. */
function Offer({ notice }: { notice: SuggestItem }) {
  const { my_request } = notice;
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getSuggestRequest,
    my_request === null ? null : { params: { id: my_request } },
    { refreshOnFocus: false },
  );
  if (my_request === null) return <OfferForm notice={notice} />;
  if (data) return <OfferForm key={data.nano_id} notice={notice} stored={data} />;
  return error ? (
    <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
  ) : (
    <RecordSkeleton />
  );
}

/** Why no request can be written now. */
const Closed = ({ notice: { nano_id, access } }: { notice: SuggestItem }) => (
  <EmptyState
    icon="gavel"
    title={access === 'whole' ? '지금은 제안을 받지 않아요' : '공고를 먼저 열람해 주세요'}
    description={
      access === 'whole' ? '모집이 끝났거나 아직 시작하지 않은 공고예요.' : '열람한 공고에만 제안할 수 있어요.'
    }
    action={
      <Button asChild>
        <Link to={webPaths.bid(nano_id)}>공고 보기</Link>
      </Button>
    }
  />
);

/** `/bids/:nanoId/request`: a vendor writes its request on a notice, or changes it until the notice closes. */
export function OfferPage() {
  const { nanoId = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getSuggestItem, { params: { id: nanoId } }, { refreshOnFocus: false })}
      name="제안 쓰기"
      list={{ path: webPaths.bids, label: '입찰공고' }}
      missing={{ title: '공고를 찾을 수 없어요' }}
    >
      {(notice) => (
        <Page
          title={notice.my_request === null ? '제안 쓰기' : '제안 고치기'}
          windowTitle={`${notice.title} - 제안`}
          back={{ path: webPaths.bid(notice.nano_id), label: '공고' }}
          description={notice.title}
        >
          {takesRequests(notice.state) && notice.access === 'whole' ? (
            <Offer notice={notice} />
          ) : (
            <Closed notice={notice} />
          )}
        </Page>
      )}
    </RecordScreen>
  );
}
