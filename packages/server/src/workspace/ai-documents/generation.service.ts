import { SAMPLE_MODEL } from '@danji/contracts/workspace/ai-document';
import { validateAnswers } from '@danji/contracts/workspace/ai-document-forms';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import { toMarkdownDocument } from '@danji/contracts/documents/markdown-document';
import { checkDocument } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { nextVersion } from '../../platform/records/version.ts';
import { mayManageDocument, requireMember } from './ai-document.policy.ts';
import { lockAiDocument, updateAiDocumentRow } from './ai-document.repository.ts';
import { getForChange, saveVersion, syncFiles } from './ai-document.service.ts';
import {
  endGeneration,
  findGeneration,
  insertGeneration,
  listStaleGenerations,
  lockRunningGeneration,
  setStateWithoutText,
  notifyWatchers,
} from './ai-generation.repository.ts';
import { requireQuota } from './ai-limit.service.ts';
import { describeFailure } from './failure-message.ts';

const { RUNNING, DONE, FAILED, CANCELED } = AiDocumentState;

/**
 * Ends a generation without a complete text. It keeps counting when a part of the text was read; otherwise its
 * reservation is released. False for one that has already ended.
 */
export async function endWithoutText(
  db: Db,
  generation: { id: number; document_id: number },
  reason: { code: string } | 'canceled',
  now: Date,
): Promise<boolean> {
  return transaction(db, async (db) => {
    await lockAiDocument(db, generation.document_id);
    const running = await lockRunningGeneration(db, generation.id);
    if (!running) return false;
    const end =
      reason === 'canceled'
        ? ({ state: CANCELED } as const)
        : ({ state: FAILED, failure: describeFailure(reason.code, running.has_text) } as const);
    await endGeneration(db, generation.id, end, now);
    await setStateWithoutText(db, generation.document_id, end.state);
    await notifyWatchers(db, generation.document_id);
    return true;
  });
}

/** Ends generations whose server has died, so that no document stays in progress forever. Resolves to their number. */
export async function endStaleGenerations(db: Db, now: Date, documentId?: number): Promise<number> {
  const stale = await listStaleGenerations(db, now, documentId);
  for (const generation of stale) await endWithoutText(db, generation, { code: 'interrupted' }, now);
  return stale.length;
}

/**
 * Reserves a generation of a document; undefined when one is already running, as after a double click. Throws 429 when
 * the user's limit is reached.
 */
export async function reserveGeneration(
  db: Db,
  documentId: number,
  { user, now }: { user: Principal; now: Date },
): Promise<number | undefined> {
  const row = await getForChange(db, documentId, user);
  await endStaleGenerations(db, now, documentId);
  const newest = await findGeneration(db, documentId);
  if (newest?.state === RUNNING) return undefined;
  // A document that began blank may have no answers.
  if (Object.keys(validateAnswers(row.document_type, row.answers)).length > 0)
    throw new ProblemError('invalid_transition', {
      title: 'AI가 글을 쓸 때 볼 내용이 없어요. 새 문서를 만들어 내용을 적어 주세요.',
    });
  const day = await requireQuota(db, user.id, now);
  const id = await insertGeneration(
    db,
    { document_id: documentId, user_id: user.id, document_type: row.document_type, day },
    now,
  );
  await updateAiDocumentRow(db, documentId, { state: RUNNING, updated: nextVersion(row, now) });
  return id;
}

/**
 * Stops a generation for the user who started it, or a master; resolves to its id, or undefined when none is running.
 */
export async function cancelGeneration(
  db: Db,
  documentId: number,
  { user, now }: { user: Principal; now: Date },
): Promise<number | undefined> {
  const row = await getForChange(db, documentId, user);
  const newest = await findGeneration(db, documentId);
  if (newest?.state !== RUNNING) return undefined;
  if (!mayManageDocument(await requireMember(db, row.space_id, user), newest.user_id, user))
    throw new ProblemError('forbidden', { title: '작성을 시작한 사람과 워크스페이스 관리자만 멈출 수 있어요.' });
  await endWithoutText(db, { id: newest.id, document_id: documentId }, 'canceled', now);
  return newest.id;
}

type GeneratedText = { id: number; documentId: number; user: Principal; text: string; model: string };

/** Saves the generated text as the document's text and counts the generation. The previous text becomes a version. */
export async function saveGeneratedText(
  db: Db,
  { id, documentId, user, text, model }: GeneratedText,
  now: Date,
): Promise<void> {
  // Generated text passes the same validation as every document.
  const content = checkDocument(toMarkdownDocument(text), 'content');
  await transaction(db, async (db) => {
    const row = await lockAiDocument(db, documentId);
    if (!(await endGeneration(db, id, { state: DONE, text, model }, now)) || !row) return;
    await saveVersion(db, row);
    await updateAiDocumentRow(db, documentId, {
      content,
      state: DONE,
      is_sample: model === SAMPLE_MODEL,
      saved_by: null,
      versioned: now,
      updated: nextVersion(row, now),
    });
    await syncFiles(db, documentId, content, { user, now });
    await notifyWatchers(db, documentId);
  });
}
