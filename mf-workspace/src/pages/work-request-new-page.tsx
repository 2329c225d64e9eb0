import { Page } from '@danji/app-kit';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, EmptyState, Skeleton } from '@danji/ui';
import { RequestForm } from '../requests/request-form.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

/** `/workspace/:id/requests/new`: sends a request to our staff. */
export const WorkRequestNewPage = () => (
  <SpaceFrame title="새 요청" refreshOnFocus={false} skeleton={<Skeleton height={96} borderRadius="lg" />}>
    {(space) => <NewRequest key={space.id} space={space} />}
  </SpaceFrame>
);

function NewRequest({ space }: { space: WorkSpace }) {
  const { isStaff } = useSession();
  return (
    <Page width="prose" title="새 요청" description="단지 담당자가 확인하고 답변해 드려요.">
      {isStaff ? (
        <EmptyState
          icon="headset"
          title="요청은 멤버가 보내요"
          action={
            <Button asChild variant="outline">
              <Link to={webPaths.workspaceRequests(space.id)}>요청 목록</Link>
            </Button>
          }
        />
      ) : (
        <RequestForm spaceId={space.id} />
      )}
    </Page>
  );
}
