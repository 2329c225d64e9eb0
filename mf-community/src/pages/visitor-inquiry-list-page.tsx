import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import { listVisitorInquiries } from '@danji/contracts/community/visitor-inquiry.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, EmptyState, FailedState, ListSkeleton } from '@danji/ui';
import { InquiryRows } from '../inquiries/inquiry-rows.tsx';
import { VisitorCheck } from '../inquiries/visitor-check.tsx';

function VisitorInquiries() {
  const { data, error, refresh, isRefreshing } = useEndpoint(listVisitorInquiries);
  if (error?.code === 'verification_required')
    return (
      <VisitorCheck
        lead="문의할 때 쓴 휴대폰 번호를 인증하면 문의와 답변을 볼 수 있어요."
        onVerified={() => void refresh()}
      />
    );
  if (!data && error)
    return <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <ListSkeleton label="비회원 문의 불러오는 중" />;
  if (data.inquiries.length > 0) return <InquiryRows rows={data.inquiries} />;
  return (
    <EmptyState
      icon="headset"
      title="이 번호로 보낸 문의가 없어요"
      description="로그인한 뒤 보낸 문의는 로그인해서 볼 수 있어요."
      action={
        <Button asChild>
          <Link to={webPaths.newInquiry}>문의하기</Link>
        </Button>
      }
    />
  );
}

/** `/support/inquiries/visitor`: what was asked without an account, after a check of the phone number. */
export const VisitorInquiryListPage = () => (
  <Page width="prose" back={{ path: webPaths.inquiries, label: '1:1 문의' }}>
    <VisitorInquiries />
  </Page>
);
