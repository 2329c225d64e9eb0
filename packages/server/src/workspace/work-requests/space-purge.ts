import { releaseDocumentFiles } from '../../site/files/index.ts';
import type { SpacePurge } from '../work-spaces/index.ts';
import { ANSWER_FILE_USE, REQUEST_FILE_USE } from './work-request.repository.ts';

/** Deletes the requests of a work space with their answers and files. */
export const purgeRequestsOf: SpacePurge = async (db, spaceId, now) => {
  const events = await db
    .deleteFrom('work_request_event')
    .where('request_id', 'in', db.selectFrom('work_request').where('space_id', '=', spaceId).select('id'))
    .returning('id')
    .execute();
  for (const { id } of events) await releaseDocumentFiles(db, { use: ANSWER_FILE_USE, recordId: id }, now);
  const rows = await db.deleteFrom('work_request').where('space_id', '=', spaceId).returning('id').execute();
  for (const { id } of rows) await releaseDocumentFiles(db, { use: REQUEST_FILE_USE, recordId: id }, now);
};
