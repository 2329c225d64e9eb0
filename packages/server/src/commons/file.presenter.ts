import type { StoredFile, StoredImage } from '@danji/contracts/commons/file';
import type { Platform } from '../platform/platform.ts';
import type { FileRow } from '../platform/storage/may-read-file.ts';
import { toFileUrl } from './file-url.ts';

/** A file as the wire has it; give it only to somebody who may read it. */
export const toStoredFile = (platform: Platform, row: FileRow, now: Date): StoredFile => ({
  id: row.id,
  nano_id: row.nano_id,
  name: row.name,
  size: row.size,
  file: toFileUrl(platform, row, now),
  is_temp: row.temp_since !== null,
});

export const toStoredImage = (
  platform: Platform,
  row: FileRow,
  now: Date,
  base64: string | null = null,
): StoredImage => ({
  ...toStoredFile(platform, row, now),
  thumbnail: toFileUrl(platform, row, now, 'thumb'),
  base64,
  width: row.width ?? 1,
  height: row.height ?? 1,
});
