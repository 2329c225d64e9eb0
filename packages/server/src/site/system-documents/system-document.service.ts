import { DocumentType } from '@danji/contracts/codes/document-type';
import type { SystemDocument, SystemDocumentSummary } from '@danji/contracts/site/system-document';
import type { createSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { validateVersion, toEarliestDate } from '@danji/contracts/site/system-document-rules';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { siteNotifications } from '@danji/contracts/notifications/catalogue/site';
import { toBusinessDate } from '@danji/contracts/format/date';
import { checkDocument, syncDocumentFiles } from '../files/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import {
  findSummary,
  findNewest,
  findVersion,
  insertVersion,
  lockVersions,
  type VersionFields,
  withdrawVersion,
} from './system-document.repository.ts';

/** The use of pictures in documents: everybody who may read the document sees them. */
export const DOCUMENT_FILE_USE = 'system_document';

type Writer = { userId: number; now: Date };
const { documentAnnounced, documentWithdrawn } = siteNotifications;

function notifyOfVersion(db: Db, added: SystemDocument, today: string, now: Date): Promise<void> {
  const { document_type, version, effective_date, change_summary, requires_consent } = added;
  const is_in_force = effective_date === today;
  const values = { document_type, version, effective_date, is_in_force, change_summary, requires_consent };
  return notify(db, documentAnnounced, { everybody: documentAnnounced.audience }, values, now);
}

/** Defaults of missing fields: in force as soon as the rules allow, without a new consent. */
function withDefaults(
  { document_type, requires_consent = false, ...input }: BodyOf<typeof createSystemDocument>,
  situation: { today: string; last: string | undefined },
): VersionFields {
  const { date } = toEarliestDate({ document_type, requires_consent }, situation);
  const change_summary =
    situation.last === undefined
      ? ''
      : `${DocumentType.label(document_type)} 내용이 바뀌었어요. 새 내용을 확인해 주세요.`;
  return { change_summary, effective_date: date, ...input, document_type, requires_consent };
}

/** Returns the fields as they are stored. Throws at the field, or at the position in the content. */
function toChecked(fields: VersionFields, situation: { today: string; last: string | undefined }): VersionFields {
  const clean = { ...fields, title: fields.title.trim(), change_summary: fields.change_summary.trim() };
  return { ...clean, content: checkDocument(clean.content, 'content', validateVersion(clean, situation)) };
}

/** Adds a version and notifies members, except of the first one, which replaces nothing. */
export async function announceVersion(
  db: Db,
  body: BodyOf<typeof createSystemDocument>,
  { userId, now }: Writer,
): Promise<SystemDocument> {
  await lockVersions(db);
  const today = toBusinessDate(now);
  const { last, version } = await findNewest(db, body.document_type);
  const situation = { today, last };
  await insertVersion(db, toChecked(withDefaults(body, situation), situation), {
    version: version + 1,
    author_id: userId,
    created: now,
  });
  const added = await findVersion(db, body.document_type, version + 1, today);
  if (!added) throw new Error('The version that was just added is not there.');
  // Pictures stay as long as there are versions, because a withdrawn version was readable, too.
  await syncDocumentFiles(db, {
    use: DOCUMENT_FILE_USE,
    recordId: added.id,
    document: added.content,
    sharesUse: true,
    userId,
    now,
  });
  if (last !== undefined) await notifyOfVersion(db, added, today, now);
  return added;
}

/** Withdraws a version that is not in force yet, and notifies members. */
export async function withdrawAnnouncedVersion(db: Db, id: number, now: Date): Promise<SystemDocumentSummary> {
  await lockVersions(db);
  const summary = await findSummary(db, id, toBusinessDate(now));
  if (!summary) throw new ProblemError('not_found', { title: '문서가 없어요. 이미 취소됐을 수 있어요.' });
  if (summary.state !== 'announced')
    throw new ProblemError('invalid_transition', { title: '이미 시행된 판은 지울 수 없어요. 새 판을 만들어 주세요.' });
  await withdrawVersion(db, id, now);
  const { document_type, effective_date } = summary;
  const recipients = { everybody: documentWithdrawn.audience };
  await notify(db, documentWithdrawn, recipients, { document_type, effective_date }, now);
  return summary;
}
