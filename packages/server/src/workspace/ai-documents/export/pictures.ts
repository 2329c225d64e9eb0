import { buffer } from 'node:stream/consumers';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { NanoId } from '@danji/contracts/fields';
import sharp from 'sharp';
import { listPictures } from '../../../site/files/index.ts';
import type { Db } from '../../../platform/database/open-database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { AI_DOCUMENT_FILE_USE } from '../ai-document.repository.ts';

/** A picture in a form that both formats accept. Sizes in px. */
type Picture = { bytes: Buffer; width: number; height: number };
export type Pictures = ReadonlyMap<string, Picture>;

/** Enough for a printed page; larger pictures are scaled down. */
const MAX_WIDTH = 1400;
const QUALITY = 85;
const MAX_PICTURES = 60;

async function toJpeg(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * Loads the pictures of a document by public id; only the document's own files. A picture whose bytes cannot be read is
 * left out.
 */
export async function loadPictures(
  { files, log }: Platform,
  db: Db,
  id: number,
  document: RichDocument,
): Promise<Pictures> {
  const fileIds = [...new Set(listPictures(document).map(({ fileId }) => fileId))].slice(0, MAX_PICTURES);
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('stored_file')
    .select(['nano_id', 'storage_key'])
    .where('use', '=', AI_DOCUMENT_FILE_USE)
    .where('record_id', '=', id)
    .where('nano_id', 'in', fileIds as NanoId[])
    .execute();
  const found = new Map<string, Picture>();
  for (const { nano_id, storage_key } of rows) {
    try {
      const bytes = await files.open(storage_key);
      if (bytes) found.set(nano_id, await toJpeg(await buffer(bytes)));
    } catch (error) {
      log.warn({ err: error, file: nano_id }, 'a picture could not be put into a document');
    }
  }
  return found;
}
