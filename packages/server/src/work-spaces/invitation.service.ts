import { EditState } from '@danji/contracts/codes/edit-state';
import { DEFAULT_JOB_GRADE } from '@danji/contracts/codes/job-grade';
import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import type { createWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { isMobileTel, toTelDigits } from '@danji/contracts/format/tel';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { Db } from '../platform/database/open-database.ts';
import { isStaff, type Principal } from '../platform/http/principal.ts';
import { invalidField, ProblemError } from '../platform/problem-error.ts';
import { requireManager } from './membership.policy.ts';
import {
  findInvitee,
  findMemberOf,
  findMembership,
  insertMember,
  type MemberRow,
  updateMemberRow,
} from './work-member.repository.ts';
import { lockWorkSpace, setCurrentWorkSpace } from './work-space.repository.ts';

type Body = BodyOf<typeof createWorkMember>;
type State = WorkMember['edit_state_type'];

/**
 * Opens a membership under the work space's row lock: an invitation by a master or our staff, or an account's own
 * request to join.
 */
export async function openMembership(db: Db, user: Principal, body: Body, now: Date): Promise<MemberRow> {
  const { space_id } = body;
  if (!(await lockWorkSpace(db, space_id))) throw new ProblemError('not_found');
  const isJoinRequest =
    !isStaff(user) &&
    body.email === undefined &&
    body.tel === undefined &&
    (body.user_id === undefined || body.user_id === user.id);
  if (!isJoinRequest) requireManager(user, await findMembership(db, space_id, user.id));
  const person = isJoinRequest ? user.id : await getInvitee(db, body);
  const edit_state_type = toFirstState(user, body.edit_state_type);
  const opened_by = isJoinRequest ? 'person' : 'space';
  const existing = await findMemberOf(db, space_id, person);
  if (existing) {
    refuseRepeat(existing, isJoinRequest);
    await updateMemberRow(db, existing.id, {
      edit_state_type,
      opened_by,
      role: 'member',
      job_grade: body.job_grade ?? existing.job_grade,
      created: now,
      updated: now,
    });
  } else {
    await insertMember(db, {
      space_id,
      user_id: person,
      edit_state_type,
      opened_by,
      job_grade: body.job_grade ?? DEFAULT_JOB_GRADE,
      created: now,
      updated: now,
    });
  }
  if (edit_state_type === EditState.DONE) await setCurrentWorkSpace(db, person, space_id, { unlessSet: true });
  const member = await findMemberOf(db, space_id, person);
  if (!member) throw new ProblemError('not_found');
  return member;
}

type Invited = {
  by: { id: number } | { email: string } | { tel: string };
  field: 'user_id' | 'email' | 'tel';
  check: string;
};

/** Reads whom a body invites: by id, by verified mobile number, or by e-mail. */
function readInvited({ user_id, email, tel }: Body): Invited {
  if (user_id !== undefined) return { by: { id: user_id }, field: 'user_id', check: '이메일을' };
  if (tel === undefined) {
    if (!email?.trim()) throw invalidField('email', '초대할 사람의 이메일을 입력해 주세요.');
    return { by: { email }, field: 'email', check: '이메일을' };
  }
  const digits = toTelDigits(tel);
  if (!isMobileTel(digits))
    throw invalidField(
      'tel',
      digits === '' ? '초대할 사람의 휴대폰 번호를 입력해 주세요.' : '휴대폰 번호 형식을 확인해 주세요.',
    );
  return { by: { tel: digits }, field: 'tel', check: '번호를' };
}

async function getInvitee(db: Db, body: Body): Promise<number> {
  const { by, field, check } = readInvited(body);
  const invitee = await findInvitee(db, by);
  if (!invitee) throw invalidField(field, `가입한 일반회원 가운데 찾을 수 없어요. ${check} 다시 확인해 주세요.`);
  return invitee.id;
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
