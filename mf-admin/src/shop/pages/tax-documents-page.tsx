import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { TaxDocumentState } from '@danji/contracts/codes/tax-document-codes';
import { listStaffTaxDocuments } from '@danji/contracts/shop/tax-document.endpoints';
import { Stack, Tabs } from '@danji/ui';
import { TaxDocumentCard } from '../tax-documents/tax-document-card.tsx';

const STATES = [
  { value: '', label: '전체' },
  ...TaxDocumentState.options.map(({ code, label }) => ({ value: String(code), label })),
];

/** `/admin/tax-documents`: requests for cash receipts and tax invoices and corrections of issued ones, those that wait first. */
export function TaxDocumentsPage() {
  const list = usePagedList(listStaffTaxDocuments, { filters: { state: 'number' } });
  const { filters, setFilters } = list;
  return (
    <ListScreen
      label="증빙 요청"
      lead="회원이 요청한 현금영수증과 세금계산서, 환불 뒤 수정할 증빙"
      unit="건"
      list={list}
      before={
        <Tabs
          label="상태"
          value={String(filters.state ?? '')}
          onChange={(value) => setFilters({ state: value })}
          items={STATES}
        />
      }
      empty={{
        icon: 'file-text',
        title: '아직 증빙 요청이 없어요',
        description: '회원이 주문에서 현금영수증이나 세금계산서를 요청하면 여기에서 처리할 수 있어요.',
      }}
    >
      {(documents) => (
        <Stack gap={4}>
          {documents.map((document) => (
            <TaxDocumentCard key={document.id} document={document} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
