import { releaseDocumentFiles } from '../../site/files/index.ts';
import type { SpacePurge } from '../work-spaces/index.ts';
import { AI_DOCUMENT_FILE_USE } from './ai-document.repository.ts';

/** Deletes the documents of a work space with their files. */
export const purgeDocumentsOf: SpacePurge = async (db, spaceId, now) => {
  const rows = await db.deleteFrom('ai_document').where('space_id', '=', spaceId).returning('id').execute();
  for (const { id } of rows) await releaseDocumentFiles(db, { use: AI_DOCUMENT_FILE_USE, recordId: id }, now);
};
