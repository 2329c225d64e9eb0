import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { isOpenMembership } from '@danji/contracts/workspace/member-transitions';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { Tone } from '@danji/ui';

/** `101동 1203호`; blank for who wrote neither. A bare number gets its unit. */
export const describeUnit = ({ dong, ho }: Pick<WorkMember, 'dong' | 'ho'>): string =>
  [
    [dong, '동'],
    [ho, '호'],
  ]
    .map(([value = '', unit = '']) => (/\d$/.test(value) ? `${value}${unit}` : value))
    .filter(Boolean)
    .join(' ');

/** Returns whether the invited account has accepted an invitation by e-mail, which a master still has to confirm. */
export const awaitsConfirmation = ({ edit_state_type, opened_by, invited_by }: WorkMember): boolean =>
  isOpenMembership(edit_state_type) && opened_by === 'person' && invited_by === 'email';

/** The state of a membership in words. */
export function describeState(member: WorkMember): { label: string; tone: Tone } {
  const { edit_state_type: state, opened_by } = member;
  if (awaitsConfirmation(member)) return { label: '확인 대기', tone: 'warning' };
  if (state === EditState.DONE) return { label: '참여 중', tone: 'success' };
  if (isOpenMembership(state))
    return opened_by === 'space' ? { label: '초대함', tone: 'brand' } : { label: '참여 요청', tone: 'warning' };
  if (state === EditState.FAILED) return { label: '거절', tone: 'neutral' };
  return { label: '나감', tone: 'neutral' };
}
