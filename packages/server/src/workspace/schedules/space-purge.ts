import { releaseDocumentFiles } from '../../site/files/index.ts';
import type { SpacePurge } from '../work-spaces/index.ts';
import { deleteFeed } from './feed.repository.ts';
import { SCHEDULE_FILE_USE } from './schedule.repository.ts';

/** Deletes the schedules of a work space with their files, and its calendar link. */
export const purgeSchedulesOf: SpacePurge = async (db, spaceId, now) => {
  await deleteFeed(db, spaceId);
  const rows = await db.deleteFrom('work_schedule').where('space_id', '=', spaceId).returning('id').execute();
  for (const { id } of rows) await releaseDocumentFiles(db, { use: SCHEDULE_FILE_USE, recordId: id }, now);
};
