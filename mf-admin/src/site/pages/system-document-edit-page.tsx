import { Page } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import { DocumentType } from '@danji/contracts/codes/document-type';
import { getSystemDocument, listStaffSystemDocuments } from '@danji/contracts/site/system-document.endpoints';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { useSearchParams } from '@danji/shell-sdk/router';
import { Alert, CardSkeleton, FailedState } from '@danji/ui';
import { useMemo, useState } from 'react';
import { DocumentForm } from '../documents/document-form.tsx';
import { toDocumentType } from '../documents/document-type.ts';

/** Creates a new version of a document from the version in force. */
export function SystemDocumentEditPage() {
  const [search] = useSearchParams();
  const document_type = toDocumentType(search.get('document_type'));
  const [today] = useState(() => toBusinessDate(new Date()));
  const inForce = useEndpoint(getSystemDocument, { query: { document_type } }, { refreshOnFocus: false });
  const versions = useEndpoint(
    listStaffSystemDocuments,
    { query: { document_type, page: 1, page_size: 1 } },
    { refreshOnFocus: false },
  );
  const [newest] = versions.data?.results ?? [];
  const last = newest?.effective_date;
  const situation = useMemo(() => ({ today, last }), [today, last]);

  const isFirst = inForce.error?.code === 'not_found';
  const failed = [versions, ...(isFirst ? [] : [inForce])].find(({ data, error }) => error && !data);
  const render = () => {
    if (failed)
      return (
        <FailedState
          description={failed.error?.title}
          onRetry={() => void failed.refresh()}
          retrying={failed.isRefreshing}
        />
      );
    if (!versions.data || (!inForce.data && !isFirst)) return <CardSkeleton count={2} />;
    return (
      <>
        {newest?.state === 'announced' ? (
          <Alert
            tone="warning"
            announce={false}
            title={`제${newest.version}판이 ${formatDate(newest.effective_date)}에 시행될 예정이에요`}
          >
            이 화면은 지금 시행 중인 판에서 시작해요. 예정된 판의 내용도 담아야 한다면 함께 적어 주세요.
          </Alert>
        ) : null}
        <DocumentForm key={document_type} type={document_type} source={inForce.data} situation={situation} />
      </>
    );
  };
  return (
    <Page
      title={`${DocumentType.label(document_type)} 새 판`}
      description="지금 시행 중인 글에서 시작해요. 올리기 전까지는 다른 사람에게 보이지 않아요."
    >
      {render()}
    </Page>
  );
}
