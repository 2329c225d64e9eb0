import {
  COMPLIANCE_DOCUMENT_LIMITS,
  complianceDocumentFields,
  type ComplianceDocumentFields,
  ComplianceDocumentState,
} from '@danji/contracts/bids/compliance-document';
import type {
  createComplianceDocument,
  decideComplianceDocument,
  updateComplianceDocument,
} from '@danji/contracts/bids/compliance-document.endpoints';
import { validateComplianceDocument } from '@danji/contracts/bids/compliance-document.validation';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument as toRichDocument } from '@danji/contracts/documents/document-text';
import { toBusinessDate } from '@danji/contracts/format/date';
import { complianceDocumentNotifications } from '@danji/contracts/notifications/catalogue/compliance-documents';
import { pick } from '@danji/contracts/pick';
import { lockBrand } from '../../accounts/businesses/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { isSame } from '../../platform/records/history.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { listAttachments, syncDocumentFiles } from '../../site/files/index.ts';
import { requireOwn } from './compliance-document.policy.ts';
import { toDocument } from './compliance-document.presenter.ts';
import {
  COMPLIANCE_FILE_USE,
  countDocuments,
  deletedDocuments,
  type DocumentRow,
  findDeletedDocument,
  findDocument,
  findDocumentForChange,
  insertDocument,
  updateDocument,
} from './compliance-document.repository.ts';

type Writer = { user: Principal; now: Date };
type Sent = BodyOf<typeof createComplianceDocument>;

const { WAITING, CHECKED, REFUSED } = ComplianceDocumentState;
const NAMES = Object.keys(complianceDocumentFields) as (keyof ComplianceDocumentFields)[];
const NO_PICTURES = toRichDocument('');
const recordOf = (recordId: number) => ({ use: COMPLIANCE_FILE_USE, recordId });

/** Returns a document for its brand or an operator. */
export const readDocument = async (db: Db, user: Principal, id: number): Promise<DocumentRow> =>
  requireOwn(await findDocument(db, id), user);

function toFields(sent: ComplianceDocumentFields, today: string, stored?: string | null): ComplianceDocumentFields {
  const fields = {
    ...pick(sent, NAMES),
    title: sent.title.trim(),
    number: sent.number.trim(),
    issuer: sent.issuer.trim(),
  };
  const errors = validateComplianceDocument(fields, today, stored);
  if (Object.keys(errors).length > 0) throw new ProblemError('invalid_input', { fields: errors });
  return fields;
}

/** Gives a document its files. Throws for one that is neither a picture nor a PDF. */
async function syncFiles(db: Db, id: number, attachments: readonly string[], { user, now }: Writer): Promise<void> {
  await syncDocumentFiles(db, { ...recordOf(id), document: NO_PICTURES, attachments, userId: user.id, now });
  const files = await listAttachments(db, recordOf(id));
  const at = files.findIndex(({ mime }) => mime !== 'application/pdf' && !mime.startsWith('image/'));
  if (at >= 0) throw invalidField(`file_ids.${at}`, '사진이나 PDF 파일만 올릴 수 있어요.');
}

async function requireRoom(db: Db, brandId: number): Promise<void> {
  if ((await countDocuments(db, brandId)) < COMPLIANCE_DOCUMENT_LIMITS.documents) return;
  throw new ProblemError('conflict', {
    title: `증빙 서류는 ${COMPLIANCE_DOCUMENT_LIMITS.documents}개까지 올릴 수 있어요. 쓰지 않는 서류를 지워 주세요.`,
  });
}

/** Adds a document of the calling brand; resolves to its id. */
export async function writeDocument(db: Db, { file_ids, ...sent }: Sent, writer: Writer): Promise<number> {
  const { user, now } = writer;
  const fields = toFields(sent, toBusinessDate(now));
  await lockBrand(db, user.id);
  await requireRoom(db, user.id);
  const id = await insertDocument(db, fields, { brandId: user.id, now });
  await syncFiles(db, id, file_ids, writer);
  return id;
}

/** Changes a document of the calling brand; a changed one waits for our staff again, and is reminded of anew. */
export async function changeDocument(
  platform: Platform,
  db: Db,
  id: number,
  { updated, file_ids, ...sent }: BodyOf<typeof updateComplianceDocument>,
  writer: Writer,
): Promise<void> {
  const { user, now } = writer;
  const row = requireOwn(await findDocumentForChange(db, id), user);
  await checkVersion(row, updated, () => toDocument(platform, db, row, user));
  const files = (await listAttachments(db, recordOf(id))).map(({ nano_id }) => nano_id);
  if (isSame(pick(row, NAMES), pick(sent, NAMES)) && isSame(files, file_ids)) return;
  const fields = toFields(sent, toBusinessDate(now), row.expiry_date);
  await updateDocument(db, id, {
    ...fields,
    state: WAITING,
    reason: null,
    decided: null,
    ...(fields.expiry_date !== row.expiry_date && { reminded_days: null }),
    updated: nextVersion(row, now),
  });
  await syncFiles(db, id, file_ids, writer);
}

/** Deletes a document of the calling brand. */
export async function removeDocument(db: Db, id: number, { user, now }: Writer): Promise<void> {
  const row = requireOwn(await findDocumentForChange(db, id), user);
  await updateDocument(db, id, { updated: nextVersion(row, now) });
  await deletedDocuments.mark(db, id, now);
}

/** Puts a deleted document of the calling brand back. */
export async function restoreDocument(db: Db, id: number, { user, now }: Writer): Promise<void> {
  await lockBrand(db, user.id);
  const row = requireOwn(await findDeletedDocument(db, id), user);
  await requireRoom(db, user.id);
  await updateDocument(db, id, { updated: nextVersion(row, now) });
  await deletedDocuments.mark(db, id, null);
}

/** Checks or refuses a document as our staff decide, and tells its brand; resolves to it before the decision. */
export async function decideDocument(
  platform: Platform,
  db: Db,
  id: number,
  { state, reason: given = '', updated }: BodyOf<typeof decideComplianceDocument>,
  { user, now }: Writer,
): Promise<DocumentRow> {
  const row = requireOwn(await findDocumentForChange(db, id), user);
  await checkVersion(row, updated, () => toDocument(platform, db, row, user));
  const reason = given.trim();
  if (state === REFUSED && reason === '') throw invalidField('reason', '반려 사유를 입력해 주세요.');
  if (row.state === state) throw new ProblemError('invalid_transition', { extra: { from: row.state, to: state } });
  await updateDocument(db, id, {
    state,
    reason: state === REFUSED ? reason : null,
    decided: now,
    updated: nextVersion(row, now),
  });
  const values = { id, title: row.title };
  const { checked, refused } = complianceDocumentNotifications;
  if (state === CHECKED) await notify(db, checked, [row.brand_id], values, now);
  else await notify(db, refused, [row.brand_id], { ...values, reason }, now);
  return row;
}
