import { EditState } from '@danji/contracts/codes/edit-state';
import { maskTel } from '@danji/contracts/format/mask';
import {
  masterNotifications,
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
  },
});

/** The news for the side that did not make the change; `undefined` when there is none. */
export function toChangeNews(before: MemberRow, after: MemberRow, byPerson: boolean): MembershipNews | undefined {
  const definition = byPerson ? findForMasters(before, after) : findForPerson(before, after);
  return definition && toNews(definition, { ...after, invited_email: before.invited_email });
}

function findForMasters(before: MemberRow, after: MemberRow): MembershipNotification | undefined {
  const to = after.edit_state_type;
  if (after.invited_email !== null && before.opened_by === 'space' && after.opened_by === 'person')
    return masterNotifications.emailInvitationAccepted;
  if (to === before.edit_state_type) return after.role === before.role ? undefined : masterNotifications.steppedDown;
  if (to === EditState.DONE) return masterNotifications.invitationAccepted;
  if (to === EditState.FAILED) return masterNotifications.invitationDeclined;
  return to === EditState.DISABLED ? masterNotifications.left : masterNotifications.joinRequested;
}

function findForPerson(before: MemberRow, after: MemberRow): MembershipNotification | undefined {
  const to = after.edit_state_type;
  if (to === before.edit_state_type) {
    if (after.role === before.role) return undefined;
    return after.role === 'master' ? memberNotifications.promoted : memberNotifications.demoted;
  }
  if (to === EditState.DONE) return memberNotifications.added;
  if (to === EditState.FAILED) return memberNotifications.requestDeclined;
  if (to === EditState.DISABLED) return memberNotifications.removed;
  return isOpenMembership(to) ? memberNotifications.invitedAgain : undefined;
}
