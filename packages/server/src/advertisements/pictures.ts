import type { PictureNumber } from '@danji/contracts/commons/advertisement';
import type { NanoId } from '@danji/contracts/fields';
import { claimFile, releaseFile, storeImage } from '../commons/index.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { Platform } from '../platform/platform.ts';
import { type CreativeRow, pictureColumn, pictureIds } from './creative.ts';
import type { UploadedPictures } from './read-form.ts';

/** What the pictures are for. They are public: an advertisement is made to be seen. */
export const PICTURE_USE = 'advertisement';

/** Pictures in storage that no advertisement has yet. */
export type StoredPictures = Map<PictureNumber, NanoId>;

/**
 * Stores the pictures of a form outside any transaction, because that takes its time. They are temporary: what comes to
 * nothing is collected a day later.
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

/** A version with new pictures in place of its old ones and without the removed; the files now belong to the advertisement. */
export async function withPictures(
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

/** Lets the pictures go that no version uses any more. */
export async function releaseUnused(
  db: Db,
  before: readonly number[],
  after: (CreativeRow | undefined)[],
  now: Date,
): Promise<void> {
  const used = new Set(pictureIds(...after));
  for (const id of new Set(before)) if (!used.has(id)) await releaseFile(db, id, now);
}
