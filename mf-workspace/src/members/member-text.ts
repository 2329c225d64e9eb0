import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { Tone } from '@danji/ui';

export const ROLE_LABELS: Readonly<Record<WorkMember['role'], string>> = { master: '관리자', member: '멤버' };

/** The state of a membership in words. */
export function describeState({ edit_state_type: state, opened_by }: WorkMember): { label: string; tone: Tone } {
  if (state === EditState.DONE) return { label: '참여 중', tone: 'success' };
  if (isOpenMembership(state))
    return opened_by === 'space' ? { label: '초대함', tone: 'brand' } : { label: '참여 요청', tone: 'warning' };
  if (state === EditState.FAILED) return { label: '거절', tone: 'neutral' };
  return { label: '나감', tone: 'neutral' };
}
