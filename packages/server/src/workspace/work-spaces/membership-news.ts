import { EditState } from '@danji/contracts/codes/edit-state';
import { maskTel } from '@danji/contracts/format/mask';
import {
  managerNotifications,
  memberNotifications,
  type MembershipNotification,
} from '@danji/contracts/notifications/catalogue/memberships';
import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import type { MembershipNews } from './invited-notifications.ts';
import { toShownName } from './work-member.presenter.ts';
import type { MemberRow } from './work-member.repository.ts';

/** The values of a notification about a membership, with the name that everybody may read. */
export const toNews = (definition: MembershipNotification, row: MemberRow): MembershipNews => ({
  definition,
  values: {
    space_id: row.space_id,
    space_title: row.space_title,
    name: toShownName(row),
    tel: maskTel(row.tel ?? ''),
    is_invited_by_email: row.invited_email !== null,
    role: row.role,
    ...(row.refusal_reason !== null && { reason: row.refusal_reason }),
  },
});

/** The news for the side that did not make the change; `undefined` when there is none. */
export function toChangeNews(before: MemberRow, after: MemberRow, byPerson: boolean): MembershipNews | undefined {
  const definition = byPerson ? findForManagers(before, after) : findForPerson(before, after);
  return definition && toNews(definition, { ...after, invited_email: before.invited_email });
}

function findForManagers(before: MemberRow, after: MemberRow): MembershipNotification | undefined {
  const to = after.edit_state_type;
  if (after.invited_email !== null && before.opened_by === 'space' && after.opened_by === 'person')
    return managerNotifications.emailInvitationAccepted;
  if (to === before.edit_state_type)
    return before.role === 'manager' && after.role !== before.role ? managerNotifications.steppedDown : undefined;
  if (to === EditState.DONE) return managerNotifications.invitationAccepted;
  if (to === EditState.FAILED) return managerNotifications.invitationDeclined;
  return to === EditState.DISABLED ? managerNotifications.left : managerNotifications.joinRequested;
}

function findForPerson(before: MemberRow, after: MemberRow): MembershipNotification | undefined {
  const to = after.edit_state_type;
  if (to === before.edit_state_type) {
    if (after.role === before.role) return undefined;
    if (after.role === 'master') return memberNotifications.madeMaster;
    return after.role === 'manager' ? memberNotifications.promoted : memberNotifications.roleChanged;
  }
  if (to === EditState.DONE) return memberNotifications.added;
  if (to === EditState.FAILED) return memberNotifications.requestDeclined;
  if (to === EditState.DISABLED) return memberNotifications.removed;
  return isOpenMembership(to) ? memberNotifications.invitedAgain : undefined;
}
