import { Column } from '@danji/app-kit';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle, useSession } from '@danji/shell-sdk';
import { Link, Outlet, useLocation } from '@danji/shell-sdk/router';
import { Button, EmptyState, ListSkeleton, VisuallyHidden } from '@danji/ui';
import type { ReactNode } from 'react';

const TITLE = '워크스페이스';

/** A screen that only says what to do still has a title and a heading, for screen readers. */
function Notice({ children }: { children: ReactNode }) {
  usePageTitle(TITLE);
  return (
    <Column>
      <VisuallyHidden as="h1">{TITLE}</VisuallyHidden>
      {children}
    </Column>
  );
}

/** Lets general users and our staff through, and everybody with an invitation; others read what to do first. */
export function WorkspaceGate() {
  const { status, kind, isTemp } = useSession();
  const place = useLocation();
  // An invitation is for people who have no account yet.
  if (place.pathname.startsWith(webPaths.invitation(''))) return <Outlet />;
  if (status === 'loading')
    return (
      <Column>
        <ListSkeleton />
      </Column>
    );
  if (status === 'signed_out' || isTemp) {
    return (
      <Notice>
        <EmptyState
          icon="lock"
          title={isTemp ? '회원가입을 마치고 워크스페이스를 열어 보세요' : '로그인하고 워크스페이스를 열어 보세요'}
          description="단지 정보와 함께 일하는 사람을 한곳에서 관리할 수 있어요."
          action={
            <Button asChild>
              <Link to={isTemp ? webPaths.signUp('user') : toSignInPath(place)}>
                {isTemp ? '회원가입 마치기' : '로그인'}
              </Link>
            </Button>
          }
        />
      </Notice>
    );
  }
  if (kind === 'brand') {
    return (
      <Notice>
        <EmptyState
          icon="building"
          title="워크스페이스는 일반회원이 이용해요"
          description="관리사무소에서 일한다면 일반회원으로 로그인해 주세요."
          action={
            <Button asChild variant="outline">
              <Link to={webPaths.home}>홈으로</Link>
            </Button>
          }
        />
      </Notice>
    );
  }
  return <Outlet />;
}
