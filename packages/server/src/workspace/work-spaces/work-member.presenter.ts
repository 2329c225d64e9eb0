import { EditState } from '@danji/contracts/codes/edit-state';
import { maskEmail, maskName, maskTel } from '@danji/contracts/format/mask';
import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { isOpenInvitation } from './invitation-link.ts';
import { isAllowed, type Membership } from './membership.policy.ts';
import type { MemberRow } from './work-member.repository.ts';

type Invited = Pick<MemberRow, 'user_id' | 'name' | 'edit_state_type' | 'opened_by' | 'invited_email' | 'invited_tel'>;

/** Returns whether the account has shown itself to the work space: it asked to join, or is or was a member. */
export const isDisclosed = ({
  user_id,
  edit_state_type: state,
  opened_by,
}: Pick<Invited, 'user_id' | 'edit_state_type' | 'opened_by'>): boolean =>
  user_id !== null && (opened_by === 'person' || state === EditState.DONE || state === EditState.DISABLED);

/** The name that everybody may read: the account's own once it has shown itself, until then a masked one. */
export function toShownName(row: Invited): string {
  if (isDisclosed(row)) return row.name ?? '';
  if (row.invited_email !== null) return maskEmail(row.invited_email);
  if (row.invited_tel !== null) return maskTel(row.invited_tel);
  return maskName(row.name ?? '');
}

type Contact = Pick<WorkMember['user'], 'email' | 'tel'>;

/**
 * A pending member has agreed to little: only those who invite see what was typed, and only those who answer the
 * member's own request see the phone number, masked when an invitation by e-mail was accepted. Nobody sees how to reach
 * a person who has left or was refused.
 */
function toContact(row: MemberRow, isOpen: boolean, manages: boolean): Contact {
  if (isOpen) return { email: row.email, tel: row.tel ?? '' };
  if (!manages) return { email: null, tel: '' };
  if (row.invited_email !== null)
    return { email: row.invited_email, tel: isDisclosed(row) ? maskTel(row.tel ?? '') : '' };
  if (row.invited_tel !== null) return { email: null, tel: row.invited_tel };
  return isDisclosed(row) && isOpenMembership(row.edit_state_type)
    ? { email: row.email, tel: row.opened_by === 'person' ? (row.tel ?? '') : '' }
    : { email: null, tel: '' };
}

/**
 * Presents a member to `user`, whose own membership is `membership`. Until an invitation is accepted everybody but our
 * staff sees only what its inviter typed.
 */
export function toWorkMember(row: MemberRow, user: Principal, membership: Membership): WorkMember {
  const { id, space_id, space_title, user_id, nano_id, name, profile_image_url, invited_email, invited_tel } = row;
  const { edit_state_type, role, job_grade, opened_by, created } = row;
  const isAccount = user_id !== null && (user_id === user.id || isStaff(user));
  const isOpen = isAccount || edit_state_type === EditState.DONE;
  const isShown = isOpen || isDisclosed(row);
  const manages = isAllowed(user, membership, 'manage_members');
  const seesContact = isOpen && (isAccount || isAllowed(user, membership, 'see_contacts'));
  const seesRequest = isAccount || manages;
  return {
    id,
    space: { id: space_id, title: space_title },
    user: {
      id: isShown ? user_id : null,
      nano_id: isShown ? nano_id : null,
      name: isShown ? (name ?? '') : toShownName(row),
      profile_image_url: isShown ? profile_image_url : null,
      ...toContact(row, seesContact, manages),
    },
    edit_state_type,
    role,
    job_grade,
    opened_by,
    invited_by: invited_email !== null ? 'email' : invited_tel !== null ? 'tel' : null,
    greeting: seesRequest ? row.greeting : '',
    dong: seesRequest ? row.dong : '',
    ho: seesRequest ? row.ho : '',
    refusal_reason: seesRequest ? row.refusal_reason : null,
    invitation_expires: manages && isOpenInvitation(row) ? row.invitation_expires : null,
    created,
  };
}
