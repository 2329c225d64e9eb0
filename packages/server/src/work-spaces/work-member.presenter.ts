import { EditState } from '@danji/contracts/codes/edit-state';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { isStaff, type Principal } from '../platform/http/principal.ts';
import { canManageMembers, type Membership } from './membership.policy.ts';
import type { MemberRow } from './work-member.repository.ts';

/**
 * Presents a member to `user`, whose own membership is `place`. A pending member has agreed to nothing yet: only those
 * who invite see the e-mail, and only those who answer the member's own request see the phone number.
 */
export function toWorkMember(row: MemberRow, user: Principal, membership: Membership): WorkMember {
  const { id, space_id, space_title, user_id, nano_id, name, email, tel, profile_image_url, ...rest } = row;
  const isOpen = row.edit_state_type === EditState.DONE || row.user_id === user.id || isStaff(user);
  const manages = canManageMembers(user, membership);
  return {
    id,
    space: { id: space_id, title: space_title },
    user: {
      id: user_id,
      nano_id,
      name,
      profile_image_url,
      email: isOpen || manages ? email : null,
      tel: isOpen || (manages && row.opened_by === 'person') ? tel : '',
    },
    ...rest,
  };
}
