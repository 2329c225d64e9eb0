import { EditState } from '@danji/contracts/codes/edit-state';
import type { MemberActor } from '@danji/contracts/workspace/member-transitions';
import { CLOSED_SPACE_RIGHTS, hasSpaceRight, type SpaceRight } from '@danji/contracts/workspace/space-rights';
import { canManageRole } from '@danji/contracts/workspace/space-role';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';

/** The account's membership of a work space; `undefined` for an account without one. */
export type Membership =
  | (Pick<WorkMember, 'id' | 'edit_state_type' | 'role' | 'opened_by'> & {
      /** Whether the work space is archived or deleted. */
      is_closed?: boolean;
    })
  | undefined;

/** Only active members have a role, in a closed work space its master alone; invitations and requests have none yet. */
const toRole = (membership: Membership) =>
  membership?.edit_state_type === EditState.DONE && (!membership.is_closed || membership.role === 'master')
    ? membership.role
    : undefined;

/** Returns whether an active member's role has the right. Our staff, who are no members, have none. */
export const memberHasRight = (membership: Membership, right: SpaceRight): boolean => {
  const role = toRole(membership);
  return (
    role !== undefined && hasSpaceRight(role, right) && (!membership?.is_closed || CLOSED_SPACE_RIGHTS.includes(right))
  );
};

/** Returns whether `user` may do this in the work space: by the role of an active membership, or as our staff. */
export const isAllowed = (user: Principal, membership: Membership, right: SpaceRight): boolean =>
  isStaff(user) || memberHasRight(membership, right);

/** The message that refuses a change in an archived or deleted work space. */
export const CLOSED = '보관했거나 삭제한 워크스페이스예요. 되살린 뒤에 다시 해 주세요.';
const REFUSED_RESIDENT = '입주민은 볼 수 없어요. 관리사무소에서 일한다면 관리자에게 역할을 바꿔 달라고 해 주세요.';

/** Throws 404 for outsiders, who do not learn that the work space exists, and 403 for members whose role lacks the right. */
export function requireRight(user: Principal, membership: Membership, right: SpaceRight): void {
  if (isAllowed(user, membership, right)) return;
  const role = toRole(membership);
  if (role === undefined) throw new ProblemError('not_found');
  if (membership?.is_closed) throw new ProblemError('forbidden', { title: CLOSED });
  throw new ProblemError('forbidden', role === 'resident' && right === 'work' ? { title: REFUSED_RESIDENT } : {});
}

/**
 * Returns the role in which `user` acts on a membership with the role `of`. One's own (`isOwn`) is changed as its person,
 * even by the master; an outsider gets 404, and a manager 403 for members who are not below managers.
 */
export function toActor(user: Principal, membership: Membership, of: WorkMember['role'], isOwn: boolean): MemberActor {
  if (isStaff(user)) return 'staff';
  if (isOwn) return 'person';
  requireRight(user, membership, 'manage_members');
  if (!membership || !canManageRole(membership.role, of)) throw new ProblemError('forbidden');
  return 'space';
}
