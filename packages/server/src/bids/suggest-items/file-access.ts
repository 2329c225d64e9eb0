import type { FileReadPolicy } from '../../site/files/index.ts';
import { isPublished } from '@danji/contracts/bids/suggest-item-rules';
import { toAccess } from './suggest-item.policy.ts';
import { findItem, SUGGEST_ITEM_FILE_USE } from './suggest-item.repository.ts';

/** Attachments are for who sees all of a notice; pictures in its documents for who reads those. */
export const readersOfItem: FileReadPolicy = async (db, { id, record_id: itemId }, user) => {
  const row = itemId === null ? undefined : await findItem(db, String(itemId), user);
  if (!row) return false;
  if (!isPublished(row.state)) return row.is_writer;
  const access = toAccess(row, user);
  if (access !== 'scope') return access === 'whole';
  const attached = await db
    .selectFrom('record_file')
    .where('use', '=', SUGGEST_ITEM_FILE_USE)
    .where('record_id', '=', row.id)
    .where('file_id', '=', id)
    .where('position', 'is not', null)
    .select('file_id')
    .executeTakeFirst();
  return attached === undefined;
};
