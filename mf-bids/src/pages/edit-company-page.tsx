import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { useParams } from '@danji/shell-sdk/router';
import { CompanyEditor } from '../company-form/company-editor.tsx';

const LIST = { path: webPaths.ownCompanies, label: '내 업체 소개' };

/** `/companies/:nanoId/edit`: a vendor changes its own item. */
export function EditCompanyPage() {
  const { nanoId = '' } = useParams();
  const { user } = useSession();
  return (
    <RecordScreen
      record={useEndpoint(getCompanyItem, { params: { id: nanoId } }, { refreshOnFocus: false })}
      name="업체 소개"
      list={LIST}
      missing={{ title: '업체 소개를 찾을 수 없어요' }}
      isElsewhere={(item) => item.user.id !== user?.id}
    >
      {(item) => (
        <Page title="업체 소개 고치기" windowTitle={`${item.title} 고치기`} back={LIST} description={item.title}>
          <CompanyEditor key={`${item.id}.${item.edit_state_type}`} item={item} />
        </Page>
      )}
    </RecordScreen>
  );
}
