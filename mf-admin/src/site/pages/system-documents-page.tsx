import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { DocumentType } from '@danji/contracts/codes/document-type';
import { listStaffSystemDocuments } from '@danji/contracts/site/system-document.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useSearchParams } from '@danji/shell-sdk/router';
import { Button, Tabs } from '@danji/ui';
import { toDocumentColumns } from '../documents/document-columns.tsx';
import { toDocumentType } from '../documents/document-type.ts';
import { useWithdraw } from '../documents/use-withdraw.ts';

const TABS = DocumentType.options.map(({ code, label }) => ({ value: String(code), label }));

/** Lists all versions of the terms and the privacy policy. */
export function SystemDocumentsPage() {
  const [search, setSearch] = useSearchParams();
  const type = toDocumentType(search.get('document_type'));
  const list = usePagedList(listStaffSystemDocuments, { query: { document_type: type } });
  const { withdraw, isRunning } = useWithdraw();
  return (
    <ListScreen
      label={`${DocumentType.label(type)}의 판`}
      lead="회원이 동의하는 문서와 그 판이에요. 올린 판은 고칠 수 없어요."
      list={list}
      canExport
      exportName={DocumentType.label(type)}
      actions={
        <Button asChild>
          <Link to={`${webPaths.newAdminDocument}?document_type=${type}`}>새 판 만들기</Link>
        </Button>
      }
      before={
        <Tabs label="문서" value={String(type)} items={TABS} onChange={(next) => setSearch({ document_type: next })} />
      }
      table={{
        columns: toDocumentColumns({ isRunning, onWithdraw: (line) => void withdraw(line) }),
        rowKey: ({ id }) => id,
        rowPath: ({ version }) => webPaths.systemDocument(type, version),
      }}
      empty={{ icon: 'scroll-text', title: '아직 판이 없어요', description: '첫 판을 만들면 바로 시행할 수 있어요.' }}
    />
  );
}
