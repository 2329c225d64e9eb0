import { EditState } from '@danji/contracts/codes/edit-state';
import {
  isMemberTransition,
  isOpenMembership,
  type MemberActor,
  canTransitionMember,
} from '@danji/contracts/workspace/member-transitions';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import type { updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { Db } from '../platform/database/open-database.ts';
import type { Principal } from '../platform/http/principal.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { toActor } from './membership.policy.ts';
import {
  deleteMemberRow,
  findMember,
  findMembership,
  listMasterIds,
  type MemberRow,
  updateMemberRow,
} from './work-member.repository.ts';
import { clearCurrentWorkSpace, lockWorkSpace, setCurrentWorkSpace, setMaster } from './work-space.repository.ts';

type State = WorkMember['edit_state_type'];
type Change = BodyOf<typeof updateWorkMember>;
/** The result of a change; `after` is `undefined` when the membership was deleted. */
export type MembershipChange = { actor: MemberActor; before: MemberRow; after: MemberRow | undefined };

/** Answers, changes, promotes or regrades a membership under the work space's row lock; FACTS §10.4 has the rules. */
export async function changeMember(
  db: Db,
  user: Principal,
  id: number,
  change: Change,
  now: Date,
): Promise<MembershipChange> {
  const { member, actor, masterId } = await lockMember(db, user, id);
  const to = change.edit_state_type ?? member.edit_state_type;
  if (to !== member.edit_state_type) requireTransition(member, to, actor);
  else if (isClosed(to) && (change.job_grade ?? change.role) !== undefined) throw invalidTransition(to, to);
  const role = to === EditState.DONE ? (change.role ?? member.role) : 'member';
  if (change.role === 'master' && to !== EditState.DONE)
    throw invalidTransition(member.edit_state_type, EditState.DONE);
  if (role === 'master' && member.role !== 'master' && actor === 'person') throw new ProblemError('forbidden');
  if (isMaster(member) && role !== 'master') await requireOtherMaster(db, member);
  const reopened =
    to === EditState.PENDING && member.edit_state_type !== EditState.WAIT && to !== member.edit_state_type;
  await updateMemberRow(db, id, {
    edit_state_type: to,
    role,
    job_grade: change.job_grade ?? member.job_grade,
    updated: now,
    ...(reopened && { opened_by: actor === 'person' ? ('person' as const) : ('space' as const) }),
  });
  await applyConsequences(db, member, to, masterId);
  return { actor, before: member, after: await findMember(db, id) };
}

/**
 * Ends a membership. A pending invitation or request is withdrawn by the side that opened it and refused by the other.
 */
export async function endMembership(db: Db, user: Principal, id: number, now: Date): Promise<MembershipChange> {
  const { member, actor } = await lockMember(db, user, id);
  if (isClosed(member.edit_state_type)) throw invalidTransition(member.edit_state_type, EditState.DISABLED);
  if (member.edit_state_type === EditState.DONE)
    return changeMember(db, user, id, { edit_state_type: EditState.DISABLED }, now);
  const isAnswerer = actor === (member.opened_by === 'space' ? 'person' : 'space');
  if (isAnswerer) return changeMember(db, user, id, { edit_state_type: EditState.FAILED }, now);
  await deleteMemberRow(db, id);
  return { actor, before: member, after: undefined };
}

const isClosed = (state: State): boolean => state !== EditState.DONE && !isOpenMembership(state);
const isMaster = ({ role, edit_state_type }: MemberRow): boolean =>
  role === 'master' && edit_state_type === EditState.DONE;

/** Locks the work space, then reads the membership. */
async function lockMember(
  db: Db,
  user: Principal,
  id: number,
): Promise<{ member: MemberRow; actor: MemberActor; masterId: number }> {
  const existing = await findMember(db, id);
  const space = existing && (await lockWorkSpace(db, existing.space_id));
  const member = space && (await findMember(db, id));
  if (!member) throw new ProblemError('not_found');
  return {
    member,
    actor: toActor(user, await findMembership(db, member.space_id, user.id), member.user_id),
    masterId: space.master_user_id,
  };
}

const invalidTransition = (from: State, to: State): ProblemError =>
  new ProblemError('invalid_transition', { extra: { from, to } });

function requireTransition({ edit_state_type: from, opened_by }: MemberRow, to: State, actor: MemberActor): void {
  if (!isMemberTransition(from, to)) throw invalidTransition(from, to);
  if (!canTransitionMember(from, to, actor, opened_by)) throw new ProblemError('forbidden');
}

async function requireOtherMaster(db: Db, { space_id, user_id }: MemberRow): Promise<void> {
  const masters = await listMasterIds(db, space_id);
  if (masters.every((master) => master === user_id)) throw new ProblemError('last_master');
}

/**
 * Applies the consequences of a transition: a new member's first work space becomes the current one, a former member's
 * no longer is, and a work space always has a main master.
 */
async function applyConsequences(
  db: Db,
  { space_id, user_id }: MemberRow,
  state: State,
  masterId: number,
): Promise<void> {
  if (state === EditState.DONE) await setCurrentWorkSpace(db, user_id, space_id, { unlessSet: true });
  else await clearCurrentWorkSpace(db, user_id, space_id);
  const masters = await listMasterIds(db, space_id);
  const [first] = masters;
  if (first !== undefined && !masters.includes(masterId)) await setMaster(db, space_id, first);
}
