import { memberNotifications } from '@danji/contracts/notifications/catalogue/memberships';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { nextVersion } from '../../platform/records/version.ts';
import { notifyMembers } from './invited-notifications.ts';
import { requireRight } from './membership.policy.ts';
import { findMembership } from './own-membership.repository.ts';
import { listMemberIds } from './work-member.repository.ts';
import { lockWorkSpace, setClosed } from './work-space.repository.ts';
import { readWorkSpace } from './work-space.service.ts';

type Change = { before: WorkSpace; after: WorkSpace };
type Step = 'archive' | 'delete' | 'restore';

const NEWS = {
  archive: memberNotifications.spaceArchived,
  delete: memberNotifications.spaceDeleted,
  restore: memberNotifications.spaceRestored,
} as const;

const toColumns = (step: Step, now: Date) =>
  step === 'archive' ? { archived: now } : step === 'delete' ? { deleted: now } : { archived: null, deleted: null };

/**
 * Archives, deletes or restores a work space under its row lock, and tells all others who are active members of it. What is
 * done already is not done again.
 */
export async function closeWorkSpace(db: Db, user: Principal, id: number, step: Step, now: Date): Promise<Change> {
  const row = await lockWorkSpace(db, id);
  requireRight(user, await findMembership(db, id, user.id), 'close');
  if (!row) throw new ProblemError('not_found');
  const before = await readWorkSpace(db, user, id);
  const isDone =
    step === 'restore'
      ? (row.archived ?? row.deleted) === null
      : step === 'delete'
        ? row.deleted !== null
        : (row.archived ?? row.deleted) !== null;
  if (isDone) return { before, after: before };
  await setClosed(db, id, toColumns(step, now), nextVersion(row, now));
  const others = (await listMemberIds(db, id)).filter((member) => member !== user.id);
  const actor = await db.selectFrom('user_account').where('id', '=', user.id).select('name').executeTakeFirstOrThrow();
  const values = { space_id: id, space_title: row.title, name: actor.name, tel: '', is_invited_by_email: false };
  await notifyMembers(db, others, { definition: NEWS[step], values }, now);
  return { before, after: await readWorkSpace(db, user, id) };
}
