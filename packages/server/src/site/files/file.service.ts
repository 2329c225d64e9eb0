import { ATTACHMENT_KINDS } from '@danji/contracts/site/attachment-kinds';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { NanoId } from '@danji/contracts/fields';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { newNanoId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { FileRow } from './file-read-policy.ts';
import { clearFileUse, findFile, insertFile, updateFileUse } from './file.repository.ts';
import { type FileKind, findFileKind } from './file-kind.ts';
import { toFileName } from './file-name.ts';
import { toFileUrl } from './file-url.ts';
import { requireUse } from './file-use.ts';
import { processImage, type ProcessedImage, THUMBNAIL_MIME, UnreadableImage } from './image-processing.ts';
import { checkUploadQuota, takeUploadQuota } from './upload-quota.ts';

/** A file whose bytes are in storage, before its row is written. */
export type StoredUpload = Pick<
  FileRow,
  'name' | 'size' | 'mime' | 'width' | 'height' | 'storage_key' | 'thumbnail_key'
>;
type Upload = { buffer: Buffer; fileName: string | undefined; owner: number };

const refused = (name: string, explanation: string, field: string) =>
  new ProblemError('unsupported_file', {
    title: `'${name}' ${explanation}`,
    fields: { [field]: `'${name}' ${explanation}` },
  });

const REASONS = {
  broken: '이미지를 열 수 없어요. 다른 파일로 올려 주세요.',
  too_many_pixels: '이미지는 너무 커요. 크기를 줄여서 올려 주세요.',
  too_slow: '이미지를 처리하는 데 너무 오래 걸려요. 크기를 줄여서 올려 주세요.',
} as const;

async function readImage({ buffer, owner }: Upload, name: string, field: string): Promise<ProcessedImage> {
  try {
    return await processImage(buffer, owner);
  } catch (error) {
    if (error instanceof UnreadableImage) throw refused(name, REASONS[error.reason], field);
    throw error;
  }
}

/** Stores the bytes of a processed image. */
export async function storeImageFile({ files }: Platform, name: string, image: ProcessedImage): Promise<StoredUpload> {
  const storage_key = randomUUID();
  const thumbnail_key = `${storage_key}.thumb`;
  await Promise.all([
    files.put(storage_key, image.bytes, image.mime),
    files.put(thumbnail_key, image.thumbnail, THUMBNAIL_MIME),
  ]);
  const { width, height, mime } = image;
  return {
    name: `${name.replace(/\.[^.]+$/, '')}.${image.extension}`,
    size: image.bytes.length,
    mime,
    width,
    height,
    storage_key,
    thumbnail_key,
  };
}

async function storeDocumentFile(
  { files }: Platform,
  name: string,
  buffer: Buffer,
  { mime }: FileKind,
): Promise<StoredUpload> {
  const storage_key = randomUUID();
  await files.put(storage_key, buffer, mime);
  return { name, size: buffer.length, mime, width: null, height: null, storage_key, thumbnail_key: null };
}

/**
 * Validates an upload by its content and stores its bytes. `field` is the form field that an error names. Throws
 * `unsupported_file` for a kind that may not be stored, a disguised, broken or oversized picture, and with `only` for
 * anything else; `too_many_requests` or `unavailable` when the turn of a picture did not come.
 */
export async function storeUpload(
  platform: Platform,
  upload: Upload,
  field: string,
  only?: 'image' | 'image_or_pdf',
): Promise<StoredUpload> {
  const { buffer, fileName } = upload;
  const name = toFileName(fileName);
  if (buffer.length === 0) throw refused(name, '파일이 비어 있어요.', field);
  const kind = findFileKind(buffer, name);
  const isPdf = only === 'image_or_pdf' && kind?.mime === 'application/pdf';
  if (only && !kind?.image && !isPdf)
    throw refused(
      name,
      `파일은 올릴 수 없어요. ${only === 'image' ? '' : 'PDF나 '}JPG, PNG, WEBP, GIF 이미지를 올려 주세요.`,
      field,
    );
  if (!kind) throw refused(name, `파일은 올릴 수 없는 형식이에요. ${ATTACHMENT_KINDS} 파일만 올릴 수 있어요.`, field);
  return kind.image
    ? storeImageFile(platform, name, await readImage(upload, name, field))
    : storeDocumentFile(platform, name, buffer, kind);
}

/** Removes stored bytes whose row was not written. */
export const removeUploads = (
  platform: Platform,
  upload: readonly Pick<FileRow, 'storage_key' | 'thumbnail_key'>[],
): Promise<void> =>
  platform.files.remove(
    upload.flatMap(({ storage_key, thumbnail_key }) => (thumbnail_key ? [storage_key, thumbnail_key] : [storage_key])),
  );

type Uploader = { owner: number; now: Date; temporary: boolean; use?: string | null };

/**
 * Inserts the rows of stored uploads, all or none. This is the only way to a row, so every file counts in the limits of
 * its account: throws `daily_upload_limit` or `storage_full` above one.
 */
export const insertUploads = (
  db: Db,
  uploads: readonly StoredUpload[],
  { owner, now, temporary, use = null }: Uploader,
): Promise<FileRow[]> =>
  transaction(db, async (db) => {
    await takeUploadQuota(
      db,
      owner,
      now,
      uploads.map(({ size }) => size),
    );
    const rows: FileRow[] = [];
    for (const upload of uploads)
      rows.push(
        await insertFile(db, {
          ...upload,
          nano_id: newNanoId(),
          owner_id: owner,
          use,
          record_id: null,
          temp_since: temporary ? now : null,
          created: now,
        }),
      );
    return rows;
  });

export type NewImage = {
  buffer: Buffer;
  fileName: string | undefined;
  owner: number;
  use?: string;
  field?: string;
  only?: 'image' | 'image_or_pdf';
};

export type StoredImage = { id: number; nano_id: NanoId; url: string };

/** Inserts the row of a stored image: with `use` it belongs to that use at once, otherwise it is temporary. */
export async function insertImage(
  platform: Platform,
  db: Db,
  upload: StoredUpload,
  { owner, use }: Pick<NewImage, 'owner' | 'use'>,
): Promise<StoredImage> {
  const now = platform.clock.now();
  const [row] = await insertUploads(db, [upload], { owner, now, temporary: use === undefined, use: use ?? null });
  if (!row) throw new Error('The row of a stored image was not inserted.');
  return { id: row.id, nano_id: row.nano_id, url: toFileUrl(platform, row, now) };
}

/**
 * Stores one image: re-encoded, upright, with a thumbnail; with `only: 'image_or_pdf'` a PDF as it is. With `use` it belongs to that use at once; otherwise it is
 * temporary until `claimFile`. When the caller's transaction fails, the bytes are collected a day later. Throws what
 * `storeUpload` and `insertUploads` throw.
 */
export async function storeImage(
  platform: Platform,
  db: Db,
  { buffer, fileName, owner, use, field = 'image', only = 'image' }: NewImage,
): Promise<StoredImage> {
  if (use !== undefined) requireUse(platform, use);
  await checkUploadQuota(db, owner, platform.clock.now());
  const upload = await storeUpload(platform, { buffer, fileName, owner }, field, only);
  return insertImage(platform, db, upload, { owner, ...(use !== undefined && { use }) });
}

/**
 * Assigns a file that its owner uploaded to a record: it is no longer temporary, and everybody who may read the record
 * may read it. Throws `not_found` for a file of another account or another record.
 */
export async function claimFile(
  db: Db,
  nanoId: NanoId,
  userId: number,
  use: string,
  recordId: number | null = null,
): Promise<FileRow> {
  const row = await updateFileUse(db, nanoId, userId, use, recordId);
  if (!row) throw new ProblemError('not_found', { title: '올린 파일을 찾을 수 없어요. 파일을 다시 올려 주세요.' });
  return row;
}

/** Releases a file from its record (a replaced picture); it is collected a day later. */
export const releaseFile = (db: Db, fileId: number, now: Date): Promise<void> => clearFileUse(db, fileId, now);

/** Returns a file by its public id; throws `not_found`. */
export async function getFile(db: Db, nanoId: string): Promise<FileRow> {
  const row = await findFile(db, nanoId);
  if (!row) throw new ProblemError('not_found', { title: '파일이 없어요. 지워졌거나 주소가 바뀌었을 수 있어요.' });
  return row;
}

/** Opens the bytes of a row. Throws when storage has lost them. */
export async function openStoredObject(platform: Platform, key: string): Promise<Readable> {
  const bytes = await platform.files.open(key);
  if (!bytes) throw new Error(`The bytes of the stored object ${key} are missing.`);
  return bytes;
}
