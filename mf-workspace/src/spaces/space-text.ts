import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { SPACE_ROLE_LABELS } from '@danji/contracts/workspace/space-role';
import { SPACE_RETENTION_DAYS } from '@danji/contracts/workspace/space-closing';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';

const DAY_MS = 86_400_000;

/** `1,204세대 · 12개 동 · 멤버 5명`; unknown parts are left out. */
export const describeSize = ({ number_of_units, number_of_buildings, member_count }: WorkSpace): string =>
  [
    number_of_units === null ? '' : `${formatNumber(number_of_units)}세대`,
    number_of_buildings === null ? '' : `${formatNumber(number_of_buildings)}개 동`,
    `멤버 ${formatNumber(member_count)}명`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The location of the complex: building and address, as far as they are known. */
export const describeLocation = ({ building_name, address1 }: Pick<WorkSpace, 'building_name' | 'address1'>): string =>
  [building_name, address1].filter(Boolean).join(' · ');

/** The answer that an invitation or a request to join waits for. */
export function describePending({ my_opened_by, my_invited_by, master_user }: WorkSpace): string {
  if (my_opened_by === 'space') return `${master_user.name} 님이 초대했어요`;
  return my_invited_by === 'email' ? '초대한 사람인지 관리자가 확인하고 있어요' : '관리자의 수락을 기다리고 있어요';
}

/** The own role in words; a person without a membership has none. */
export const describeRole = ({ my_role }: Pick<WorkSpace, 'my_role'>): string =>
  my_role === null ? '' : SPACE_ROLE_LABELS[my_role];

/** Since when a work space is archived, or until when a deleted one can be restored. */
export function describeClosed({ archived, deleted }: Pick<WorkSpace, 'archived' | 'deleted'>): string {
  if (deleted === null) return `${formatDate(archived)}에 보관했어요`;
  const end = new Date(Date.parse(deleted) + SPACE_RETENTION_DAYS * DAY_MS);
  return `${formatDate(end.toISOString())}에 모두 지워져요`;
}
