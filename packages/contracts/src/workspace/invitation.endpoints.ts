import { Type } from 'typebox';
import { EditState } from '../codes/edit-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, nullable, oneOf, strictObject, timestamp } from '../fields.ts';
import { SPACE_ROLES } from './space-role.ts';
import { workMember } from './work-space.ts';

export const getInvitation = defineEndpoint({
  id: 'apts.get_invitation',
  title: '초대 링크 열기',
  method: 'GET',
  path: '/api/apts/apart_work_invitation/{token}/',
  audience: ['everybody'],
  reads: ['work_space'],
  origin: 'extension',
  summary:
    'The invitation whose link this is, for whoever has the link: which work space, and the masked contact that it was sent to. `my_member_id` is the membership to accept when the signed-in account has the contact. 404 once it has been answered, withdrawn, sent again or is older than 14 days.',
  response: strictObject({
    space: strictObject({ id, title: Type.String(), building_name: Type.String(), address1: Type.String() }),
    role: oneOf(...SPACE_ROLES),
    invited_by: oneOf('email', 'tel'),
    contact: Type.String(),
    expires: timestamp,
    /** The state of the signed-in account in the work space, by this invitation or otherwise. */
    my_state: nullable(EditState.schema),
    my_member_id: nullable(id),
  }),
});

export const getInvitationLink = defineEndpoint({
  id: 'apts.get_invitation_link',
  title: '초대 링크 보기',
  method: 'GET',
  path: '/api/apts/apart_work_invitation_link/{id}/',
  audience: ['general', 'staff'],
  reads: ['work_space'],
  origin: 'extension',
  summary:
    'The link of the invitation by contact `id`, for those who may withdraw it, to hand on by themselves. It works once, until `expires`.',
  response: strictObject({
    url: Type.String(),
    expires: timestamp,
    /** Whether it was sent to the contact as well; an e-mail is not where there is no mail server. */
    is_sent: Type.Boolean(),
  }),
});

export const sendInvitation = defineEndpoint({
  id: 'apts.send_invitation',
  title: '초대 다시 보내기',
  method: 'POST',
  path: '/api/apts/apart_work_invitation_send/{id}/',
  audience: ['general', 'staff'],
  changes: ['work_space'],
  origin: 'extension',
  summary:
    'Sends an open invitation by contact again, with a new link that works for 14 days; the link before stops working. Counts as an invitation of the day.',
  logged: workMember,
  response: workMember,
});
