import { findMembership, memberHasRight, requireRight, type Membership } from '../work-spaces/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';

/**
 * Documents of a work space are a 404 for everybody who is not its member, also for our staff, who do not read texts of
 * others.
 */
export const documentNotFound = (): ProblemError =>
  new ProblemError('not_found', { title: '문서를 찾을 수 없어요. 지워졌거나 주소가 바뀌었을 수 있어요.' });

export const mayReadDocuments = (membership: Membership): boolean => memberHasRight(membership, 'work');

/** Returns the membership of somebody who works in the space; throws 403 for residents and 404 for everybody else. */
export async function requireMember(db: Db, spaceId: number, user: Principal): Promise<NonNullable<Membership>> {
  const membership = await findMembership(db, spaceId, user.id);
  if (!membership || !memberHasRight(membership, 'read')) throw documentNotFound();
  requireRight(user, membership, 'work');
  return membership;
}

/**
 * The writer of a document and the managers of its work space may delete it, and stop a generation that another member
 * started.
 */
export const mayManageDocument = (membership: NonNullable<Membership>, ownerId: number, user: Principal): boolean =>
  ownerId === user.id || memberHasRight(membership, 'manage_work');
