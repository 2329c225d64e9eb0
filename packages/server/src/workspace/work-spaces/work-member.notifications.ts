import { EditState } from '@danji/contracts/codes/edit-state';
import { managerNotifications, memberNotifications } from '@danji/contracts/notifications/catalogue/memberships';
import type { Db } from '../../platform/database/open-database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { findContact } from './invited-contact.ts';
import { queueInvitationMessage } from './invitation-message.ts';
import { type MembershipNews, notifyInvited, notifyMembers, refreshScreens } from './invited-notifications.ts';
import { toChangeNews, toNews } from './membership-news.ts';
import { listManagerIds, type MemberRow } from './work-member.repository.ts';
import type { MembershipChange } from './work-member.service.ts';

/** Where a change is notified from: the open transaction, the queue, who made the change, and when. */
export type Notifier = { db: Db; jobs: Jobs; actorId: number; now: Date };

/**
 * Notifies the invited account, or the managers of a request to join; nobody is notified of their own action.
 */
export async function notifyMembershipOpened(notifier: Notifier, member: MemberRow): Promise<void> {
  if (member.edit_state_type === EditState.DONE)
    await notifyPerson(notifier, member, toNews(memberNotifications.added, member));
  else if (member.opened_by === 'space')
    await notifyPerson(notifier, member, toNews(memberNotifications.invited, member));
  else await notifyManagers(notifier, toNews(managerNotifications.joinRequested, member));
}

/** Notifies the other side of a changed membership; a change without a transition notifies nobody. */
export async function notifyMembershipChanged(
  notifier: Notifier,
  { actor, before, after }: MembershipChange,
): Promise<void> {
  const news = after && toChangeNews(before, after, actor === 'person');
  if (news && actor === 'person') return notifyManagers(notifier, news);
  await notifyPerson(notifier, after ?? before, news);
}

/** Notifies the contact of an invitation that it is sent again. */
export const notifyInvitationRenewed = (notifier: Notifier, member: MemberRow): Promise<void> =>
  notifyPerson(notifier, member, toNews(memberNotifications.invitedAgain, member));

/** Notifies the new master of the hand-over; nobody is notified of their own action. */
export async function notifyNewMaster(
  db: Db,
  member: MemberRow,
  masterId: number,
  actorId: number,
  now: Date,
): Promise<void> {
  if (masterId === actorId) return;
  await notifyMembers(db, [masterId], toNews(memberNotifications.madeMaster, member), now);
}

async function notifyManagers({ db, actorId, now }: Notifier, news: MembershipNews): Promise<void> {
  const managers = await listManagerIds(db, news.values.space_id);
  await notifyMembers(
    db,
    managers.filter((manager) => manager !== actorId),
    news,
    now,
  );
}

/** Notifies the person of a membership, or loads their open screens again when there are no news. */
async function notifyPerson(
  { db, jobs, actorId, now }: Notifier,
  member: MemberRow,
  news: MembershipNews | undefined,
): Promise<void> {
  const contact = findContact(member);
  if (contact) {
    await notifyInvited(jobs, db, contact, news);
    if (news?.definition === memberNotifications.invited || news?.definition === memberNotifications.invitedAgain)
      await queueInvitationMessage(jobs, db, member.id, actorId);
  }
  if (contact || member.user_id === null) return;
  if (news) await notifyMembers(db, [member.user_id], news, now);
  else await refreshScreens(db, [member.user_id], now);
}
