import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { ComplianceDocumentState } from '@danji/contracts/bids/compliance-document';
import { listComplianceDocuments } from '@danji/contracts/bids/compliance-document.endpoints';
import { Stack, Tabs } from '@danji/ui';
import { DocumentCard } from '../compliance-documents/document-card.tsx';

const STATES = [
  { value: '', label: '전체' },
  ...ComplianceDocumentState.options.map(({ code, label }) => ({ value: String(code), label })),
];

/** The documents of all brands; those of one brand by its id. */
export function ComplianceDocumentsPage() {
  const list = usePagedList(listComplianceDocuments, {
    filters: { search: 'text', state: 'number', brand_id: 'number' },
  });
  const { filters, setFilters } = list;
  return (
    <ListScreen
      label="증빙 서류"
      lead="업체가 올린 면허, 보험, 납세증명서"
      unit="개"
      list={list}
      before={
        <Tabs
          label="상태"
          value={String(filters.state ?? '')}
          onChange={(value) => setFilters({ state: value })}
          items={STATES}
        />
      }
      searchLabel="서류나 업체 검색"
      empty={{
        icon: 'file-text',
        title: '아직 증빙 서류가 없어요',
        description: '업체가 서류를 올리면 여기에서 확인할 수 있어요.',
      }}
    >
      {(documents) => (
        <Stack gap={4}>
          {documents.map((document) => (
            <DocumentCard key={document.id} document={document} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
