import { useEndpoint } from '@danji/api-client';
import { RecordScreen } from '@danji/app-kit';
import { getKaptNotice } from '@danji/contracts/bids/kapt-notice.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { KaptDetails } from '../kapt/kapt-details.tsx';

/** `/bids/kapt/:id`: one notice of K-apt, whole. */
export function KaptNoticePage() {
  const { id = '' } = useParams();
  const notice = useEndpoint(getKaptNotice, { params: { id } });
  return (
    <RecordScreen
      record={notice}
      name="K-apt 공고"
      list={{ path: webPaths.kaptBids, label: 'K-apt 공고' }}
      missing={{ title: '공고를 찾을 수 없어요', description: '주소가 잘못됐을 수 있어요.' }}
    >
      {(data) => <KaptDetails notice={data} />}
    </RecordScreen>
  );
}
