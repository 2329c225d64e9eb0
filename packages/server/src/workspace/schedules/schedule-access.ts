import { findMembership, hasWorkSpace, isAllowed, requireRight } from '../work-spaces/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { FileReadPolicy } from '../../site/files/index.ts';
import { findSpaceOf } from './schedule.repository.ts';

/** Throws unless the user works in the space or is staff; outsiders get 404, residents 403. */
export async function requireSpace(db: Db, user: Principal, spaceId: number): Promise<void> {
  requireRight(user, await findMembership(db, spaceId, user.id), 'work');
  if (isStaff(user) && !(await hasWorkSpace(db, spaceId))) throw new ProblemError('not_found');
}

/** Throws unless the user is the master, a manager or staff. */
export async function requireSpaceManager(db: Db, user: Principal, spaceId: number): Promise<void> {
  requireRight(user, await findMembership(db, spaceId, user.id), 'manage_work');
  if (isStaff(user) && !(await hasWorkSpace(db, spaceId))) throw new ProblemError('not_found');
}

/** Files of a schedule are readable by those who may read the schedule, and by nobody once it is deleted. */
export const mayReadScheduleFile: FileReadPolicy = async (db, { record_id: id }, user) => {
  const spaceId = id === null ? undefined : await findSpaceOf(db, id);
  return spaceId !== undefined && user !== null && isAllowed(user, await findMembership(db, spaceId, user.id), 'work');
};
