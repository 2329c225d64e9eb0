import { randomUUID } from 'node:crypto';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPictures, replacePictures } from './document-pictures.ts';
import type { FileRow } from './file-read-policy.ts';
import { listFilesById } from './file.repository.ts';
import { insertUploads, openStoredObject, removeUploads, type StoredUpload } from './file.service.ts';
import { THUMBNAIL_MIME } from './image-processing.ts';
import type { RecordRef } from './record-file.repository.ts';
import { checkUploadQuota } from './upload-quota.ts';

/** The document of a record that is copied; the copies of its pictures are uploads of `owner`. */
type CopiedDocument = RecordRef & { document: RichDocument; owner: number; now: Date };

async function copyBytes(
  platform: Platform,
  { name, size, mime, width, height, ...keys }: FileRow,
): Promise<StoredUpload> {
  const storage_key = randomUUID();
  const thumbnail_key = keys.thumbnail_key === null ? null : `${storage_key}.thumb`;
  await platform.files.putStream(storage_key, await openStoredObject(platform, keys.storage_key), mime);
  if (keys.thumbnail_key !== null && thumbnail_key !== null)
    await platform.files.putStream(thumbnail_key, await openStoredObject(platform, keys.thumbnail_key), THUMBNAIL_MIME);
  return { name, size, mime, width, height, storage_key, thumbnail_key };
}

/**
 * Copies the pictures that a record shows in its document, because a file belongs to one record. `write` runs the
 * transaction that stores the copy: `insert` writes the rows of the files in it, and resolves to the document with them. The
 * bytes are stored before, and removed when it fails. Throws `daily_upload_limit` or `storage_full`.
 */
export async function withCopiedPictures<T>(
  platform: Platform,
  db: Db,
  { use, recordId, document, owner, now }: CopiedDocument,
  write: (insert: (db: Db) => Promise<RichDocument>) => Promise<T>,
): Promise<T> {
  const ids = [...new Set(listPictures(document).map(({ fileId }) => fileId))];
  const shown = ids.length === 0 ? [] : await listFilesById(db, ids);
  const originals = shown.filter((file) => file.use === use && file.record_id === recordId);
  if (originals.length > 0) await checkUploadQuota(db, owner, now);
  const uploads: StoredUpload[] = [];
  try {
    for (const file of originals) uploads.push(await copyBytes(platform, file));
    return await write(async (db) => {
      const rows = await insertUploads(db, uploads, { owner, now, temporary: true });
      return replacePictures(
        document,
        new Map(originals.map(({ nano_id }, at) => [nano_id as string, rows[at]?.nano_id as string])),
      );
    });
  } catch (error) {
    await removeUploads(platform, uploads);
    throw error;
  }
}
