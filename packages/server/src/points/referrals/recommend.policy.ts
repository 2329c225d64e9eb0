import { maskName } from '@danji/contracts/format/mask';
import type { RecommendRelation } from '@danji/contracts/points/recommend-relation';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findMember } from './member.repository.ts';
import { isBelow } from './tree.repository.ts';

/**
 * The member whose children a caller lists; operators may list all. Managers see everybody below themselves, other
 * members who is directly below; the rest of the tree does not exist for them.
 */
export async function toVisibleParent(
  db: Db,
  user: Principal,
  { parent_id, search }: { parent_id?: number | undefined; search?: string | undefined },
): Promise<number | undefined> {
  if (isStaff(user)) return parent_id;
  // A search by name or telephone would undo the masks.
  if (search?.trim()) throw new ProblemError('forbidden', { title: '아래 회원은 검색할 수 없어요.' });
  if (parent_id === undefined || parent_id === user.id) return user.id;
  const member = await findMember(db, user.id);
  if (!member?.is_recommander_manager || !(await isBelow(db, parent_id, user.id)))
    throw new ProblemError('not_found', { title: '회원을 찾을 수 없어요.' });
  return parent_id;
}

/** `김하늘` → `김*늘`: members see of others only what tells them apart. */
export const maskMember = (row: RecommendRelation): RecommendRelation => ({
  ...row,
  user: { ...row.user, name: maskName(row.user.name), profile_image_url: null },
});
