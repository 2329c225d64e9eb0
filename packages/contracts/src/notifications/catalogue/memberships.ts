import { Type, type Static } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { id, oneOf, strictObject } from '../../fields.ts';
import { webPaths } from '../../web-paths.ts';
import { INVITATION_DAYS } from '../../workspace/invitation.ts';
import { SPACE_RETENTION_DAYS } from '../../workspace/space-closing.ts';
import { SPACE_ROLE_LABELS, SPACE_ROLES } from '../../workspace/space-role.ts';
import { defineAlimTalk } from '../alimtalk.ts';
import { defineNotification, type NotificationDefinition } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

/** A membership as its notifications name it: `name` and `tel` (masked) are the person's, `reason` is that of a refusal. */
const membership = strictObject({
  space_id: id,
  space_title: Type.String(),
  name: Type.String(),
  tel: Type.String(),
  is_invited_by_email: Type.Boolean(),
  role: Type.Optional(oneOf(...SPACE_ROLES)),
  reason: Type.Optional(Type.String()),
});

export type MembershipValues = Static<typeof membership>;
export type MembershipNotification = NotificationDefinition<typeof membership>;
type Rest = Pick<MembershipNotification, 'content' | 'path'> &
  Partial<Pick<MembershipNotification, 'importance' | 'alimtalk'>>;

const define = (name: string, title: string, rest: Rest): MembershipNotification =>
  defineNotification({
    id: `memberships.${name}`,
    type: NotificationType.WORKSPACE,
    audience: [UserType.GENERAL],
    importance: 'required',
    values: membership,
    title: () => title,
    ...rest,
  });

const toList = () => webPaths.workspaces;
const toSpace = ({ space_id }: MembershipValues) => webPaths.workspace(space_id);
const toMembers = ({ space_id }: MembershipValues) => webPaths.workspaceMembers(space_id);

/** To the person of a membership. */
export const memberNotifications = {
  added: define('added', '워크스페이스 멤버가 되었어요', {
    content: ({ space_title }) => `'${space_title}'에서 함께 일할 수 있어요.`,
    path: toSpace,
  }),
  invited: define('invited', '워크스페이스에 초대받았어요', {
    alimtalk: defineAlimTalk({
      code: 'DANJI_INVITED',
      text: '[단지] 워크스페이스에 초대받았어요.\n\n단지: #{단지}\n\n초대를 확인하고 답해 주세요.',
      variables: ({ space_title }: MembershipValues) => ({ 단지: space_title }),
    }),
    content: ({ space_title, is_invited_by_email }) =>
      `'${space_title}'에서 초대했어요. ${is_invited_by_email ? '수락하면 관리자가 확인한 뒤 함께할 수 있어요.' : '수락하면 바로 함께할 수 있어요.'}`,
    path: toList,
  }),
  invitedAgain: define('invited_again', '워크스페이스에 초대받았어요', {
    content: ({ space_title }) => `'${space_title}'에서 다시 초대했어요.`,
    path: toList,
  }),
  requestDeclined: define('request_declined', '참여 요청이 받아들여지지 않았어요', {
    content: ({ space_title, is_invited_by_email, reason }) =>
      (is_invited_by_email
        ? `'${space_title}' 관리자가 초대한 사람이 아니라고 답했어요. 맞다면 관리자에게 문의해 주세요.`
        : `'${space_title}' 관리자가 참여 요청을 거절했어요.`) + (reason ? ` 이유: ${reason}` : ''),
    path: toList,
  }),
  removed: define('removed', '워크스페이스에서 제외되었어요', {
    content: ({ space_title }) => `이제 '${space_title}'에 들어갈 수 없어요. 궁금한 점은 관리자에게 문의해 주세요.`,
    path: toList,
  }),
  promoted: define('promoted', '워크스페이스 관리자가 되었어요', {
    content: ({ space_title }) => `이제 '${space_title}'의 멤버를 초대하고 관리할 수 있어요.`,
    path: toMembers,
  }),
  roleChanged: define('role_changed', '역할이 바뀌었어요', {
    content: ({ space_title, role }) =>
      `'${space_title}'에서 맡은 역할이 바뀌었어요.${role ? ` 새 역할: ${SPACE_ROLE_LABELS[role]}` : ''}`,
    path: toSpace,
  }),
  spaceArchived: define('space_archived', '워크스페이스를 보관했어요', {
    content: ({ space_title, name }) =>
      `${name} 님이 '${space_title}' 워크스페이스를 보관해 이제 들어갈 수 없어요. 다시 필요하면 ${name} 님에게 말해 주세요.`,
    path: toList,
  }),
  spaceDeleted: define('space_deleted', '워크스페이스를 삭제했어요', {
    content: ({ space_title, name }) =>
      `${name} 님이 '${space_title}' 워크스페이스를 삭제해 이제 들어갈 수 없어요. ${SPACE_RETENTION_DAYS}일 안에는 되살릴 수 있어요.`,
    path: toList,
  }),
  spaceRestored: define('space_restored', '워크스페이스를 되살렸어요', {
    content: ({ space_title, name }) =>
      `${name} 님이 '${space_title}' 워크스페이스를 되살렸어요. 다시 함께 일할 수 있어요.`,
    path: toSpace,
  }),
  madeMaster: define('made_main_master', '대표 관리자가 되었어요', {
    content: ({ space_title }) => `이제 '${space_title}'의 대표 관리자예요. 참여 요청에 답하고 멤버를 관리해 주세요.`,
    path: toMembers,
  }),
};

