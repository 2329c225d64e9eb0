import { EditState } from '@danji/contracts/codes/edit-state';
import { DEFAULT_JOB_GRADE } from '@danji/contracts/codes/job-grade';
import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import { canManageRole } from '@danji/contracts/workspace/space-role';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import type { createWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { countInvitation } from './invitation-limit.service.ts';
import { isOpenInvitation, toInvitationExpiry } from './invitation-link.ts';
import { type InvitedContact, readContact } from './invited-contact.ts';
import { completeJoin } from './join.service.ts';
import { CLOSED, type Membership, requireRight } from './membership.policy.ts';
import { findMembership } from './own-membership.repository.ts';
import {
  findInvited,
  findInvitee,
  findMember,
  findMemberByAccount,
  findMemberOf,
  insertMember,
  type MemberRow,
  updateMemberRow,
} from './work-member.repository.ts';
import { lockWorkSpace } from './work-space.repository.ts';

type Body = BodyOf<typeof createWorkMember>;
type State = WorkMember['edit_state_type'];
/** Whom a new membership is for: an account, or whoever has the contact. */
type Person = { id: number } | InvitedContact;

/**
 * Opens a membership under the work space's row lock: an invitation by a master or our staff, or an account's own
 * request to join. An invitation by contact is stored as it was typed, whether an account has the contact or not.
 */
export async function openMembership(db: Db, user: Principal, body: Body, now: Date): Promise<MemberRow> {
  const { space_id } = body;
  const space = await lockWorkSpace(db, space_id);
  if (!space) throw new ProblemError('not_found');
  const isJoinRequest =
    !isStaff(user) &&
    body.email === undefined &&
    body.tel === undefined &&
    (body.user_id === undefined || body.user_id === user.id);
  const role = isJoinRequest ? 'resident' : (body.role ?? 'member');
  if (!isJoinRequest) requireInviter(user, await findMembership(db, space_id, user.id), role);
  if (space.archived ?? space.deleted) throw new ProblemError('conflict', { title: CLOSED });
  const edit_state_type = toFirstState(user, body.edit_state_type);
  const person = isJoinRequest ? { id: user.id } : await readInvited(db, user, body, edit_state_type);
  if (!isJoinRequest) await countInvitation(db, user, now);
  const existing = await findExisting(db, space_id, person, isJoinRequest);
  if (existing) refuseRepeat(existing, isJoinRequest);
  const id = await writeMembership(db, existing, {
    space_id,
    ...toColumns(person),
    edit_state_type,
    opened_by: isJoinRequest ? ('person' as const) : ('space' as const),
    role,
    ...toRequest(isJoinRequest ? body : {}),
    job_grade: body.job_grade ?? existing?.job_grade ?? DEFAULT_JOB_GRADE,
    invitation_expires: 'id' in person ? null : toInvitationExpiry(now),
    created: now,
    updated: now,
  });
  if (edit_state_type === EditState.DONE && 'id' in person) await completeJoin(db, user, person.id, space_id);
  const member = await findMember(db, id);
  if (!member) throw new ProblemError('not_found');
  return member;
}

/** Throws for everybody who may not give new members `role`: a manager invites those below managers. */
function requireInviter(user: Principal, membership: Membership, role: WorkMember['role']): void {
  requireRight(user, membership, 'manage_members');
  if (!isStaff(user) && !(membership && canManageRole(membership.role, role))) throw new ProblemError('forbidden');
}

/** Returns the fields of a request to join; a new invitation or request replaces those of an earlier one. */
const toRequest = ({ greeting = '', dong = '', ho = '' }: Pick<Body, 'greeting' | 'dong' | 'ho'>) => ({
  greeting: greeting.trim(),
  dong: dong.trim(),
  ho: ho.trim(),
  refusal_reason: null,
});

/**
 * Reads whom a body invites. Only our staff may name an account or add one at once: the response to anybody else would
 * tell whose id or contact it is.
 */
async function readInvited(db: Db, user: Principal, body: Body, state: State): Promise<Person> {
  const { user_id } = body;
  if (user_id !== undefined && !isStaff(user))
    throw invalidField('user_id', '회원 번호로는 초대할 수 없어요. 이메일이나 휴대폰 번호로 초대해 주세요.');
  const by = user_id === undefined ? readContact(body) : { id: user_id };
  if (!('id' in by) && state !== EditState.DONE) return by;
  const invitee = await findInvitee(db, by);
  const field = 'id' in by ? 'user_id' : 'tel' in by ? 'tel' : 'email';
  if (!invitee) throw invalidField(field, `이 ${field === 'tel' ? '번호로' : '이메일로'} 가입한 회원이 없어요.`);
  return { id: invitee.id };
}

async function findExisting(
  db: Db,
  spaceId: number,
  person: Person,
  isJoinRequest: boolean,
): Promise<MemberRow | undefined> {
  if (!('id' in person)) return findInvited(db, spaceId, person);
  const existing = isJoinRequest
    ? await findMemberOf(db, spaceId, person.id)
    : await findMemberByAccount(db, spaceId, person.id);
  // A refused invitation of a contact stays as it is, beside the membership of the account.
  const isRefusedContact = existing?.user_id === null && !isOpenMembership(existing.edit_state_type);
  return isRefusedContact ? undefined : existing;
}

const toColumns = (person: Person) => ({
  user_id: 'id' in person ? person.id : null,
  invited_email: 'email' in person ? person.email : null,
  invited_tel: 'tel' in person ? person.tel : null,
});

async function writeMembership(
  db: Db,
  existing: MemberRow | undefined,
  values: Parameters<typeof insertMember>[1],
): Promise<number> {
  if (!existing) return insertMember(db, values);
  await updateMemberRow(db, existing.id, values);
  return existing.id;
}

/** A membership starts as pending; only our staff may make an account an active member at once. */
function toFirstState(user: Principal, requested: Body['edit_state_type']): State {
  const state = requested ?? EditState.PENDING;
  if (!isOpenMembership(state) && !(state === EditState.DONE && isStaff(user)))
    throw invalidField('edit_state_type', '초대하거나 요청할 때에는 대기 상태만 고를 수 있어요.');
  return state;
}

function refuseRepeat({ edit_state_type, opened_by }: MemberRow, isJoinRequest: boolean): void {
  if (edit_state_type === EditState.DONE)
    throw new ProblemError('already_exists', {
      title: isJoinRequest ? '이미 이 워크스페이스의 멤버예요.' : '이미 멤버로 함께하고 있는 사람이에요.',
    });
  if (!isOpenMembership(edit_state_type)) return;
  const invited = opened_by === 'space';
  if (isJoinRequest)
    throw new ProblemError('already_exists', {
      title: invited
        ? '이미 초대를 받았어요. 받은 초대에서 수락해 주세요.'
        : '이미 참여를 요청했어요. 관리자의 수락을 기다려 주세요.',
    });
  throw new ProblemError('already_exists', {
    title: invited
      ? '이미 초대한 사람이에요. 답을 기다리고 있어요.'
      : '이미 참여를 요청한 사람이에요. 멤버 목록에서 수락해 주세요.',
  });
}

/** Sends an open invitation by contact again: it and its link start anew. Throws 409 for any other membership. */
export async function renewInvitation(db: Db, user: Principal, id: number, now: Date): Promise<MemberRow> {
  const found = await findMember(db, id);
  if (found) await lockWorkSpace(db, found.space_id);
  const row = await getInvitationRow(db, user, id);
  await countInvitation(db, user, now);
  await updateMemberRow(db, id, { invitation_expires: toInvitationExpiry(now), updated: now });
  return (await findMember(db, id)) ?? row;
}

/** Returns an open invitation by contact that `user` may withdraw. */
export async function getInvitationRow(db: Db, user: Principal, id: number): Promise<MemberRow> {
  const row = await findMember(db, id);
  if (!row) throw new ProblemError('not_found');
  requireInviter(user, await findMembership(db, row.space_id, user.id), row.role);
  if (!isOpenInvitation(row)) throw new ProblemError('conflict', { title: '이미 답했거나 끝난 초대예요.' });
  return row;
}
