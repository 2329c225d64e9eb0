import { findMembership } from '../work-spaces/index.ts';
import type { FileReadPolicy } from '../../site/files/index.ts';
import { mayReadDocuments } from './ai-document.policy.ts';
import { findDocumentSpace } from './ai-document.repository.ts';

/** The members of its work space may see the pictures of a document. */
export const mayReadDocumentFile: FileReadPolicy = async (db, file, user) => {
  const spaceId = file.record_id === null ? undefined : await findDocumentSpace(db, file.record_id);
  return spaceId !== undefined && user !== null && mayReadDocuments(await findMembership(db, spaceId, user.id));
};
