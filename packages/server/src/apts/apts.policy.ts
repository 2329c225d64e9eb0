import { EditState } from '@danji/contracts/codes/edit-state';
import type { MemberActor } from '@danji/contracts/apts/member-transitions';
import { mayInSpace, type SpaceRight } from '@danji/contracts/apts/space-rights';
import type { WorkMember } from '@danji/contracts/apts/work-space';
import { isStaff, type Principal } from '../platform/http/principal.ts';
import { ProblemError } from '../platform/problem-error.ts';

/** The account's membership of a work space; `undefined` for an account without one. */
export type Place = Pick<WorkMember, 'id' | 'edit_state_type' | 'role' | 'opened_by'> | undefined;

/** Only active members have a role; invitations and requests to join have none yet. */
const toRole = (place: Place) => (place?.edit_state_type === EditState.DONE ? place.role : undefined);
const may = (place: Place, right: SpaceRight): boolean => {
  const role = toRole(place);
  return role !== undefined && mayInSpace(role, right);
};

/** Active members and our staff may read a work space and edit its details. */
export const canUseSpace = (user: Principal, place: Place): boolean => isStaff(user) || may(place, 'read');

/** Masters and our staff may invite, answer requests, remove members, and change roles. */
export const canManageMembers = (user: Principal, place: Place): boolean =>
  isStaff(user) || may(place, 'manage_members');

/** Throws 404, so that outsiders do not learn that the work space exists. */
export function requireSpaceUser(user: Principal, place: Place): void {
  if (!canUseSpace(user, place)) throw new ProblemError('not_found');
}

export function requireManager(user: Principal, place: Place): void {
  requireSpaceUser(user, place);
  if (!canManageMembers(user, place)) throw new ProblemError('forbidden');
}

/**
 * Returns the role in which `user` acts on the membership of `memberUserId`. One's own membership is changed as its
 * person, even by a master; an outsider gets 404.
 */
export function toActor(user: Principal, place: Place, memberUserId: number): MemberActor {
  if (isStaff(user)) return 'staff';
  if (user.id === memberUserId) return 'person';
  requireManager(user, place);
  return 'space';
}
