import { EditState } from '@danji/contracts/codes/edit-state';
import { hasSpaceRight, type SpaceRight } from '@danji/contracts/workspace/space-rights';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { useSession } from '@danji/shell-sdk';

type OwnMembership = Pick<WorkSpace, 'my_role' | 'my_state'>;

/** Returns whether the signed-in member has a right in the work space; our staff are no members. */
export const memberCan = ({ my_role, my_state }: OwnMembership, right: SpaceRight): boolean =>
  my_role !== null && my_state === EditState.DONE && hasSpaceRight(my_role, right);

/** Returns a function that tells whether the signed-in user has a right in the work space, by the same rules as the server. */
export function useCan(space: OwnMembership): (right: SpaceRight) => boolean {
  const { isStaff } = useSession();
  return (right) => isStaff || memberCan(space, right);
}
