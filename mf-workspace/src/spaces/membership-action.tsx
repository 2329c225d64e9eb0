import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { EditState } from '@danji/contracts/codes/edit-state';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Badge, Button } from '@danji/ui';
import { JoinButton } from './join-button.tsx';

/** The user's membership of a found work space, and the action that is possible. */
export function MembershipAction({
  space: { id, title, my_state },
}: {
  space: Pick<WorkSpace, 'id' | 'title' | 'my_state'>;
}) {
  const { isStaff } = useSession();
  if (isStaff || my_state === EditState.DONE)
    return (
      <Button asChild variant="outline">
        <Link to={webPaths.workspace(id)}>열기</Link>
      </Button>
    );
  if (isOpenMembership(my_state)) return <Badge tone="warning">답을 기다리는 중</Badge>;
  return <JoinButton id={id} title={title} />;
}
