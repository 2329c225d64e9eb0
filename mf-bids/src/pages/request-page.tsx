import { useEndpoint } from '@danji/api-client';
import { RecordScreen } from '@danji/app-kit';
import { getSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { MessagesSection } from '../messages/messages-section.tsx';
import { RequestDetails } from '../offers/request-details.tsx';
import { OwnScoreCard } from '../scores/own-score-card.tsx';

/** `/bids/requests/:nanoId`: one request, for its vendor and for the office that may read it. */
export function RequestPage() {
  const { nanoId = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getSuggestRequest, { params: { id: nanoId } })}
      name="제안"
      list={{ path: webPaths.bidRequests, label: '제안 목록' }}
      missing={{ title: '제안을 찾을 수 없어요', description: '아직 개봉하지 않았거나 주소가 잘못됐을 수 있어요.' }}
    >
      {(request) => (
        <RequestDetails
          request={request}
          score={<OwnScoreCard request={request} />}
          messages={<MessagesSection request={request} />}
        />
      )}
    </RecordScreen>
  );
}
