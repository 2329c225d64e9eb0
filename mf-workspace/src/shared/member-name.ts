import { formatTel } from '@danji/contracts/format/tel';
import type { WorkMember } from '@danji/contracts/workspace/work-space';

/**
 * The name of a member. Somebody who has not accepted an invitation has none: masters read the contact that was typed, other
 * members a masked one.
 */
export const nameOf = ({ user }: Pick<WorkMember, 'user'>): string =>
  (user.id === null && (user.email ?? formatTel(user.tel))) || user.name;
