import type { FileReadPolicy } from '../../site/files/index.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { listSpacesOf } from '../../workspace/work-spaces/index.ts';
import { getScoredItem } from './score-sheet.repository.ts';

/** Proofs of points are for who works in the complex, and our staff; vendors read none. */
export const readersOfProof: FileReadPolicy = async (db, { record_id: id }, user) => {
  if (id === null || user === null) return false;
  const score = await db.selectFrom('offer_score').where('id', '=', id).select('item_id').executeTakeFirst();
  if (!score) return false;
  const item = await getScoredItem(db, score.item_id);
  return isStaff(user) || (await listSpacesOf(db, user.id)).includes(item.space_id);
};
