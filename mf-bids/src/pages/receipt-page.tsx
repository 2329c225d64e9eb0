import { useEndpoint } from '@danji/api-client';
import { DownloadButton, Page, RecordScreen } from '@danji/app-kit';
import { getRequestReceipt } from '@danji/contracts/bids/bid-paper.endpoints';
import { getSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { EmptyState } from '@danji/ui';
import { OfferedLines } from '../offers/offered-lines.tsx';
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
            description="보낸 내용과 시각을 PDF 파일로 남길 수 있어요."
            actions={
              isSent ? (
                <DownloadButton
                  label="제출 확인서"
                  makePath={() => getRequestReceipt.path.replace('{id}', request.nano_id)}
                />
              ) : undefined
            }
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
