import { EditState } from '@danji/contracts/codes/edit-state';
import { maskTel } from '@danji/contracts/format/mask';
import { webPaths } from '@danji/contracts/web-paths';
import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import type { Text } from './invited-notifications.ts';
import { toShownName } from './work-member.presenter.ts';
import type { MemberRow } from './work-member.repository.ts';

/** The notification for the side that did not make the change; `undefined` when there is nothing to tell. */
export function toChangeText(before: MemberRow, after: MemberRow, byPerson: boolean): Text | undefined {
  const { space_id } = before;
  const text = byPerson ? toMastersText(before, after) : toPersonText(before, after);
  if (!text) return undefined;
  const [title, content, target = 'members'] = text;
  const links = {
    members: webPaths.workspaceMembers(space_id),
    space: webPaths.workspace(space_id),
    list: webPaths.workspaces,
  };
  return { title, content, link: links[target] };
}

type Line = [title: string, content: string, target?: 'members' | 'space' | 'list'];

function toMastersText(before: MemberRow, after: MemberRow): Line | undefined {
  const { space_title } = before;
  const name = toShownName(after);
  const to = after.edit_state_type;
  if (after.invited_email !== null && before.opened_by === 'space' && after.opened_by === 'person')
    return [
      '초대한 사람을 확인해 주세요',
      `${name} 님(${maskTel(after.tel ?? '')})이 '${space_title}' 이메일 초대를 수락했어요. 초대한 사람이 맞는지 확인해 주세요.`,
    ];
  if (to === before.edit_state_type)
    return after.role === before.role
      ? undefined
      : ['관리자에서 물러났어요', `${name} 님이 '${space_title}' 관리자에서 물러났어요.`];
  if (to === EditState.DONE) return ['초대를 수락했어요', `${name} 님이 '${space_title}'에 들어왔어요.`];
  if (to === EditState.FAILED) return ['초대를 거절했어요', `${name} 님이 '${space_title}' 초대를 거절했어요.`];
  if (to === EditState.DISABLED) return ['멤버가 나갔어요', `${name} 님이 '${space_title}'에서 나갔어요.`];
  return ['참여 요청이 왔어요', `${name} 님이 '${space_title}' 참여를 요청했어요.`];
}

function toPersonText(before: MemberRow, after: MemberRow): Line | undefined {
  const { space_title } = before;
  const to = after.edit_state_type;
  if (to === before.edit_state_type) {
    if (after.role === before.role) return undefined;
    return after.role === 'master'
      ? ['워크스페이스 관리자가 되었어요', `이제 '${space_title}'의 멤버를 초대하고 관리할 수 있어요.`]
      : ['멤버로 바뀌었어요', `'${space_title}'에서 이제 관리자가 아니에요.`, 'space'];
  }
  if (to === EditState.DONE)
    return ['워크스페이스 멤버가 되었어요', `'${space_title}'에서 함께 일할 수 있어요.`, 'space'];
  if (to === EditState.FAILED)
    return [
      '참여 요청이 받아들여지지 않았어요',
      before.invited_email === null
        ? `'${space_title}' 관리자가 참여 요청을 거절했어요.`
        : `'${space_title}' 관리자가 초대한 사람이 아니라고 답했어요. 맞다면 관리자에게 문의해 주세요.`,
      'list',
    ];
  if (to === EditState.DISABLED)
    return [
      '워크스페이스에서 제외되었어요',
      `이제 '${space_title}'에 들어갈 수 없어요. 궁금한 점은 관리자에게 문의해 주세요.`,
      'list',
    ];
  return isOpenMembership(to)
    ? ['워크스페이스에 초대받았어요', `'${space_title}'에서 다시 초대했어요.`, 'list']
    : undefined;
}
