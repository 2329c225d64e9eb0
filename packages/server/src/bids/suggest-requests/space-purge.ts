import { releaseDocumentFiles } from '../../site/files/index.ts';
import type { SpacePurge } from '../../workspace/work-spaces/index.ts';
import { SUGGEST_REQUEST_FILE_USE } from './suggest-request.repository.ts';

/** Deletes the requests on the notices of a work space with their files. */
export const purgeSuggestRequestsOf: SpacePurge = async (db, spaceId, now) => {
  const rows = await db.deleteFrom('suggest_request').where('space_id', '=', spaceId).returning('id').execute();
  for (const { id } of rows) await releaseDocumentFiles(db, { use: SUGGEST_REQUEST_FILE_USE, recordId: id }, now);
};
