import { EditState } from '@danji/contracts/codes/edit-state';
import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import { getWorkSpace, listWorkMembers, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { webPaths } from '@danji/contracts/web-paths';
import { notify } from '../notifications/index.ts';
import type { Db } from '../platform/database/open-database.ts';
import { publishEvent } from '../platform/events/live-events.ts';
import { listMasterIds, type MemberRow } from './work-member.repository.ts';
import type { MembershipChange } from './work-member.service.ts';

type Text = { title: string; content: string; link: string };

/**
 * Notifies the invited account, or the masters of a request to join; `actorId` gets no notification of their own
 * action.
 */
export async function notifyMembershipOpened(db: Db, member: MemberRow, actorId: number, now: Date): Promise<void> {
  const { space_id, space_title, user_id, name } = member;
  if (member.edit_state_type === EditState.DONE)
    await notifyMember(
      db,
      user_id,
      {
        title: '워크스페이스 멤버가 되었어요',
        content: `'${space_title}'에서 함께 일할 수 있어요.`,
        link: webPaths.workspace(space_id),
      },
      now,
    );
  else if (member.opened_by === 'space')
    await notifyMember(
      db,
      user_id,
      {
        title: '워크스페이스에 초대받았어요',
        content: `'${space_title}'에서 초대했어요. 수락하면 바로 함께할 수 있어요.`,
        link: webPaths.workspaces,
      },
      now,
    );
  else
    await notifyMasters(
      db,
      member,
      actorId,
      {
        title: '참여 요청이 왔어요',
        content: `${name} 님이 '${space_title}' 참여를 요청했어요.`,
        link: webPaths.workspaceMembers(space_id),
      },
      now,
    );
}

/** Notifies the other side of a changed membership; a change without a transition notifies nobody. */
export async function notifyMembershipChanged(
  db: Db,
  { actor, before, after }: MembershipChange,
  actorId: number,
  now: Date,
): Promise<void> {
  const text = after && toText(before, after, actor === 'person');
  if (!text) return refreshScreens(db, before.user_id, now);
  if (actor === 'person') await notifyMasters(db, before, actorId, text, now);
  else await notifyMember(db, before.user_id, text, now);
}

/** Notifies the new master of the hand-over; nobody is notified of their own action. */
export async function notifyNewMaster(
  db: Db,
  { space_id, space_title, user_id }: MemberRow,
  actorId: number,
  now: Date,
): Promise<void> {
  if (user_id !== actorId)
    await notifyMember(
      db,
      user_id,
      {
        title: '대표 관리자가 되었어요',
        content: `이제 '${space_title}'의 대표 관리자예요. 참여 요청에 답하고 멤버를 관리해 주세요.`,
        link: webPaths.workspaceMembers(space_id),
      },
      now,
    );
}

/** The notification for the side that did not make the transition. */
function toText(before: MemberRow, after: MemberRow, byPerson: boolean): Text | undefined {
  const { space_id, space_title, name } = before;
  const members = { link: webPaths.workspaceMembers(space_id) };
  const to = after.edit_state_type;
  if (to !== before.edit_state_type) {
    if (to === EditState.DONE && byPerson)
      return { title: '초대를 수락했어요', content: `${name} 님이 '${space_title}'에 들어왔어요.`, ...members };
    if (to === EditState.DONE)
      return {
        title: '워크스페이스 멤버가 되었어요',
        content: `'${space_title}'에서 함께 일할 수 있어요.`,
        link: webPaths.workspace(space_id),
      };
    if (to === EditState.FAILED && byPerson)
      return { title: '초대를 거절했어요', content: `${name} 님이 '${space_title}' 초대를 거절했어요.`, ...members };
    if (to === EditState.FAILED)
      return {
        title: '참여 요청이 받아들여지지 않았어요',
        content: `'${space_title}' 관리자가 참여 요청을 거절했어요.`,
        link: webPaths.workspaces,
      };
    if (to === EditState.DISABLED && byPerson)
      return { title: '멤버가 나갔어요', content: `${name} 님이 '${space_title}'에서 나갔어요.`, ...members };
    if (to === EditState.DISABLED)
      return {
        title: '워크스페이스에서 제외되었어요',
        content: `이제 '${space_title}'에 들어갈 수 없어요. 궁금한 점은 관리자에게 문의해 주세요.`,
        link: webPaths.workspaces,
      };
    if (isOpenMembership(to) && !byPerson)
      return {
        title: '워크스페이스에 초대받았어요',
        content: `'${space_title}'에서 다시 초대했어요.`,
        link: webPaths.workspaces,
      };
    return { title: '참여 요청이 왔어요', content: `${name} 님이 '${space_title}' 참여를 요청했어요.`, ...members };
  }
  if (after.role === before.role) return undefined;
  if (byPerson)
    return {
      title: '관리자에서 물러났어요',
      content: `${name} 님이 '${space_title}' 관리자에서 물러났어요.`,
      ...members,
    };
  return after.role === 'master'
    ? {
        title: '워크스페이스 관리자가 되었어요',
        content: `이제 '${space_title}'의 멤버를 초대하고 관리할 수 있어요.`,
        ...members,
      }
    : {
        title: '멤버로 바뀌었어요',
        content: `'${space_title}'에서 이제 관리자가 아니에요.`,
        link: webPaths.workspace(space_id),
      };
}

async function notifyMasters(db: Db, { space_id }: MemberRow, actorId: number, text: Text, now: Date): Promise<void> {
  for (const master of await listMasterIds(db, space_id))
    if (master !== actorId) await notifyMember(db, master, text, now);
}

async function notifyMember(db: Db, userId: number, text: Text, now: Date): Promise<void> {
  await notify(db, userId, { type: NotificationType.WORKSPACE, ...text }, now);
  await refreshScreens(db, userId, now);
}

/** Makes the user's open screens with work spaces or members load again. */
const refreshScreens = (db: Db, userId: number, now: Date): Promise<void> =>
  publishEvent(
    db,
    userId,
    { type: 'changed', paths: [listWorkSpaces.path, getWorkSpace.path, listWorkMembers.path] },
    now,
  );
