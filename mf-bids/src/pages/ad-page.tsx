import { useEndpoint } from '@danji/api-client';
import { RecordScreen } from '@danji/app-kit';
import { getAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { AdDetails } from '../ads/ad-details.tsx';

/** `/ads/:id`: one advertisement of the vendor. */
export function AdPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getAdvertisement, { params: { id } })}
      name="광고"
      list={{ path: webPaths.ads, label: '내 광고' }}
      missing={{ title: '광고를 찾을 수 없어요' }}
    >
      {(advertisement) => <AdDetails advertisement={advertisement} />}
    </RecordScreen>
  );
}
