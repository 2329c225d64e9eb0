import { useEndpoint } from '@danji/api-client';
import { RecordScreen } from '@danji/app-kit';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { CompanyDetails } from '../companies/company-details.tsx';
import { useViewCount } from '../companies/use-view-count.ts';

/** `/companies/:nanoId`: one company; the page is public. */
export function CompanyPage() {
  const { nanoId = '' } = useParams();
  const company = useEndpoint(getCompanyItem, { params: { id: nanoId } }, { refreshOnFocus: false });
  useViewCount(company.data);
  return (
    <RecordScreen
      record={company}
      name="업체 소개"
      list={{ path: webPaths.companies, label: '업체 목록' }}
      missing={{ title: '업체 소개를 찾을 수 없어요', description: '비공개로 바뀌었거나 주소가 잘못됐을 수 있어요.' }}
    >
      {(data) => <CompanyDetails key={data.nano_id} company={data} />}
    </RecordScreen>
  );
}
