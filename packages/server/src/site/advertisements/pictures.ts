import type { PictureNumber } from '@danji/contracts/site/picture-numbers';
import type { NanoId } from '@danji/contracts/fields';
import { claimFile, releaseFile, storeImage } from '../files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CreativeRow, pictureColumn, pictureIds } from './creative.ts';
import type { UploadedPictures } from './advertisement-form.ts';

/** The use of the pictures. They are public, because an advertisement is made to be seen. */
export const PICTURE_USE = 'advertisement';

/** Stored pictures that do not belong to an advertisement yet. */
export type StoredPictures = Map<PictureNumber, NanoId>;

/**
 * Stores the pictures of a form outside any transaction, because that takes time. They are temporary: unused ones are
 * collected a day later.
 */
export async function storePictures(
  { platform, owner }: { platform: Platform; owner: number },
  uploaded: UploadedPictures,
): Promise<StoredPictures> {
  const stored: StoredPictures = new Map();
  for (const [number, { buffer, fileName }] of uploaded)
    stored.set(
      number,
      (await storeImage(platform, platform.db, { buffer, fileName, owner, field: `image${number}` })).nano_id,
    );
  return stored;
}

type Claim = { advertisementId: number; uploader: number; removed?: readonly number[] | undefined };

/**
 * Returns the version with new pictures replacing old ones and without the removed ones; the files now belong to the
 * advertisement.
 */
export async function replacePictures(
  db: Db,
  base: CreativeRow,
  stored: StoredPictures,
  { advertisementId, uploader, removed = [] }: Claim,
): Promise<CreativeRow> {
  const next = { ...base };
  for (const number of removed) next[pictureColumn(number as PictureNumber)] = null;
  for (const [number, nanoId] of stored)
    next[pictureColumn(number)] = (await claimFile(db, nanoId, uploader, PICTURE_USE, advertisementId)).id;
  return next;
}

/** Releases the pictures that no version uses any more. */
export async function releaseUnusedPictures(
  db: Db,
  before: readonly number[],
  after: (CreativeRow | undefined)[],
  now: Date,
): Promise<void> {
  const used = new Set(pictureIds(...after));
  for (const id of new Set(before)) if (!used.has(id)) await releaseFile(db, id, now);
}
