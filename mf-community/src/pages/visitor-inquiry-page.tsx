import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { getVisitorInquiry } from '@danji/contracts/community/visitor-inquiry.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { InquiryView } from '../inquiries/inquiry-view.tsx';
import { VisitorCheck } from '../inquiries/visitor-check.tsx';

const LIST = { path: webPaths.visitorInquiries, label: '비회원 문의' } as const;

/** `/support/inquiries/visitor/:nanoId`: one inquiry of a visitor, after a check of the phone number. */
export function VisitorInquiryPage() {
  const { nanoId = '' } = useParams();
  const record = useEndpoint(getVisitorInquiry, { params: { id: nanoId } });
  // An inquiry that was read before the check ran out is not shown any more.
  if (record.error?.code === 'verification_required')
    return (
      <Page width="prose" title="문의 확인" back={LIST}>
        <VisitorCheck
          lead="문의할 때 쓴 휴대폰 번호를 인증하면 이어서 볼 수 있어요. 쓰던 내용은 그대로 있어요."
          onVerified={() => void record.refresh()}
        />
      </Page>
    );
  return (
    <RecordScreen record={record} name="문의" width="920px" list={LIST} missing={{ title: '찾는 문의가 없어요' }}>
      {(inquiry) => <InquiryView inquiry={inquiry} list={LIST} />}
    </RecordScreen>
  );
}
