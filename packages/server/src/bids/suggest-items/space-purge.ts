import { releaseDocumentFiles } from '../../site/files/index.ts';
import type { SpacePurge } from '../../workspace/work-spaces/index.ts';
import { SUGGEST_ITEM_FILE_USE } from './suggest-item.repository.ts';

/** Deletes the notices of a work space with their files. */
export const purgeSuggestItemsOf: SpacePurge = async (db, spaceId, now) => {
  const rows = await db.deleteFrom('suggest_item').where('space_id', '=', spaceId).returning('id').execute();
  for (const { id } of rows) await releaseDocumentFiles(db, { use: SUGGEST_ITEM_FILE_USE, recordId: id }, now);
};
