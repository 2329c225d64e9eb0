import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawResultCard, type ResultCard } from './draw-result-card.ts';
import { drawShareCard, type ShareCard } from './draw-share-card.ts';

/** Raised when the picture is drawn in another way. */
const DRAWING = 1;
const MESSAGE = '그림을 그리고 있어요. 잠시 뒤 다시 열어 주세요.';
/** A picture takes a core a tenth of a second, and each is drawn once. */
const drawing = new ConcurrencyLimiter({
  total: 1,
  waitingPerAccount: 20,
  waiting: 20,
  maxWaitMs: 10_000,
  messages: { own: MESSAGE, others: MESSAGE },
});

/** What the address of a picture says of its content: it changes with what is shown. */
export const toShareVersion = (card: ShareCard | ResultCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('base64url')
    .slice(0, 16);

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

type Asked<Card> = {
  /** Whose pictures wait for one another. */
  id: number;
  card: Card;
  /** The version in the address that was asked for. */
  asked: string | undefined;
};
type Drawn = Asked<ShareCard | ResultCard> & { draw: () => Promise<Buffer> };

/** Sends a picture, which is drawn once; a browser keeps it for good when `asked` is the version of its content. */
async function send(platform: Platform, reply: FastifyReply, { id, card, asked, draw }: Drawn): Promise<Buffer> {
  const version = toShareVersion(card);
  // No record holds the bytes, so that the nightly collection of orphans empties this cache.
  const key = `share-picture-${version}`;
  const bytes = await drawing.run(id, async () => {
    const stored = await platform.files.open(key);
    if (stored) return buffer(stored);
    const drawn = await draw();
    await platform.files.put(key, drawn, 'image/jpeg');
    return drawn;
  });
  void reply
    .type('image/jpeg')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('cache-control', asked === version ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
  return bytes;
}

/** Sends the share picture of a company or a brand. */
export const sharePictureOf = (platform: Platform, reply: FastifyReply, asked: Asked<ShareCard>): Promise<Buffer> =>
  send(platform, reply, {
    ...asked,
    draw: async () => drawShareCard(asked.card, await readPhoto(platform, asked.card.company)),
  });

/** Sends the share picture of the result of a notice. */
export const resultPictureOf = (platform: Platform, reply: FastifyReply, asked: Asked<ResultCard>): Promise<Buffer> =>
  send(platform, reply, { ...asked, draw: () => drawResultCard(asked.card) });
