import { Page } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { DocumentForm } from '../compliance-documents/document-form.tsx';

/** `/vendor/documents/new`: a brand adds a document. */
export function NewComplianceDocumentPage() {
  const [navigate, toast] = [useNavigate(), useToast()];
  return (
    <Page back={{ path: webPaths.complianceDocuments, label: '증빙 서류' }} width="prose">
      <DocumentForm
        onSaved={({ title }) => {
          toast({
            title: `'${title}' 서류를 등록했어요`,
            description: '운영팀이 확인하면 알려 드려요.',
            tone: 'success',
          });
          return navigate(webPaths.complianceDocuments, { replace: true });
        }}
        onCancel={() => void navigate(webPaths.complianceDocuments)}
      />
    </Page>
  );
}
