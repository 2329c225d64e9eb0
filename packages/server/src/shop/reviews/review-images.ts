import type { NanoId } from '@danji/contracts/fields';
import type { Db } from '../../platform/database/open-database.ts';
import { claimFile, releaseFile } from '../../site/files/index.ts';
import { insertImages } from './review.repository.ts';

/** The use of the pictures of reviews. They are public, as the reviews are. */
export const REVIEW_FILE_USE = 'product_review';

/** Gives a new review its stored pictures, in their order. */
export async function attachImages(
  db: Db,
  reviewId: number,
  userId: number,
  pictures: readonly NanoId[],
): Promise<void> {
  const files: number[] = [];
  for (const picture of pictures) files.push((await claimFile(db, picture, userId, REVIEW_FILE_USE, reviewId)).id);
  await insertImages(db, reviewId, files);
}

/** Releases the files of pictures that no review shows any more. */
export async function releaseImages(db: Db, files: readonly number[], now: Date): Promise<void> {
  for (const file of files) await releaseFile(db, file, now);
}
