import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { getSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { EmptyState } from '@danji/ui';
import { OfferedLines } from '../offers/offered-lines.tsx';
import { PrintButton } from '../paper/paper.tsx';
import { ReceiptPaper } from '../paper/receipt-paper.tsx';

/** `/bids/requests/:nanoId/receipt`: the proof of what a vendor has sent. */
export function ReceiptPage() {
  const { nanoId = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getSuggestRequest, { params: { id: nanoId } })}
      name="제출 확인서"
      list={{ path: webPaths.bidRequests, label: '제안 목록' }}
      missing={{ title: '제안을 찾을 수 없어요' }}
    >
      {(request) => {
        // A draft is not what its hash was made of, even where an earlier version was sent.
        const isSent = request.hash !== null && request.state !== 'draft';
        return (
          <Page
            title="제출 확인서"
            windowTitle={`제출 확인서 - ${request.suggest_item.title}`}
            back={{ path: webPaths.bidRequest(request.nano_id), label: '내 제안' }}
            description="인쇄 창에서 ‘PDF로 저장’을 고르면 파일로 남길 수 있어요."
            actions={isSent ? <PrintButton /> : undefined}
          >
            {isSent ? (
              <ReceiptPaper request={request} lines={<OfferedLines request={request} />} />
            ) : (
              <EmptyState
                icon="file-text"
                title="아직 확인서가 없어요"
                description="제안을 보내면 보낸 내용과 시각을 확인서로 볼 수 있어요."
              />
            )}
          </Page>
        );
      }}
    </RecordScreen>
  );
}
