import { EditState } from '@danji/contracts/codes/edit-state';
import type { MemberActor } from '@danji/contracts/apts/member-transitions';
import { mayInSpace, type SpaceRight } from '@danji/contracts/apts/space-rights';
import type { WorkMember } from '@danji/contracts/apts/work-space';
import { isStaff, type Principal } from '../platform/http/principal.ts';
import { ProblemError } from '../platform/problem-error.ts';

/** Where a person stands in a work space; `undefined` for a stranger. */
export type Place = Pick<WorkMember, 'id' | 'edit_state_type' | 'role' | 'opened_by'> | undefined;

/** The role of somebody who is in; a stranger, the invited and the asking have none yet. */
const toRole = (place: Place) => (place?.edit_state_type === EditState.DONE ? place.role : undefined);
const may = (place: Place, right: SpaceRight): boolean => {
  const role = toRole(place);
  return role !== undefined && mayInSpace(role, right);
};

/** Members who are in and our staff read a work space and edit its facts. */
export const canUseSpace = (user: Principal, place: Place): boolean => isStaff(user) || may(place, 'read');

/** Masters and our staff invite, answer requests, remove, and change roles. */
export const canManageMembers = (user: Principal, place: Place): boolean =>
  isStaff(user) || may(place, 'manage_members');

/** A stranger is not told that the work space exists. */
export function requireSpaceUser(user: Principal, place: Place): void {
  if (!canUseSpace(user, place)) throw new ProblemError('not_found');
}

export function requireManager(user: Principal, place: Place): void {
  requireSpaceUser(user, place);
  if (!canManageMembers(user, place)) throw new ProblemError('forbidden');
}

/**
 * As whom `user`, standing at `place`, acts on the membership of `memberUserId`. One's own membership is moved as a person,
 * even by a master; a stranger is told nothing of it.
 */
export function toActor(user: Principal, place: Place, memberUserId: number): MemberActor {
  if (isStaff(user)) return 'staff';
  if (user.id === memberUserId) return 'person';
  requireManager(user, place);
  return 'space';
}
