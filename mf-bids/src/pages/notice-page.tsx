import { useEndpoint } from '@danji/api-client';
import { RecordScreen } from '@danji/app-kit';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { NoticeDetails } from '../notices/notice-details.tsx';

/** `/bids/:nanoId`: one notice; the page is public as far as the notice is. */
export function NoticePage() {
  const { nanoId = '' } = useParams();
  const notice = useEndpoint(getSuggestItem, { params: { id: nanoId } });
  return (
    <RecordScreen
      record={notice}
      name="입찰공고"
      list={{ path: webPaths.bids, label: '입찰공고' }}
      missing={{ title: '공고를 찾을 수 없어요', description: '지워졌거나 주소가 잘못됐을 수 있어요.' }}
    >
      {(data) => <NoticeDetails key={data.nano_id} notice={data} onRead={notice.replace} />}
    </RecordScreen>
  );
}
