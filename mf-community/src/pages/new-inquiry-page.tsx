import { Page } from '@danji/app-kit';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, Navigate, useLocation } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import type { ReactNode } from 'react';
import { InquiryForm } from '../inquiries/inquiry-form.tsx';
import { VisitorInquiryForm } from '../inquiries/visitor-inquiry-form.tsx';
import { SignedInOnly } from '../shared/signed-in-only.tsx';

const LIST = { path: webPaths.inquiries, label: '1:1 문의' } as const;

type FramedProps = { description: string; actions?: ReactNode; children: ReactNode };

const Framed = (props: FramedProps) => <Page width="prose" title="문의하기" back={LIST} {...props} />;

function ForVisitors() {
  const place = useLocation();
  return (
    <Framed
      description="휴대폰 번호를 인증하면 로그인하지 않고 문의할 수 있어요. 나와 운영팀만 볼 수 있어요."
      actions={
        <Button asChild variant="outline">
          <Link to={toSignInPath(place)}>로그인하고 문의하기</Link>
        </Button>
      }
    >
      <VisitorInquiryForm />
    </Framed>
  );
}

/** `/support/inquiries/new`: asks our support, also without an account. */
export const NewInquiryPage = () => (
  <SignedInOnly forStaff={<Navigate replace to={webPaths.adminInquiries} />} forVisitors={<ForVisitors />}>
    <Framed description="나와 운영팀만 볼 수 있어요.">
      <InquiryForm />
    </Framed>
  </SignedInOnly>
);
