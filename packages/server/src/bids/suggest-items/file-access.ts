import type { FileReadPolicy } from '../../site/files/index.ts';
import { isPublished } from '@danji/contracts/bids/suggest-item-rules';
import type { Db } from '../../platform/database/open-database.ts';
import { toAccess } from './suggest-item.policy.ts';
import { findItem, type Reader, SUGGEST_ITEM_FILE_USE } from './suggest-item.repository.ts';

/** Notices that share one file are copies of one another. */
const MAX_USES = 100;

/** Attachments are for who sees all of a notice; pictures in its documents for who reads those. */
async function mayReadIn(db: Db, use: { record_id: number; position: number | null }, user: Reader): Promise<boolean> {
  const row = await findItem(db, String(use.record_id), user);
  if (!row) return false;
  if (!isPublished(row.state)) return row.is_writer;
  const access = toAccess(row, user);
  return access === 'whole' || (access === 'scope' && use.position === null);
}

/** A file is readable by those who may read it in one of the notices that use it. */
export const readersOfItem: FileReadPolicy = async (db, { id }, user) => {
  const uses = await db
    .selectFrom('record_file')
    .where('use', '=', SUGGEST_ITEM_FILE_USE)
    .where('file_id', '=', id)
    .select(['record_id', 'position'])
    .orderBy('record_id', 'desc')
    .limit(MAX_USES)
    .execute();
  for (const use of uses) if (await mayReadIn(db, use, user)) return true;
  return false;
};
