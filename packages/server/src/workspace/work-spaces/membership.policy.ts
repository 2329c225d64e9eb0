import { EditState } from '@danji/contracts/codes/edit-state';
import type { MemberActor } from '@danji/contracts/workspace/member-transitions';
import { hasSpaceRight, type SpaceRight } from '@danji/contracts/workspace/space-rights';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';

/** The account's membership of a work space; `undefined` for an account without one. */
export type Membership = Pick<WorkMember, 'id' | 'edit_state_type' | 'role' | 'opened_by'> | undefined;

/** Only active members have a role; invitations and requests to join have none yet. */
const toRole = (membership: Membership) =>
  membership?.edit_state_type === EditState.DONE ? membership.role : undefined;
const may = (membership: Membership, right: SpaceRight): boolean => {
  const role = toRole(membership);
  return role !== undefined && hasSpaceRight(role, right);
};

/** Active members and our staff may read a work space and edit its details. */
export const canUseSpace = (user: Principal, membership: Membership): boolean =>
  isStaff(user) || may(membership, 'read');

/** Masters and our staff may invite, answer requests, remove members, and change roles. */
export const canManageMembers = (user: Principal, membership: Membership): boolean =>
  isStaff(user) || may(membership, 'manage_members');

/** Masters, and nobody of our staff, may evaluate the brands of contracts. */
export const canEvaluate = (membership: Membership): boolean => may(membership, 'evaluate');

/** Throws 404, so that outsiders do not learn that the work space exists. */
export function requireMembership(user: Principal, membership: Membership): void {
  if (!canUseSpace(user, membership)) throw new ProblemError('not_found');
}

export function requireManager(user: Principal, membership: Membership): void {
  requireMembership(user, membership);
  if (!canManageMembers(user, membership)) throw new ProblemError('forbidden');
}

/**
 * Returns the role in which `user` acts on a membership. One's own (`isOwn`) is changed as its person, even by a
 * master; an outsider gets 404.
 */
export function toActor(user: Principal, membership: Membership, isOwn: boolean): MemberActor {
  if (isStaff(user)) return 'staff';
  if (isOwn) return 'person';
  requireManager(user, membership);
  return 'space';
}
