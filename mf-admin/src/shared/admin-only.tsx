import { Page } from '@danji/app-kit';
import { useSession } from '@danji/shell-sdk';
import { EmptyState } from '@danji/ui';
import type { ReactNode } from 'react';

/** Shows its content to operators of type ADMIN only. The server refuses the calls all the same. */
export function AdminOnly({ title, children }: { title?: string; children: ReactNode }) {
  const { isAdmin } = useSession();
  if (isAdmin) return children;
  return (
    <Page title={title}>
      <EmptyState
        icon="lock"
        title="최고관리자만 볼 수 있는 화면이에요"
        description="필요하면 최고관리자에게 요청해 주세요."
      />
    </Page>
  );
}
