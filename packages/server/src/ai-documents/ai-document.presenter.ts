import type { AiDocument, AiDocumentLine } from '@danji/contracts/apts/ai-document';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import type { Db } from '../platform/database/open-database.ts';
import type { Principal } from '../platform/http/principal.ts';
import { mayRule, requireInsider } from './ai-document.policy.ts';
import type { AiDocumentLineRow, AiDocumentRow } from './ai-document.repository.ts';
import { findGeneration } from './ai-generation.repository.ts';
import { countVersions } from './version.repository.ts';

export const toAiDocumentLine = ({
  id,
  space_id,
  space,
  document_type,
  title,
  state,
  is_sample,
  user,
  created,
  updated,
}: AiDocumentLineRow): AiDocumentLine => ({
  id,
  space_id,
  space,
  document_type,
  title,
  state,
  is_sample,
  user,
  created,
  updated,
});

/** Presents a complete document to a member of its work space; throws 404 for everybody else. */
export async function toAiDocument(db: Db, row: AiDocumentRow, user: Principal): Promise<AiDocument> {
  const place = await requireInsider(db, row.space_id, user);
  const newest = await findGeneration(db, row.id);
  const { answers, content, saved_by } = row;
  return {
    ...toAiDocumentLine(row),
    answers,
    content,
    saved_by,
    // The text of a successful generation is the document's content.
    generation: newest
      ? {
          state: newest.state,
          text: newest.state === AiDocumentState.DONE ? '' : newest.text,
          failure: newest.failure,
          started: newest.started,
          user: newest.user,
        }
      : null,
    version_count: await countVersions(db, row.id),
    can_delete: mayRule(place, row.user_id, user),
  };
}
