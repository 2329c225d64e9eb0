import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { sendSharePicture, type SharePicture } from '../../site/share-pictures/index.ts';
import { drawResultCard, type ResultCard } from './draw-result-card.ts';
import { drawShareCard, type ShareCard } from './draw-share-card.ts';

/** Reads the picture of a company; nothing when it has none or its bytes cannot be read. */
async function readPhoto({ db, files, log }: Platform, company: ShareCard['company']): Promise<Buffer | undefined> {
  if (!company) return undefined;
  const row = await db
    .selectFrom('company_item as item')
    .innerJoin('stored_file as picture', 'picture.nano_id', 'item.thumbnail_image_id')
    .where('item.nano_id', '=', company.nano_id)
    .select('picture.storage_key')
    .executeTakeFirst();
  if (!row) return undefined;
  try {
    const bytes = await files.open(row.storage_key);
    return bytes && (await buffer(bytes));
  } catch (error) {
    log.warn({ err: error, company: company.nano_id }, 'a picture could not be put into a share picture');
    return undefined;
  }
}

/** Sends the share picture of a company or a brand. */
export const sharePictureOf = (
  platform: Platform,
  reply: FastifyReply,
  picture: SharePicture<ShareCard>,
): Promise<Buffer> =>
  sendSharePicture(platform, reply, {
    ...picture,
    draw: async () => drawShareCard(picture.card, await readPhoto(platform, picture.card.company)),
  });

/** Sends the share picture of the result of a notice. */
export const resultPictureOf = (
  platform: Platform,
  reply: FastifyReply,
  picture: SharePicture<ResultCard>,
): Promise<Buffer> => sendSharePicture(platform, reply, { ...picture, draw: () => drawResultCard(picture.card) });
