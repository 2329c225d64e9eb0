import sharp, { type Sharp } from 'sharp';

/** Longest side of a stored image and of its thumbnail, px. */
const MAX_SIDE = 4096;
const THUMBNAIL_SIDE = 480;
/** Images with more pixels, all frames of an animation together, are refused before they are decoded. */
const MAX_PIXELS = 40_000_000;

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

type Encoding = { mime: string; extension: string; encode: (image: Sharp) => Sharp };
const WEBP: Encoding = { mime: 'image/webp', extension: 'webp', encode: (image) => image.webp({ quality: 86 }) };
const ENCODINGS: Record<string, Encoding> = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg', encode: (image) => image.jpeg({ quality: 86, mozjpeg: true }) },
  png: { mime: 'image/png', extension: 'png', encode: (image) => image.png({ compressionLevel: 9 }) },
};

/** An image that cannot be processed, with the reason. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage';
  readonly reason: 'broken' | 'too_many_pixels';

  constructor(reason: 'broken' | 'too_many_pixels', options?: ErrorOptions) {
    super(`image refused: ${reason}`, options);
    this.reason = reason;
  }
}

/**
 * Re-encodes an image: rotated as its EXIF data says, stripped of metadata (also a photo's location), at most 4096 px.
 * JPEG and PNG stay JPEG and PNG, others become WebP. Throws `UnreadableImage` for broken images and decompression
 * bombs.
 */
export async function processImage(source: Buffer): Promise<ProcessedImage> {
  try {
    const meta = await sharp(source, { limitInputPixels: false }).metadata();
    const frames = meta.pages ?? 1;
    if (meta.width * meta.height * frames > MAX_PIXELS) throw new UnreadableImage('too_many_pixels');
    const { mime, extension, encode } = ENCODINGS[meta.format] ?? WEBP;
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
    const upright = sharp(source, { ...options, animated: frames > 1 })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await encode(upright).toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(source, options)
      .rotate()
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    return { bytes: data, mime, extension, width: info.width, height: info.pageHeight ?? info.height, thumbnail };
  } catch (error) {
    if (error instanceof UnreadableImage) throw error;
    throw new UnreadableImage('broken', { cause: error });
  }
}
