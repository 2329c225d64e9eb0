import { Page } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { Link } from '@danji/shell-sdk/router';
import { Button, EmptyState, Flex } from '@danji/ui';
import { memberCan } from '../shared/space-rights.ts';
import { describeClosed } from './space-text.ts';
import { useSpaceClosing } from './use-space-closing.ts';

/** Shows a master an archived or deleted work space instead of its screens. */
export function ClosedSpace({ space }: { space: WorkSpace }) {
  const { restore, isRunning } = useSpaceClosing(space);
  return (
    <Page title={space.title} windowTitle={space.deleted ? '삭제한 워크스페이스' : '보관한 워크스페이스'}>
      <EmptyState
        icon={space.deleted ? 'trash' : 'package'}
        title={space.deleted ? '삭제한 워크스페이스예요' : '보관한 워크스페이스예요'}
        description={`${describeClosed(space)}. 되살리면 멤버 모두 다시 함께 일할 수 있어요.`}
        action={
          <Flex gap={2} flexWrap="wrap" justifyContent="center">
            <Button loading={isRunning} onClick={() => void restore()}>
              되살리기
            </Button>
            {memberCan(space, 'export') ? (
              <Button asChild variant="outline">
                <Link to={webPaths.workspaceExport(space.id)}>인수인계 자료</Link>
              </Button>
            ) : null}
          </Flex>
        }
      />
    </Page>
  );
}
