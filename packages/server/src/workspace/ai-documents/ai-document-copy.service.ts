import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { AI_ANSWER_LIMITS } from '@danji/contracts/workspace/ai-document-forms';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import { withCopiedPictures } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { requireMember } from './ai-document.policy.ts';
import { toAiDocument } from './ai-document.presenter.ts';
import { AI_DOCUMENT_FILE_USE, insertAiDocument, updateAiDocumentRow } from './ai-document.repository.ts';
import { getDocument, syncFiles } from './ai-document.service.ts';

const SUFFIX = ' 사본';

const toCopyTitle = (title: string): string =>
  `${[...title].slice(0, AI_ANSWER_LIMITS.titleCharacters - SUFFIX.length).join('')}${SUFFIX}`;

type Copying = {
  user: Principal;
  now: Date;
  commit: (work: (db: Db) => Promise<AiDocument>) => Promise<AiDocument>;
};

/** Copies a document with a text, and its pictures, for a member; resolves to the copy. */
export async function copyDocument(
  platform: Platform,
  db: Db,
  id: number,
  { user, now, commit }: Copying,
): Promise<AiDocument> {
  const { space_id, document_type, title, answers, content, is_sample } = await getDocument(db, id, user);
  if (content === null)
    throw new ProblemError('invalid_transition', { title: '아직 글이 없는 문서는 사본을 만들 수 없어요.' });
  const copied = { use: AI_DOCUMENT_FILE_USE, recordId: id, document: content, owner: user.id, now };
  return withCopiedPictures(platform, db, copied, (insertPictures) =>
    commit(async (db) => {
      // A member who was removed meanwhile must not write anything.
      await requireMember(db, space_id, user);
      const document = await insertPictures(db);
      const copy = { space_id, user_id: user.id, document_type, title: toCopyTitle(title), answers };
      const copyId = await insertAiDocument(db, copy, now);
      await updateAiDocumentRow(db, copyId, {
        content: document,
        state: AiDocumentState.DONE,
        is_sample,
        saved_by: user.id,
        versioned: now,
        updated: now,
      });
      await syncFiles(db, copyId, document, { user, now });
      return toAiDocument(db, await getDocument(db, copyId, user), user);
    }),
  );
}
