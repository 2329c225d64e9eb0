import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter.ts';
import type { Platform } from '../../platform/platform.ts';

/** Raised when the pictures are drawn in another way. */
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

/** Returns the version of a picture for its address: it changes with `card`, which is the content of the picture. */
export const toShareVersion = (card: object): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('base64url')
    .slice(0, 16);

export type SharePicture<Card extends object> = {
  /** Whose pictures wait for one another. */
  id: number;
  card: Card;
  /** The version in the address that was asked for. */
  asked: string | undefined;
};

/** Sends a picture, which is drawn once; a browser keeps it for good when `asked` is the version of its content. */
export async function sendSharePicture(
  platform: Platform,
  reply: FastifyReply,
  { id, card, asked, draw }: SharePicture<object> & { draw: () => Promise<Buffer> },
): Promise<Buffer> {
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
