import { pick } from '@danji/contracts/pick';
import { type AiDocument, type AiDocumentSummary, aiDocumentSummary } from '@danji/contracts/workspace/ai-document';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { mayManageDocument, requireMember } from './ai-document.policy.ts';
import type { AiDocumentSummaryRow, AiDocumentRow } from './ai-document.repository.ts';
import { findGeneration } from './ai-generation.repository.ts';
import { countVersions } from './version.repository.ts';

const SUMMARY_NAMES = Object.keys(aiDocumentSummary.properties) as (keyof AiDocumentSummary)[];

export const toAiDocumentSummary = (row: AiDocumentSummaryRow): AiDocumentSummary => pick(row, SUMMARY_NAMES);

/** Presents a complete document to a member of its work space; throws 404 for everybody else. */
export async function toAiDocument(db: Db, row: AiDocumentRow, user: Principal): Promise<AiDocument> {
  const membership = await requireMember(db, row.space_id, user);
  const newest = await findGeneration(db, row.id);
  const { answers, content, saved_by } = row;
  return {
    ...toAiDocumentSummary(row),
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
    can_delete: mayManageDocument(membership, row.user_id, user),
  };
}
