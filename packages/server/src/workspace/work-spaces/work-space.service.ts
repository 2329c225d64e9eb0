import { EditState } from '@danji/contracts/codes/edit-state';
import { DEFAULT_JOB_GRADE } from '@danji/contracts/codes/job-grade';
import { validateApartmentDetails } from '@danji/contracts/apartments/apartment-details.validation';
import type { SpaceRight } from '@danji/contracts/workspace/space-rights';
import type { WorkSpace, WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import type { createWorkSpace, updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { requireRight } from './membership.policy.ts';
import { completeJoin } from './join.service.ts';
import { notifyNewMaster } from './work-member.notifications.ts';
import { findMembership } from './own-membership.repository.ts';
import { findMemberOf, insertMember, setMasterMember } from './work-member.repository.ts';
import { EMPTY_DETAILS, toWorkSpace } from './work-space.presenter.ts';
import { addSpaceChange, compareSpaceDetails } from './space-history.ts';
import {
  findWorkSpace,
  insertWorkSpace,
  lockWorkSpace,
  setMaster,
  updateWorkSpaceRow,
} from './work-space.repository.ts';

/** Returns the work space as `user` sees it; throws 404 for outsiders, and 403 for members without `right`. */
export async function readWorkSpace(
  db: Db,
  user: Principal,
  id: number,
  right: SpaceRight = 'read',
): Promise<WorkSpace> {
  requireRight(user, await findMembership(db, id, user.id), right);
  const row = await findWorkSpace(db, user.id, id);
  if (!row) throw new ProblemError('not_found');
  return toWorkSpace(row, user);
}

/** Creates a work space with `user` as its master; the user's first one becomes the current one. */
export async function openWorkSpace(
  db: Db,
  user: Principal,
  { job_grade = DEFAULT_JOB_GRADE, ...input }: BodyOf<typeof createWorkSpace>,
  now: Date,
): Promise<number> {
  const details = toStoredDetails({ ...EMPTY_DETAILS, ...input });
  refuseInvalid(details);
  const id = await insertWorkSpace(db, user.id, details, now);
  await insertMember(db, {
    space_id: id,
    user_id: user.id,
    edit_state_type: EditState.DONE,
    role: 'master',
    job_grade,
    opened_by: 'person',
    created: now,
    updated: now,
  });
  await addSpaceChange(db, id, { userId: user.id, kind: 'created', now });
  await completeJoin(db, user, user.id, id);
  return id;
}

/**
 * Changes details under the row lock. With `updated`, the version that the client has loaded, a concurrent change is
 * refused (409 conflict) instead of overwritten. The history holds what has changed, and whether it was `imported`.
 */
export async function changeDetails(
  db: Db,
  user: Principal,
  id: number,
  { updated, master_user_id, ...input }: BodyOf<typeof updateWorkSpace>,
  now: Date,
  kind: 'changed' | 'imported' = 'changed',
): Promise<void> {
  const before = await lockWorkSpace(db, id);
  requireRight(user, await findMembership(db, id, user.id), 'edit_details');
  if (!before) throw new ProblemError('not_found');
  if (updated !== undefined) await checkVersion(before, updated);
  const details = toStoredDetails(input);
  refuseInvalid({ ...before, ...details });
  if (master_user_id !== undefined) await handOver(db, user, id, master_user_id, now);
  await updateWorkSpaceRow(db, id, details, nextVersion(before, now));
  const fields = compareSpaceDetails(before, details);
  if (fields.length > 0) await addSpaceChange(db, id, { userId: user.id, kind, now }, fields);
}

/** Makes an active member the master of the work space; the one before becomes a manager. */
async function handOver(db: Db, user: Principal, id: number, masterId: number, now: Date): Promise<void> {
  requireRight(user, await findMembership(db, id, user.id), 'appoint');
  const member = await findMemberOf(db, id, masterId);
  if (member?.edit_state_type !== EditState.DONE)
    throw invalidField('master_user_id', '함께하고 있는 멤버 가운데에서 골라 주세요.');
  const { master_user_id: before } = (await lockWorkSpace(db, id)) ?? {};
  await setMasterMember(db, member, now);
  await setMaster(db, id, masterId);
  if (before !== masterId) await notifyNewMaster(db, member, masterId, user.id, now);
}

/** Normalises details for storage: trimmed, each amenity once. */
function toStoredDetails<F extends Partial<WorkSpaceDetails>>(details: F): F {
  const trimmed = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as F;
  return {
    ...trimmed,
    ...(details.amenities && { amenities: [...new Set(details.amenities.map((amenity) => amenity.trim()))] }),
  };
}

function refuseInvalid(details: Partial<WorkSpaceDetails>): void {
  const fields = validateApartmentDetails(details);
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
}
