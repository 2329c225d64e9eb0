import { Page } from '@danji/app-kit';
import { useSession } from '@danji/shell-sdk';
import { EmptyState } from '@danji/ui';
import type { ReactNode } from 'react';

/** Only members may read the texts of a work space: our staff see that documents exist, and cannot read them. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { isStaff } = useSession();
  if (!isStaff) return children;
  return (
    <Page title="AI 문서">
      <EmptyState icon="lock" title="문서는 멤버만 볼 수 있어요" description="운영자는 쓴 횟수만 확인할 수 있어요." />
    </Page>
  );
}
