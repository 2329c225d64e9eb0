import { validateAnswers, toStoredAnswers } from '@danji/contracts/workspace/ai-document-forms';
import type { createAiDocument, updateAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { checkDocument, listPictures, syncDocumentFiles } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { mayManageDocument, documentNotFound, requireMember } from './ai-document.policy.ts';
import { toAiDocument } from './ai-document.presenter.ts';
import {
  AI_DOCUMENT_FILE_USE,
  type AiDocumentRow,
  deletedDocuments,
  findAiDocument,
  findDeletedDocument,
  insertAiDocument,
  lockAiDocument,
  updateAiDocumentRow,
} from './ai-document.repository.ts';
import { findVersion, insertVersion, listVersionContents } from './version.repository.ts';

type Writer = { user: Principal; now: Date };

/** After a pause of this length the next save starts another version. Seconds. */
const PAUSE_SECONDS = 10 * 60;
/** Continuous writing starts another version this often. Seconds. */
const MAX_RUN_SECONDS = 30 * 60;

/** Returns a document for a member; throws 404 for everybody else. */
export async function getDocument(db: Db, id: number, user: Principal): Promise<AiDocumentRow> {
  const row = await findAiDocument(db, id);
  if (!row) throw documentNotFound();
  await requireMember(db, row.space_id, user);
  return row;
}

export async function getForChange(db: Db, id: number, user: Principal): Promise<AiDocumentRow> {
  const row = await lockAiDocument(db, id);
  if (!row) throw documentNotFound();
  await requireMember(db, row.space_id, user);
  return row;
}

function refuseAnswers(type: AiDocumentRow['document_type'], answers: Record<string, string>): void {
  const fieldErrors = Object.entries(validateAnswers(type, answers)).map(
    ([name, message]) => [`answers.${name}`, message] as const,
  );
  if (fieldErrors.length > 0) throw new ProblemError('invalid_input', { fields: Object.fromEntries(fieldErrors) });
}

/**
 * Creates a document with the answers of its form; resolves to its id. A blank one has an empty text instead, and its
 * answers need not be complete.
 */
export async function createDocument(
  db: Db,
  { space_id, document_type, title, answers, is_blank = false }: BodyOf<typeof createAiDocument>,
  { user, now }: Writer,
): Promise<number> {
  await requireMember(db, space_id, user);
  if (!is_blank) refuseAnswers(document_type, answers);
  const id = await insertAiDocument(
    db,
    {
      space_id,
      user_id: user.id,
      document_type,
      title: title.trim(),
      answers: toStoredAnswers(document_type, answers),
    },
    now,
  );
  if (is_blank)
    await updateAiDocumentRow(db, id, {
      content: toDocument(''),
      state: AiDocumentState.DONE,
      saved_by: user.id,
      versioned: now,
      updated: now,
    });
  return id;
}

/**
 * Throws a conflict with the newest version when the client has loaded an older one; also refuses a change while the
 * model writes.
 */
async function requireCurrentVersion(db: Db, row: AiDocumentRow, seen: string, user: Principal): Promise<void> {
  if (row.state === AiDocumentState.RUNNING)
    throw new ProblemError('invalid_transition', {
      title: '지금 문서를 작성하고 있어요. 끝난 뒤에 고치거나 작성을 멈춰 주세요.',
    });
  await checkVersion(row, seen, () => toAiDocument(db, row, user));
}

/**
 * Whether the current text is saved as a version before it changes: when the model or another member wrote it, or it
 * dates from before a pause.
 */
function shouldSaveVersion(
  { content, saved_by_id, updated, versioned }: AiDocumentRow,
  userId: number,
  now: Date,
): boolean {
  if (content === null) return false;
  const age = (moment: string) => (now.getTime() - Date.parse(moment)) / 1000;
  return (
    saved_by_id !== userId || age(updated) >= PAUSE_SECONDS || (versioned !== null && age(versioned) >= MAX_RUN_SECONDS)
  );
}

/** Saves the current text of a document as a version. */
export async function saveVersion(db: Db, { id, title, content, saved_by_id, updated }: AiDocumentRow): Promise<void> {
  if (content) await insertVersion(db, { document_id: id, user_id: saved_by_id, title, content, saved: updated });
}

/** Assigns the files of the text and of all versions to the document, so that restoring a version finds them. */
export async function syncFiles(db: Db, id: number, document: RichDocument, { user, now }: Writer): Promise<void> {
  const versions = await listVersionContents(db, id);
  const attachments = [...new Set(versions.flatMap((version) => listPictures(version).map(({ fileId }) => fileId)))];
  await syncDocumentFiles(db, { use: AI_DOCUMENT_FILE_USE, recordId: id, document, attachments, userId: user.id, now });
}

async function writeText(
  db: Db,
  row: AiDocumentRow,
  content: RichDocument,
  writer: Writer,
  savesVersion: boolean,
  title?: string,
): Promise<void> {
  const { user, now } = writer;
  if (savesVersion) await saveVersion(db, row);
  const versioned = savesVersion || row.versioned === null ? now : undefined;
  await updateAiDocumentRow(db, row.id, {
    content,
    ...(title !== undefined && { title }),
    state: AiDocumentState.DONE,
    saved_by: user.id,
    ...(versioned && { versioned }),
    updated: nextVersion(row, now),
  });
  await syncFiles(db, row.id, content, writer);
}

/** Changes the title, answers or text of the version that the client has loaded. */
export async function changeDocument(
  db: Db,
  id: number,
  { title: newTitle, answers, content, updated: seen }: BodyOf<typeof updateAiDocument>,
  writer: Writer,
): Promise<void> {
  const row = await getForChange(db, id, writer.user);
  await requireCurrentVersion(db, row, seen, writer.user);
  if (answers) refuseAnswers(row.document_type, answers);
  const title = newTitle?.trim();
  const storedAnswers = answers && toStoredAnswers(row.document_type, answers);
  if (content)
    await writeText(
      db,
      row,
      checkDocument(content, 'content'),
      writer,
      shouldSaveVersion(row, writer.user.id, writer.now),
      title,
    );
  if (storedAnswers || !content)
    await updateAiDocumentRow(db, id, {
      ...(title !== undefined && { title }),
      ...(storedAnswers && { answers: storedAnswers }),
      updated: nextVersion(row, writer.now),
    });
}

/** Makes an earlier version the current text. */
export async function restoreVersion(db: Db, versionId: number, seen: string, writer: Writer): Promise<number> {
  const version = await findVersion(db, versionId);
  if (!version) throw documentNotFound();
  const row = await getForChange(db, version.document_id, writer.user);
  await requireCurrentVersion(db, row, seen, writer.user);
  await writeText(db, row, version.content, writer, true, version.title);
  return row.id;
}

export async function removeDocument(db: Db, id: number, { user, now }: Writer): Promise<void> {
  const row = await getForChange(db, id, user);
  const membership = await requireMember(db, row.space_id, user);
  if (!mayManageDocument(membership, row.user_id, user))
    throw new ProblemError('forbidden', { title: '문서를 만든 사람과 워크스페이스 관리자만 지울 수 있어요.' });
  if (row.state === AiDocumentState.RUNNING)
    throw new ProblemError('invalid_transition', {
      title: '지금 문서를 작성하고 있어요. 작성을 멈춘 뒤에 지워 주세요.',
    });
  await deletedDocuments.mark(db, id, now);
}

export async function restoreDeletedDocument(db: Db, id: number, { user }: Pick<Writer, 'user'>): Promise<void> {
  const row = await findDeletedDocument(db, id);
  if (!row) throw documentNotFound();
  const membership = await requireMember(db, row.space_id, user);
  if (!mayManageDocument(membership, row.user_id, user))
    throw new ProblemError('forbidden', { title: '문서를 만든 사람과 워크스페이스 관리자만 되돌릴 수 있어요.' });
  await deletedDocuments.mark(db, id, null);
}
