import { timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { isExpired, isOpenInvitation, readLinkId, toLinkToken } from './invitation-link.ts';
import { findMembership, isOwnMembership } from './own-membership.repository.ts';
import { findMember, type MemberRow } from './work-member.repository.ts';

const OVER =
  '초대 링크가 끝났어요. 이미 쓴 링크이거나, 취소했거나, 기간이 지났어요. 초대한 사람에게 다시 보내 달라고 해 주세요.';

const isSameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Returns the invitation of a link: while it is open, and afterwards to whoever has accepted it.
 * @throws ProblemError 404 for a link that is over, or that nobody was given
 */
export async function readInvitation(db: Db, key: KeyObject, user: Principal | null, token: string, now: Date) {
  const id = readLinkId(token);
  const row = id === undefined ? undefined : await findMember(db, id);
  if (!row || row.invitation_expires === null || !isSameText(token, toLinkToken(key, row)))
    throw new ProblemError('not_found', { title: OVER });
  const isOpen = isOpenInvitation(row) && !isExpired(row, now);
  if (!isOpen && (user === null || row.user_id !== user.id)) throw new ProblemError('not_found', { title: OVER });
  return {
    row: { ...row, invitation_expires: row.invitation_expires },
    space: await getOpenSpace(db, row),
    isOwn: isOpen && user !== null && (await isOwnMembership(db, row.id, user.id)),
    state: user && ((await findMembership(db, row.space_id, user.id))?.edit_state_type ?? null),
  };
}

async function getOpenSpace(db: Db, { space_id }: MemberRow) {
  const space = await db
    .selectFrom('work_space')
    .where('id', '=', space_id)
    .where('archived', 'is', null)
    .where('deleted', 'is', null)
    .select(['id', 'title', 'building_name', 'address1'])
    .executeTakeFirst();
  if (!space) throw new ProblemError('not_found', { title: OVER });
  return space;
}
