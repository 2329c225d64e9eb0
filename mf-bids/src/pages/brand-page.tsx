import { useEndpoint } from '@danji/api-client';
import { RecordScreen } from '@danji/app-kit';
import { getBrandProfile } from '@danji/contracts/bids/brand.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { BrandDetails } from '../brands/brand-details.tsx';

/** `/brands/:id`: the figures and evaluations of one brand; the page is public. */
export function BrandPage() {
  const { id = '' } = useParams();
  const brand = useEndpoint(getBrandProfile, { params: { id } });
  return (
    <RecordScreen
      record={brand}
      name="업체 평가"
      list={{ path: webPaths.companies, label: '업체 찾기' }}
      missing={{ title: '업체를 찾을 수 없어요', description: '아직 승인되지 않았거나 탈퇴한 업체예요.' }}
    >
      {(data) => <BrandDetails key={data.id} brand={data} />}
    </RecordScreen>
  );
}
