import { EditState } from '@danji/contracts/codes/edit-state';
import { webPaths } from '@danji/contracts/web-paths';
import type { Db } from '../../platform/database/open-database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { findContact } from './invited-contact.ts';
import { notifyInvited, notifyMember, refreshScreens, type Text } from './invited-notifications.ts';
import { toChangeText } from './membership-change-text.ts';
import { toShownName } from './work-member.presenter.ts';
import { listMasterIds, type MemberRow } from './work-member.repository.ts';
import type { MembershipChange } from './work-member.service.ts';

/** Where a change is notified from: the open transaction, the queue, who made the change, and when. */
export type Notifier = { db: Db; jobs: Jobs; actorId: number; now: Date };

/**
 * Notifies the invited account, or the masters of a request to join; nobody is notified of their own action.
 */
export async function notifyMembershipOpened(notifier: Notifier, member: MemberRow): Promise<void> {
  const { space_id, space_title } = member;
  if (member.edit_state_type === EditState.DONE)
    await notifyPerson(notifier, member, {
      title: '워크스페이스 멤버가 되었어요',
      content: `'${space_title}'에서 함께 일할 수 있어요.`,
      link: webPaths.workspace(space_id),
    });
  else if (member.opened_by === 'space')
    await notifyPerson(notifier, member, {
      title: '워크스페이스에 초대받았어요',
      content: `'${space_title}'에서 초대했어요. ${member.invited_email === null ? '수락하면 바로 함께할 수 있어요.' : '수락하면 관리자가 확인한 뒤 함께할 수 있어요.'}`,
      link: webPaths.workspaces,
    });
  else
    await notifyMasters(notifier, member, {
      title: '참여 요청이 왔어요',
      content: `${toShownName(member)} 님이 '${space_title}' 참여를 요청했어요.`,
      link: webPaths.workspaceMembers(space_id),
    });
}

/** Notifies the other side of a changed membership; a change without a transition notifies nobody. */
export async function notifyMembershipChanged(
  notifier: Notifier,
  { actor, before, after }: MembershipChange,
): Promise<void> {
  const text = after && toChangeText(before, after, actor === 'person');
  if (text && actor === 'person') return notifyMasters(notifier, before, text);
  await notifyPerson(notifier, after ?? before, text);
}

/** Notifies the new master of the hand-over; nobody is notified of their own action. */
export async function notifyNewMaster(
  db: Db,
  { space_id, space_title }: Pick<MemberRow, 'space_id' | 'space_title'>,
  masterId: number,
  actorId: number,
  now: Date,
): Promise<void> {
  if (masterId === actorId) return;
  const text = {
    title: '대표 관리자가 되었어요',
    content: `이제 '${space_title}'의 대표 관리자예요. 참여 요청에 답하고 멤버를 관리해 주세요.`,
    link: webPaths.workspaceMembers(space_id),
  };
  await notifyMember(db, masterId, text, now);
}

async function notifyMasters({ db, actorId, now }: Notifier, { space_id }: MemberRow, text: Text): Promise<void> {
  for (const master of await listMasterIds(db, space_id))
    if (master !== actorId) await notifyMember(db, master, text, now);
}

/** Notifies the person of a membership, or loads their open screens again when there is no `text`. */
async function notifyPerson({ db, jobs, now }: Notifier, member: MemberRow, text: Text | undefined): Promise<void> {
  const contact = findContact(member);
  if (contact) await notifyInvited(jobs, db, contact, text);
  else if (member.user_id === null) return;
  else if (text) await notifyMember(db, member.user_id, text, now);
  else await refreshScreens(db, member.user_id, now);
}
