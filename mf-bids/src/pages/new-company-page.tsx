import { Page } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { Alert } from '@danji/ui';
import { CompanyEditor } from '../company-form/company-editor.tsx';
import { useBrandOwner } from '../company-form/use-brand-owner.ts';

/** `/companies/new`: an approved vendor writes a new item. */
export function NewCompanyPage() {
  const { isApproved } = useBrandOwner();
  return (
    <Page back={{ path: webPaths.ownCompanies, label: '내 업체 소개' }}>
      {isApproved ? (
        <CompanyEditor />
      ) : (
        <Alert tone="warning" announce={false} title="업체 승인을 먼저 받아 주세요">
          승인된 업체만 소개를 올릴 수 있어요. 승인되면 알림으로 알려 드려요.
        </Alert>
      )}
    </Page>
  );
}
