import { Column } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, EmptyState, VisuallyHidden } from '@danji/ui';
import type { ReactNode } from 'react';
import { SignedInOnly } from '../shared/signed-in-only.tsx';

/** Says that operators have no posts of their own. */
function ForMembers({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <Column>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <EmptyState
        icon="lock"
        title="커뮤니티 글은 회원이 써요"
        description="운영자는 공지사항을 쓸 수 있어요."
        action={
          <Button asChild variant="outline">
            <Link to={webPaths.community}>커뮤니티로 가기</Link>
          </Button>
        }
      />
    </Column>
  );
}

/** Renders a screen for members; visitors sign in first and return, and who has not finished signing up does so. */
export const MemberOnly = ({ title, children }: { title: string; children: ReactNode }) => (
  <SignedInOnly forStaff={<ForMembers title={title} />}>{children}</SignedInOnly>
);
