import { Page } from '@danji/app-kit';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, EmptyState, Stack } from '@danji/ui';
import { WorkspaceExportSection } from '../workspace-export/workspace-export-section.tsx';
import { memberCan } from '../shared/space-rights.ts';
import { CloseSpaceCard } from '../spaces/close-space-card.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

/** `/workspace/:id/hand-over`: exports all data and files of a work space for its next managers; for masters only. */
export const WorkspaceExportPage = () => (
  <SpaceFrame title="인수인계 자료" isOpenWhenClosed skeleton={<CardSkeleton count={2} />}>
    {(space) => <WorkspaceExport key={space.id} space={space} />}
  </SpaceFrame>
);

function WorkspaceExport({ space }: { space: WorkSpace }) {
  return (
    <Page description="관리업체나 담당자가 바뀔 때 이 워크스페이스의 모든 것을 전해 주세요.">
      {memberCan(space, 'export') ? (
        <Stack gap={6}>
          <WorkspaceExportSection spaceId={space.id} title={space.title} />
          {space.archived || space.deleted ? null : <CloseSpaceCard space={space} />}
        </Stack>
      ) : (
        <EmptyState
          icon="lock"
          title="대표 관리자만 내보낼 수 있어요"
          description="필요하면 대표 관리자에게 부탁해 주세요."
          action={
            <Button asChild variant="outline">
              <Link to={webPaths.workspace(space.id)}>대시보드</Link>
            </Button>
          }
        />
      )}
    </Page>
  );
}
