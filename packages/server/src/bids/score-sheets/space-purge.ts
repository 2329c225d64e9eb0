import { releaseDocumentFiles } from '../../site/files/index.ts';
import type { SpacePurge } from '../../workspace/work-spaces/index.ts';
import { SCORE_FILE_USE } from './score-sheet.repository.ts';

/** Releases the proofs on the score sheets of a work space; the sheets go with their notices. */
export const purgeScoreProofsOf: SpacePurge = async (db, spaceId, now) => {
  const rows = await db
    .deleteFrom('offer_score')
    .where('item_id', 'in', db.selectFrom('suggest_item').where('space_id', '=', spaceId).select('id'))
    .returning('id')
    .execute();
  for (const { id } of rows) await releaseDocumentFiles(db, { use: SCORE_FILE_USE, recordId: id }, now);
};
