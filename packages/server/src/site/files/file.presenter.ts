import { UserType } from '@danji/contracts/codes/user-codes';
import type { StoredFile, StoredImage } from '@danji/contracts/site/file';
import type { PersonRef } from '@danji/contracts/accounts/user';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileRow } from './file-read-policy.ts';
import { listOwners } from './file-owner.repository.ts';
import { toFileUrl } from './file-url.ts';
import { namesUploader } from './file-use.ts';

type Reader = Principal | null;

/**
 * Finds the uploaders that the reader may see. Visitors learn none, and members none of files that everybody may read, of
 * uses that keep it from them, and no operator; one's own uploads, and everything that operators read, show the uploader.
 * Only name, picture and ids are included, never an e-mail address or phone number.
 */
async function findNamedOwners(
  platform: Platform,
  db: Db,
  rows: readonly FileRow[],
  reader: Reader,
): Promise<(row: FileRow) => PersonRef | null> {
  const isOwnerVisible = (row: FileRow) =>
    reader !== null && (isStaff(reader) || row.owner_id === reader.id || namesUploader(platform, row));
  const owners = await listOwners(db, [...new Set(rows.filter(isOwnerVisible).map((row) => row.owner_id))]);
  return (row) => {
    const owner = isOwnerVisible(row) ? owners.get(row.owner_id) : undefined;
    if (!owner) return null;
    const { user_type, ...person } = owner;
    return user_type === UserType.STAFF && !isStaff(reader) ? null : person;
  };
}

const toStoredFile = (platform: Platform, row: FileRow, user: PersonRef | null, now: Date): StoredFile => ({
  id: row.id,
  nano_id: row.nano_id,
  user,
  name: row.name,
  size: row.size,
  file: toFileUrl(platform, row, now),
  is_temp: row.temp_since !== null,
});

/** Presents files; call it only for a reader who may read them. */
export async function toStoredFiles(
  platform: Platform,
  db: Db,
  rows: readonly FileRow[],
  reader: Reader,
  now: Date,
): Promise<StoredFile[]> {
  const ownerOf = await findNamedOwners(platform, db, rows, reader);
  return rows.map((row) => toStoredFile(platform, row, ownerOf(row), now));
}

/** Presents images in the same way; `base64` is called for each of them. */
export async function toStoredImages(
  platform: Platform,
  db: Db,
  rows: readonly FileRow[],
  reader: Reader,
  now: Date,
  toBase64: (row: FileRow) => Promise<string | null> = async () => null,
): Promise<StoredImage[]> {
  const ownerOf = await findNamedOwners(platform, db, rows, reader);
  const images: StoredImage[] = [];
  for (const row of rows)
    images.push({
      ...toStoredFile(platform, row, ownerOf(row), now),
      thumbnail: toFileUrl(platform, row, now, 'thumb'),
      base64: await toBase64(row),
      width: row.width ?? 1,
      height: row.height ?? 1,
    });
  return images;
}
