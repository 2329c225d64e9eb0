import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { FileRow } from './file-read-policy.ts';
import {
  claimFiles,
  listRecordFiles,
  lockFiles,
  type RecordRef,
  releaseUnusedFiles,
  replaceRecordFiles,
  toReleaseMark,
} from './record-file.repository.ts';
import { listPictures } from './document-pictures.ts';

type Sync = RecordRef & {
  /** A valid document; `field` is the request field that contained it. */
  document: RichDocument;
  field?: string;
  /**
   * Public ids of the attachments in their order, from the field `file_ids`. Without them the record has only the files
   * of `document`.
   */
  attachments?: readonly string[];
  /**
   * Whether pictures of other records of this use are allowed: a popup copied from another, a later version of a text.
   */
  sharesUse?: boolean;
  userId: number;
  now: Date;
};
type RequestedFile = { path: string; isPicture: boolean; position: number | null };

const MISSING_MESSAGES = {
  picture: '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.',
  attachment: '올린 파일을 찾을 수 없어요. 파일을 다시 올려 주세요.',
};

/** Lists the files that the record is going to use by public id; a picture that is also attached is one file. */
function listRequestedFiles({ document, field = 'content', attachments = [] }: Sync): Map<string, RequestedFile> {
  const requested = new Map<string, RequestedFile>();
  for (const { fileId, path } of listPictures(document))
    if (!requested.has(fileId)) requested.set(fileId, { path: `${field}.${path}`, isPicture: true, position: null });
  for (const [position, id] of attachments.entries())
    requested.set(id, { path: `file_ids.${position}`, isPicture: false, ...requested.get(id), position });
  return requested;
}

/** Throws `invalid_input` with the path of each file that the author may not use there. */
function refuseMissing(
  requested: ReadonlyMap<string, RequestedFile>,
  found: ReadonlyMap<string, FileRow>,
  mayShow: (file: FileRow) => boolean,
): void {
  const missing = [...requested].filter(([id, { isPicture }]) => {
    const file = found.get(id);
    return !file || !mayShow(file) || (isPicture && file.width === null);
  });
  if (missing.length > 0)
    throw new ProblemError('invalid_input', {
      fields: Object.fromEntries(
        missing.map(([, { path, isPicture }]) => [
          path,
          isPicture ? MISSING_MESSAGES.picture : MISSING_MESSAGES.attachment,
        ]),
      ),
    });
}

/**
 * Assigns the files of its document and attachments to a record, and releases those that it no longer uses. The author
 * may use files that the record uses or released recently, and their own temporary uploads; any other file (of another
 * account, or deleted) is refused with its path. It must run in the transaction of the change and locks the files until
 * its end.
 */
export async function syncDocumentFiles(db: Db, sync: Sync): Promise<void> {
  const { use, recordId, userId, now, sharesUse = false } = sync;
  const requested = listRequestedFiles(sync);
  const before = new Set(await listRecordFiles(db, sync));
  const files = await lockFiles(db, [...requested.keys()], [...before]);
  const found = new Map(files.map((file) => [file.nano_id as string, file]));
  // Undoing a change, or resolving a conflict with one's own version, uses files again that the record has released
  // meanwhile.
  const isClaimable = (file: FileRow) =>
    file.use === null && (file.owner_id === userId || file.released_from === toReleaseMark(sync));
  // A file that the record used before is still its own while an earlier version of the record keeps it.
  const isOwn = (file: FileRow) => file.use === use && (sharesUse || file.record_id === recordId);
  refuseMissing(requested, found, (file) => before.has(file.id) || isClaimable(file) || isOwn(file));
  const claimed = files.filter(({ nano_id }) => requested.has(nano_id));
  await claimFiles(
    db,
    claimed.filter(isClaimable).map(({ id }) => id),
    { use, recordId: sharesUse ? null : recordId },
  );
  await replaceRecordFiles(
    db,
    { use, recordId },
    claimed.map(({ id, nano_id }) => ({ file_id: id, position: requested.get(nano_id)?.position ?? null })),
  );
  await releaseUnusedFiles(
    db,
    sync,
    files.filter(({ nano_id }) => !requested.has(nano_id)).map(({ id }) => id),
    now,
  );
}

/** Releases all files of a record that is deleted for good. */
export async function releaseDocumentFiles(db: Db, record: RecordRef, now: Date): Promise<void> {
  const ids = await listRecordFiles(db, record);
  await lockFiles(db, [], ids);
  await replaceRecordFiles(db, record, []);
  await releaseUnusedFiles(db, record, ids, now);
}
