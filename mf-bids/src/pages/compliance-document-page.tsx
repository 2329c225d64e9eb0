import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import type { ComplianceDocument } from '@danji/contracts/bids/compliance-document';
import { getComplianceDocument } from '@danji/contracts/bids/compliance-document.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate, useParams } from '@danji/shell-sdk/router';
import { Alert, AttachedFiles } from '@danji/ui';
import { DeleteDocumentButton } from '../compliance-documents/delete-document-button.tsx';
import { DocumentForm } from '../compliance-documents/document-form.tsx';
import { DocumentBadges } from '../shared/document-state.tsx';

const LIST = { path: webPaths.complianceDocuments, label: '증빙 서류' };

function Document({ document }: { document: ComplianceDocument }) {
  const [navigate, toast] = [useNavigate(), useToast()];
  const { id, title, reason, updated, files } = document;
  return (
    <Page
      title={title}
      windowTitle={`${title} 서류`}
      back={LIST}
      width="prose"
      badges={<DocumentBadges document={document} />}
      actions={<DeleteDocumentButton document={document} />}
    >
      {reason ? (
        <Alert tone="danger" announce={false} title="운영팀이 남긴 이유">
          {reason}
        </Alert>
      ) : null}
      <AttachedFiles
        files={files.map(({ nano_id, name, size, file }) => ({ id: nano_id, name, size, address: file }))}
      />
      <DocumentForm
        key={`${id}.${updated}`}
        stored={document}
        onSaved={() => {
          toast({ title: `'${title}' 서류를 저장했어요`, description: '운영팀이 다시 확인해요.', tone: 'success' });
          return navigate(webPaths.complianceDocuments, { replace: true });
        }}
        onCancel={() => void navigate(webPaths.complianceDocuments)}
      />
    </Page>
  );
}

/** `/vendor/documents/:id`: one document of a brand, which it changes, replaces or deletes here. */
export function ComplianceDocumentPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getComplianceDocument, { params: { id } }, { refreshOnFocus: false })}
      name="증빙 서류"
      list={LIST}
      missing={{ title: '증빙 서류를 찾을 수 없어요' }}
    >
      {(document) => <Document document={document} />}
    </RecordScreen>
  );
}
