import { Type, type Static } from 'typebox';
import { EditState } from '../codes/edit-state.ts';
import { JobGrade } from '../codes/job-grade.ts';
import {
  strictObject,
  nonEmptyString,
  id,
  nullable,
  oneOf,
  phone,
  text,
  timestamp,
  created,
  updated,
  publicId,
  entity,
  labelled,
} from '../fields.ts';
import { personRef } from '../accounts/user.ts';
import { spaceRef } from './space-ref.ts';
import { SPACE_ROLES } from './space-role.ts';
import { apartmentDetails } from '../apartments/apartment-details.ts';
import { aptInfo } from './apt-info.ts';

/** The details of a work space that its members may write (SPEC §3, Work space). */
export const workSpaceDetails = {
  title: nonEmptyString('워크스페이스 이름', 50),
  /** K-apt code of the complex, `A` + 8 digits; empty when it has none. */
  apt_code: Type.String({ maxLength: 9, pattern: '^(A\\d{8})?$', label: '단지 코드' }),
  building_name: text('건물 이름', 100),
  address1: text('주소', 200),
  address2: text('상세 주소', 200),
  tel: phone('관리사무소 전화'),
  ...apartmentDetails,
};

const memberRole = labelled('역할', oneOf(...SPACE_ROLES));
/** The side that opened a membership: the invited user answers an invitation (`space`), a master answers a request (`person`). */
const openedBy = labelled('신청한 쪽', oneOf('space', 'person'));
/**
 * The contact that an invitation was sent to; `null` for requests to join, members, and accounts invited by our staff.
 * A user who accepts one by e-mail asks to join (`opened_by: 'person'`), because nobody has verified the address.
 */
const invitedBy = labelled('초대한 방법', nullable(oneOf('email', 'tel')));
/** The fields that a user writes in a request to join. */
export const joinRequestFields = {
  greeting: text('인사말', 200),
  dong: text('동', 20),
  ho: text('호', 20),
};
const jobGrade = labelled('직급', JobGrade.schema);
const memberState = labelled('멤버 상태', EditState.schema);

/**
 * A work space with the membership of the signed-in user (`null` for staff who are not members). For a user who is not a member
 * yet (`my_state` other than 4) the details are empty, except name, building, address and master. `apt_info` is the stored
 * complex of `apt_code`; `null` when there is none.
 */
export const workSpace = entity('WorkSpace', {
  id,
  ...workSpaceDetails,
  /** As it was stored: numbers from before they were checked may be wrong. */
  tel: Type.String({ label: '관리사무소 전화' }),
  apt_info: labelled('단지', nullable(aptInfo)),
  master_user: labelled('대표 관리자', personRef),
  job_grade: nullable(jobGrade),
  my_role: labelled('내 역할', nullable(memberRole)),
  my_state: labelled('내 상태', nullable(memberState)),
  /** The membership of the signed-in user, to answer an invitation or to leave. */
  my_member_id: labelled('내 멤버 번호', nullable(id)),
  my_opened_by: nullable(openedBy),
  my_invited_by: invitedBy,
  member_count: Type.Integer({ minimum: 0, label: '멤버 수' }),
  is_current: Type.Boolean({ label: '지금 워크스페이스' }),
  /** Since when nobody works in it; then only its master and our staff see it. A deleted one is restored for 30 days. */
  archived: labelled('보관', nullable(timestamp)),
  deleted: labelled('삭제', nullable(timestamp)),
  created,
  updated,
});

/**
 * A membership in a work space (SPEC §3). `edit_state_type`: 0 and 3 invited or asking to join, 4 member, 5 refused, 1 left
 * (FACTS §10.4). For users who are not members yet, only those who may answer get `email` and `tel`. Until an invitation is
 * accepted `user` contains only what the inviter typed: `id` and `nano_id` are `null` and `name` is masked. `greeting`, `dong`
 * and `ho` (building and unit of a resident) are what the user wrote in asking to join: only those who answer requests
 * and the user read them, and the reason of a refusal. An open invitation by contact ends at `invitation_expires`.
 */
export const workMember = entity('WorkMember', {
  id,
  space: labelled('워크스페이스', spaceRef),
  user: labelled(
    '멤버',
    strictObject({
      ...personRef.properties,
      id: nullable(id),
      nano_id: nullable(publicId),
      email: nullable(Type.String({ label: '이메일' })),
      tel: Type.String({ label: '전화번호' }),
    }),
  ),
  edit_state_type: memberState,
  role: memberRole,
  job_grade: jobGrade,
  opened_by: openedBy,
  invited_by: invitedBy,
  ...joinRequestFields,
  refusal_reason: labelled('거절한 이유', nullable(Type.String())),
  invitation_expires: labelled('초대가 끝나는 때', nullable(timestamp)),
  created,
});

export type WorkSpaceDetails = Pick<WorkSpace, keyof typeof workSpaceDetails>;
export type WorkSpace = Static<typeof workSpace>;
export type WorkMember = Static<typeof workMember>;
