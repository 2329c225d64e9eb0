import { EditState } from '@danji/contracts/codes/edit-state';
import {
  isMemberTransition,
  isOpenMembership,
  type MemberActor,
  canTransitionMember,
} from '@danji/contracts/workspace/member-transitions';
import { INVITATION_DAYS } from '@danji/contracts/workspace/invitation';
import { canAssignRole, isBelow } from '@danji/contracts/workspace/space-role';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import type { updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { countInvitation } from './invitation-limit.service.ts';
import { isExpired, toInvitationExpiry } from './invitation-link.ts';
import { findContact } from './invited-contact.ts';
import { completeJoin } from './join.service.ts';
import { CLOSED, toActor } from './membership.policy.ts';
import { deleteMembershipOf, findMembership, isOwnMembership } from './own-membership.repository.ts';
import {
  deleteMemberRow,
  findInvitee,
  findMember,
  findMemberByAccount,
  type MemberRow,
  setMasterMember,
  updateMemberRow,
} from './work-member.repository.ts';
import { clearCurrentWorkSpace, lockWorkSpace, setMaster } from './work-space.repository.ts';

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
  const { member, actor, byRole, masterId } = await lockMember(db, user, id);
  const requested = change.edit_state_type ?? member.edit_state_type;
  // A repeated acceptance changes nothing: the invitation is already a request that a master answers.
  if (actor === 'person' && requested === EditState.DONE && awaitsConfirmation(member))
    return { actor, before: member, after: member };
  if (requested !== member.edit_state_type) requireTransition(member, requested, actor);
  else if (isClosed(requested) && (change.job_grade ?? change.role) !== undefined)
    throw invalidTransition(requested, requested);
  const next = toNext(member, requested, actor);
  const role = toRole(member, next, change.role);
  if (role !== member.role) requireRoleChange(actor, byRole, member, role, requested);
  if (member.role === 'master' && (role !== 'master' || requested !== EditState.DONE))
    throw new ProblemError('last_master');
  if (next.opened_by === 'space' && next.isReopened) await countInvitation(db, user, now);
  const contact = findContact(member);
  if (contact && actor === 'person' && requested === EditState.DONE && isExpired(member, now))
    throw new ProblemError('conflict', {
      title: `초대한 지 ${INVITATION_DAYS}일이 지나 끝났어요. 관리자에게 다시 초대해 달라고 해 주세요.`,
    });
  const user_id = await getAccountId(db, member, user, actor, next);
  if (role === 'master' && member.role !== 'master') await setMasterMember(db, member, now);
  await updateMemberRow(db, id, {
    ...next.columns,
    ...toRequestColumns(requested, next, change.reason),
    user_id,
    role,
    job_grade: change.job_grade ?? member.job_grade,
    ...(contact && next.isReopened && { invitation_expires: toInvitationExpiry(now) }),
    updated: now,
  });
  const after = await findMember(db, id);
  if (after?.user_id && after.edit_state_type === EditState.DONE && member.edit_state_type !== EditState.DONE)
    await completeJoin(db, user, after.user_id, after.space_id);
  if (after) await applyConsequences(db, after, masterId);
  return { actor, before: member, after };
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

/**
 * The role after a change. Who asked to join becomes what the answer says, and the role that is stored is what an answer
 * without one gives: a resident's, or the one of the invitation. A former member keeps no role above the members.
 */
function toRole(member: MemberRow, { columns, opened_by, isReopened }: Next, requested: MemberRow['role'] | undefined) {
  if (isReopened && opened_by === 'person') return 'resident';
  if (requested !== undefined) return requested;
  const isOver = isClosed(columns.edit_state_type);
  return isOver && member.role !== 'master' && isBelow('member', member.role) ? 'member' : member.role;
}

/** Throws unless the actor may give the role: the person only a lower one, managers those below them. */
function requireRoleChange(
  actor: MemberActor,
  byRole: MemberRow['role'] | undefined,
  member: MemberRow,
  role: MemberRow['role'],
  requested: State,
): void {
  if (role === 'master' && requested !== EditState.DONE)
    throw invalidTransition(member.edit_state_type, EditState.DONE);
  const isAllowed =
    actor === 'staff' ||
    (actor === 'person'
      ? isBelow(role, member.role)
      : byRole !== undefined && canAssignRole(byRole, member.role, role));
  if (!isAllowed) throw new ProblemError('forbidden');
}

/** A refusal stores its reason; a former member's greeting and address are deleted, and a new invitation starts without both. */
const toRequestColumns = (requested: State, { isReopened }: Next, reason: string | undefined) => ({
  ...(requested === EditState.FAILED && { refusal_reason: reason?.trim() || null }),
  ...((isReopened || requested === EditState.DISABLED) && { greeting: '', dong: '', ho: '', refusal_reason: null }),
});

/** Returns whether the invited person has accepted an invitation by e-mail, which a master still has to confirm. */
const awaitsConfirmation = ({ edit_state_type, opened_by, invited_email }: MemberRow): boolean =>
  isOpenMembership(edit_state_type) && opened_by === 'person' && invited_email !== null;

type Next = {
  isReopened: boolean;
  opened_by: MemberRow['opened_by'];
  columns: Pick<MemberRow, 'edit_state_type' | 'opened_by' | 'invited_email' | 'invited_tel'>;
};

/**
 * The state after a transition. Nobody has verified e-mail addresses, so who accepts an invitation by e-mail asks to
 * join, and a master answers. A member, or somebody who asks again, has no invitation any more.
 */
function toNext(member: MemberRow, requested: State, actor: MemberActor): Next {
  const { edit_state_type, opened_by, invited_email, invited_tel } = member;
  if (actor === 'person' && requested === EditState.DONE && edit_state_type !== requested && invited_email !== null)
    return {
      isReopened: false,
      opened_by: 'person',
      columns: { edit_state_type: EditState.PENDING, opened_by: 'person', invited_email, invited_tel },
    };
  const isReopened =
    requested === EditState.PENDING && edit_state_type !== EditState.WAIT && requested !== edit_state_type;
  const opener = isReopened ? (actor === 'person' ? 'person' : 'space') : opened_by;
  const isOver = requested === EditState.DONE || (isReopened && opener === 'person');
  return {
    isReopened,
    opened_by: opener,
    columns: {
      edit_state_type: requested,
      opened_by: opener,
      ...(isOver ? { invited_email: null, invited_tel: null } : { invited_email, invited_tel }),
    },
  };
}

/**
 * Returns the account of the membership after a change. An invitation by contact gets one when its person accepts it or
 * asks to join again, or when our staff add the person; an earlier membership of the account is replaced.
 */
async function getAccountId(
  db: Db,
  member: MemberRow,
  user: Principal,
  actor: MemberActor,
  { opened_by, columns }: Next,
): Promise<number | null> {
  const contact = findContact(member);
  if (!contact || (columns.edit_state_type !== EditState.DONE && opened_by === 'space')) return member.user_id;
  const accountId = actor === 'person' ? user.id : (await findInvitee(db, contact))?.id;
  if (accountId === undefined)
    throw new ProblemError('conflict', { title: '아직 가입하지 않은 사람이에요. 가입한 뒤에 멤버로 넣을 수 있어요.' });
  const existing = await findMemberByAccount(db, member.space_id, accountId);
  if (existing?.edit_state_type === EditState.DONE)
    throw new ProblemError('already_exists', { title: '이미 이 워크스페이스의 멤버예요.' });
  await deleteMembershipOf(db, member.space_id, accountId);
  return accountId;
}

/** Locks the work space, then reads the membership. */
async function lockMember(
  db: Db,
  user: Principal,
  id: number,
): Promise<{ member: MemberRow; actor: MemberActor; byRole: MemberRow['role'] | undefined; masterId: number }> {
  const existing = await findMember(db, id);
  const space = existing && (await lockWorkSpace(db, existing.space_id));
  const member = space && (await findMember(db, id));
  if (!member) throw new ProblemError('not_found');
  if (space.archived ?? space.deleted) throw new ProblemError('conflict', { title: CLOSED });
  const by = await findMembership(db, member.space_id, user.id);
  return {
    member,
    actor: toActor(user, by, member.role, await isOwnMembership(db, id, user.id)),
    byRole: by?.role,
    masterId: space.master_user_id,
  };
}

const invalidTransition = (from: State, to: State): ProblemError =>
  new ProblemError('invalid_transition', { extra: { from, to } });

function requireTransition({ edit_state_type: from, opened_by }: MemberRow, to: State, actor: MemberActor): void {
  if (!isMemberTransition(from, to)) throw invalidTransition(from, to);
  if (!canTransitionMember(from, to, actor, opened_by)) throw new ProblemError('forbidden');
}

/** Applies the consequences of a change: a former member's current work space is gone, and a new master stands for it. */
async function applyConsequences(
  db: Db,
  { space_id, user_id, edit_state_type, role }: MemberRow,
  masterId: number,
): Promise<void> {
  if (user_id === null) return;
  if (edit_state_type !== EditState.DONE) await clearCurrentWorkSpace(db, user_id, space_id);
  if (role === 'master' && user_id !== masterId) await setMaster(db, space_id, user_id);
}
