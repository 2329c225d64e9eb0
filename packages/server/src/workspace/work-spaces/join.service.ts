import { formatNumber } from '@danji/contracts/format/number';
import { MAX_WORK_SPACES } from '@danji/contracts/workspace/membership';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { countWorkSpaces, deleteInvitationsOf } from './own-membership.repository.ts';
import { setCurrentWorkSpace } from './work-space.repository.ts';

/**
 * Applies the effects of a new membership: the first work space of an account becomes its current one, and other
 * invitations to this one are over. `user` has caused it.
 *
 * @throws ProblemError `conflict` when the account is a member of as many as it may be
 */
export async function completeJoin(db: Db, user: Principal, userId: number, spaceId: number): Promise<void> {
  if ((await countWorkSpaces(db, userId)) > MAX_WORK_SPACES) {
    const most = formatNumber(MAX_WORK_SPACES);
    throw new ProblemError('conflict', {
      title:
        user.id === userId
          ? `워크스페이스는 ${most}곳까지 함께할 수 있어요. 이제 함께하지 않는 곳에서 나간 뒤 다시 시도해 주세요.`
          : `이미 워크스페이스 ${most}곳에서 함께하고 있는 사람이라 멤버로 넣을 수 없어요.`,
    });
  }
  await setCurrentWorkSpace(db, userId, spaceId, { unlessSet: true });
  await deleteInvitationsOf(db, spaceId, userId);
}
