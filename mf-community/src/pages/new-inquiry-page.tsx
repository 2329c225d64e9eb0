import { Page } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { Navigate } from '@danji/shell-sdk/router';
import { InquiryForm } from '../inquiries/inquiry-form.tsx';
import { SignedInOnly } from '../shared/signed-in-only.tsx';

/** `/support/inquiries/new`: asks our support. */
export const NewInquiryPage = () => (
  <SignedInOnly forStaff={<Navigate replace to={webPaths.adminInquiries} />}>
    <Page
      width="prose"
      title="문의하기"
      description="나와 운영팀만 볼 수 있어요."
      back={{ path: webPaths.inquiries, label: '1:1 문의' }}
    >
      <InquiryForm />
    </Page>
  </SignedInOnly>
);