/** To the master and the managers of the work space. */
export const managerNotifications = {
  joinRequested: define('join_requested', '참여 요청이 왔어요', {
    alimtalk: defineAlimTalk({
      code: 'DANJI_JOIN_REQUESTED',
      text: '[단지] 참여 요청이 왔어요.\n\n단지: #{단지}\n요청한 사람: #{이름}\n\n요청을 확인하고 답해 주세요.',
      variables: ({ space_title, name }: MembershipValues) => ({ 단지: space_title, 이름: name }),
    }),
    content: ({ space_title, name }) => `${name} 님이 '${space_title}' 참여를 요청했어요.`,
    path: toMembers,
  }),
  emailInvitationAccepted: define('email_invitation_accepted', '초대한 사람을 확인해 주세요', {
    content: ({ space_title, name, tel }) =>
      `${name} 님(${tel})이 '${space_title}' 이메일 초대를 수락했어요. 초대한 사람이 맞는지 확인해 주세요.`,
    path: toMembers,
  }),
  invitationAccepted: define('invitation_accepted', '초대를 수락했어요', {
    content: ({ space_title, name }) => `${name} 님이 '${space_title}'에 들어왔어요.`,
    path: toMembers,
  }),
  invitationDeclined: define('invitation_declined', '초대를 거절했어요', {
    content: ({ space_title, name }) => `${name} 님이 '${space_title}' 초대를 거절했어요.`,
    path: toMembers,
  }),
  invitationExpired: define('invitation_expired', '초대가 끝났어요', {
    importance: 'normal',
    content: ({ space_title, name }) =>
      `'${space_title}'에 초대한 ${name} 님이 ${INVITATION_DAYS}일 동안 답하지 않았어요. 필요하면 다시 초대해 주세요.`,
    path: toMembers,
  }),
  left: define('left', '멤버가 나갔어요', {
    importance: 'normal',
    content: ({ space_title, name }) => `${name} 님이 '${space_title}'에서 나갔어요.`,
    path: toMembers,
  }),
  steppedDown: define('stepped_down', '관리자에서 물러났어요', {
    importance: 'normal',
    content: ({ space_title, name }) => `${name} 님이 '${space_title}' 관리자에서 물러났어요.`,
    path: toMembers,
  }),
};
