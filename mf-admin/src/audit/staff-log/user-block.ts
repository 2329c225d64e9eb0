import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import type { setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';

export type UserBlock = { id: number; name: string; reason: string; created: string };

const readName = (object: unknown): string =>
  typeof object === 'object' && object !== null && 'name' in object ? String(object.name) : '';

/** Returns the blocked account of a log entry; the list is empty when the call unblocked an account. */
export function toUserBlocks({ id, request_data, new_object, response_data, created }: StaffLog): UserBlock[] {
  const sent = request_data as Partial<BodyOf<typeof setUserBlock>> | null;
  if (sent?.is_blocked !== true) return [];
  return [
    {
      id,
      name: readName(new_object) || readName(response_data) || `회원 ${sent.user_id ?? ''}번`,
      reason: sent.reason ?? '',
      created,
    },
  ];
}
