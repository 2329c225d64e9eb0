import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { EditState } from '../codes/edit-state.ts';
import {
  labelled,
  strictObject,
  id,
  nullable,
  ok,
  oneOf,
  search,
  text,
  userId,
  spaceId,
  seenVersion,
} from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { personRef } from '../accounts/user.ts';
import { ASSIGNABLE_ROLES } from './space-role.ts';
import { joinRequestFields, workMember, workSpace, workSpaceDetails } from './work-space.ts';

const { title, ...otherFields } = workSpaceDetails;
const assignableRole = labelled('역할', oneOf(...ASSIGNABLE_ROLES));

export const createWorkSpace = defineEndpoint({
  id: 'apts.create_work_space',
  title: '워크스페이스 만들기',
  method: 'POST',
  path: '/api/apts/apart_work_space_create/',
  audience: ['general'],
  changes: ['work_space'],
  summary: 'Makes a work space; the signed-in general user becomes its master.',
  body: strictObject({
    title,
    ...Type.Partial(strictObject(otherFields)).properties,
    job_grade: Type.Optional(workMember.properties.job_grade),
  }),
  response: workSpace,
});

export const listWorkSpaces = defineEndpoint({
  id: 'apts.list_work_spaces',
  title: '워크스페이스 목록',
  method: 'GET',
  path: '/api/apts/apart_work_space/',
  audience: ['general', 'staff'],
  reads: ['work_space'],
  summary:
    'Work spaces of the signed-in person, invitations and own requests included (`mine` picks one; `closed` are those archived or deleted whose master the person is); all of them for staff, or those of one person (`user_id`), whose membership is then shown. Without `ordering` the newest first, after the one that the person has selected.',
  query: strictObject({
    ...pageQuery,
    search,
    ordering: Type.Optional(oneOf('-created', 'created', 'title', '-title')),
    mine: Type.Optional(oneOf('in', 'waiting', 'closed')),
    /** Whose work spaces, for staff. */
    user_id: Type.Optional(userId),
  }),
  response: pageOf(workSpace),
});

export const findWorkSpaces = defineEndpoint({
  id: 'apts.find_work_spaces',
  title: '워크스페이스 찾기',
  method: 'GET',
  path: '/api/apts/apart_work_space_find/',
  audience: ['general', 'staff'],
  reads: ['work_space'],
  summary: 'Work spaces by name, building, address or K-apt code, to ask to join one. Only what a stranger may see.',
  query: strictObject({ ...pageQuery, search }),
  response: pageOf(
    strictObject({
      id,
      title,
      building_name: Type.String(),
      address1: Type.String(),
      master_user: personRef,
      my_state: nullable(EditState.schema),
    }),
  ),
});

export const getWorkSpace = defineEndpoint({
  id: 'apts.get_work_space',
  title: '워크스페이스 보기',
  method: 'GET',
  path: '/api/apts/apart_work_space/{id}/',
  audience: ['general', 'staff'],
  reads: ['work_space'],
  summary: 'One work space for its members and staff.',
  response: workSpace,
});

export const updateWorkSpace = defineEndpoint({
  id: 'apts.update_work_space',
  title: '워크스페이스 수정',
  method: 'PUT',
  path: '/api/apts/apart_work_space/{id}/',
  audience: ['general', 'staff'],
  changes: ['work_space'],
  summary:
    'Changes facts of a work space (members in state DONE, or staff). `updated` guards against lost changes. `master_user_id` hands over: that member becomes the master and the one before a manager (master, staff).',
  body: strictObject({
    ...Type.Partial(strictObject(workSpaceDetails)).properties,
    master_user_id: Type.Optional(id),
    updated: Type.Optional(seenVersion),
  }),
  logged: workSpace,
  response: workSpace,
});

export const switchWorkSpace = defineEndpoint({
  id: 'apts.change_work_space',
  title: '워크스페이스 바꿔 들어가기',
  method: 'POST',
  path: '/api/apts/apart_work_space_change/',
  audience: ['general'],
  changes: ['work_space'],
  summary: 'Makes a work space the current one of the signed-in person.',
  body: strictObject({ space_id: spaceId }),
  response: workSpace,
});

export const getMyMembership = defineEndpoint({
  id: 'apts.get_my_membership',
  title: '내 멤버 정보',
  method: 'GET',
  path: '/api/apts/apart_work_space_self/{id}/',
  audience: ['general'],
  reads: ['work_space'],
  summary: 'The signed-in person as a member of the work space.',
  response: workMember,
});

export const listWorkMembers = defineEndpoint({
  id: 'apts.list_work_members',
  title: '워크스페이스 멤버 목록',
  method: 'GET',
  path: '/api/apts/apart_work_member/',
  audience: ['general', 'staff'],
  reads: ['work_space'],
  showsPersonalData: true,
  summary:
    'Members of a work space, for its members and staff; without a state those who are in or waiting, -1 for all. Residents see who works for the complex, without contacts, and themselves.',
  query: strictObject({ ...pageQuery, space_id: spaceId, search, edit_state_type: Type.Optional(EditState.schema) }),
  response: pageOf(workMember),
});

export const createWorkMember = defineEndpoint({
  id: 'apts.create_work_member',
  title: '워크스페이스 멤버 넣기',
  method: 'POST',
  path: '/api/apts/apart_work_member/',
  audience: ['general', 'staff'],
  changes: ['work_space'],
  summary:
    'Invites whoever has an e-mail address or a verified mobile number (master, manager, staff) or an account by id (staff) as `role` (member by default), or asks to join (own user_id, or none) with `greeting`, `dong` and `ho`. The response does not tell whether there is an account.',
  body: strictObject({
    space_id: spaceId,
    user_id: Type.Optional(userId),
    email: Type.Optional(text('이메일', 100)),
    tel: Type.Optional(text('휴대폰 번호', 20)),
    edit_state_type: Type.Optional(workMember.properties.edit_state_type),
    job_grade: Type.Optional(workMember.properties.job_grade),
    role: Type.Optional(assignableRole),
    ...Type.Partial(strictObject(joinRequestFields)).properties,
  }),
  logged: workMember,
  response: workMember,
});

export const updateWorkMember = defineEndpoint({
  id: 'apts.update_work_member',
  title: '워크스페이스 멤버 변경',
  method: 'PUT',
  path: '/api/apts/apart_work_member/{id}/',
  audience: ['general', 'staff'],
  changes: ['work_space'],
  summary:
    'Answers an invitation or request, or changes job grade, state or role. Who asked to join becomes a resident unless the answer says another `role`; a refusal may say its `reason`. An accepted invitation by e-mail waits for a manager (state 3, `opened_by` person). `role` master hands over; the master cannot step down otherwise (409).',
  body: strictObject({
    edit_state_type: Type.Optional(workMember.properties.edit_state_type),
    job_grade: Type.Optional(workMember.properties.job_grade),
    role: Type.Optional(workMember.properties.role),
    reason: Type.Optional(text('거절한 이유', 300)),
  }),
  logged: workMember,
  response: workMember,
});

export const deleteWorkMember = defineEndpoint({
  id: 'apts.delete_work_member',
  title: '워크스페이스 멤버 내보내기',
  method: 'DELETE',
  path: '/api/apts/apart_work_member/{id}/',
  audience: ['general', 'staff'],
  changes: ['work_space'],
  summary: 'Takes back an invitation, removes a member (master, staff), or leaves (oneself).',
  logged: workMember,
  response: ok,
});
