import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter.ts';

/** Longest side of a stored image and of its thumbnail, px. */
const MAX_SIDE = 4096;
const THUMBNAIL_SIDE = 480;
/** Images with more pixels are refused before they are decoded. */
const MAX_PIXELS = 40_000_000;
/** A photo of 12 megapixels takes a core one second, 40 megapixels as AVIF four; more only on a crowded server. */
const MAX_SECONDS = 60;

// One image keeps one core busy.
sharp.concurrency(1);

/**
 * A core remains for requests, and of the four threads of Node, which also read files and resolve names, one. A waiting
 * image is held in memory, up to 10 MB; an attachments field sends three files at once.
 */
const processing = new ConcurrencyLimiter({
  total: Math.min(Math.max(1, availableParallelism() - 1), 3),
  waitingPerAccount: 4,
  waiting: 20,
  maxWaitMs: 15_000,
  messages: {
    own: '앞서 올린 이미지를 처리하고 있어요. 잠시 뒤 다시 올려 주세요.',
    others: '지금 처리하고 있는 이미지가 많아요. 잠시 뒤 다시 올려 주세요.',
  },
});

/** A processed image: upright, without metadata, in a format that every browser supports. */
export type ProcessedImage = {
  bytes: Buffer;
  mime: string;
  extension: string;
  width: number;
  height: number;
  thumbnail: Buffer;
};
export const THUMBNAIL_MIME = 'image/webp';

type Encoding = { mime: string; extension: string; toEncoded: (image: Sharp) => Sharp };
const WEBP: Encoding = { mime: 'image/webp', extension: 'webp', toEncoded: (image) => image.webp({ quality: 86 }) };
const ENCODINGS: Record<string, Encoding> = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg', toEncoded: (image) => image.jpeg({ quality: 86, mozjpeg: true }) },
  png: { mime: 'image/png', extension: 'png', toEncoded: (image) => image.png({ compressionLevel: 9 }) },
};

type UnreadableImageReason = 'broken' | 'too_many_pixels' | 'too_slow';

/** An image that cannot be processed, with the reason. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage';
  readonly reason: UnreadableImageReason;

  constructor(reason: UnreadableImageReason, options?: ErrorOptions) {
    super(`image refused: ${reason}`, options);
    this.reason = reason;
  }
}

async function encode(source: Buffer): Promise<ProcessedImage> {
  const { width, height, format } = await sharp(source, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new UnreadableImage('too_many_pixels');
  const { mime, extension, toEncoded } = ENCODINGS[format] ?? WEBP;
  // Of an animation only the first frame is decoded: forty small ones with hundreds of frames kept two cores busy for
  // 40 seconds.
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false } as const;
  const resize = (side: number) =>
    sharp(source, options)
      .timeout({ seconds: MAX_SECONDS })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await toEncoded(resize(MAX_SIDE)).toBuffer({ resolveWithObject: true });
  const thumbnail = await resize(THUMBNAIL_SIDE).webp({ quality: 80 }).toBuffer();
  return { bytes: data, mime, extension, width: info.width, height: info.height, thumbnail };
}

/** The library has no code for it. */
const isTimeout = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout:');

/**
 * Re-encodes an image of an account when its turn comes: rotated as its EXIF data says, stripped of metadata (also a
 * photo's location), at most 4096 px, of an animation the first frame. JPEG and PNG stay JPEG and PNG, others become
 * WebP. Throws `UnreadableImage` for broken images, decompression bombs, and those that take too long; and
 * `too_many_requests` or `unavailable` as `ConcurrencyLimiter`: one image of an account is processed at a time.
 */
export const processImage = (source: Buffer, accountId: number): Promise<ProcessedImage> =>
  processing.run(accountId, async () => {
    try {
      return await encode(source);
    } catch (error) {
      if (error instanceof UnreadableImage) throw error;
      throw new UnreadableImage(isTimeout(error) ? 'too_slow' : 'broken', { cause: error });
    }
  });
