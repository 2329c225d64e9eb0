import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { listComplianceDocuments } from '@danji/contracts/bids/compliance-document.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Stack } from '@danji/ui';
import { DocumentRow } from '../compliance-documents/document-row.tsx';

const STATES = ComplianceDocumentState.options.map(({ code, label }) => ({ value: String(code), label }));

const NewButton = () => (
  <Button asChild>
    <Link to={webPaths.newComplianceDocument}>서류 등록</Link>
  </Button>
);

/** `/vendor/documents`: licences, insurances and other documents of a brand. */
export function ComplianceDocumentsPage() {
  const list = usePagedList(listComplianceDocuments, { filters: { state: 'number' } });
  return (
    <ListScreen
      lead="면허, 보험, 납세증명서를 모아 두면 만료되기 전에 알려 드려요"
      unit="개"
      list={list}
      actions={<NewButton />}
      bar={<FilterSelect list={list} name="state" label="상태" all="모든 상태" options={STATES} />}
      empty={{
        icon: 'file-text',
        title: '아직 증빙 서류가 없어요',
        description: '우리 회사와 운영팀만 볼 수 있어요. 운영팀이 확인하면 표시해 드려요.',
        action: <NewButton />,
      }}
    >
      {(documents) => (
        <Stack gap={3}>
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
