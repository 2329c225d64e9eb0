import sharp from 'sharp';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertImage, type StoredImage, storeImageFile } from './file.service.ts';
import { processImage, type ProcessedImage } from './image-processing.ts';

type Drawing = {
  /** The drawing, an SVG of the project's own. */
  svg: string;
  /** Pixels per inch; a drawing of 72 has its own size. */
  density?: number;
  fileName: string;
  /** Account of the owner. */
  owner: number;
  use?: string;
};

/**
 * Drawings that are already encoded, which takes longer than all else about demo data. One drawing belongs to several
 * records, and a process may fill several databases.
 */
const encoded = new Map<string, Promise<ProcessedImage>>();

function encode({ svg, density = 72, owner }: Drawing): Promise<ProcessedImage> {
  const key = `${density} ${svg}`;
  const image =
    encoded.get(key) ??
    sharp(Buffer.from(svg), { density })
      .webp({ quality: 90, effort: 0 })
      .toBuffer()
      .then((buffer) => processImage(buffer, owner));
  encoded.set(key, image);
  return image;
}

/** Stores a drawing of the demo data as an upload of its owner, like `storeImage`. */
export const storeDemoDrawing = async (platform: Platform, db: Db, drawing: Drawing): Promise<StoredImage> =>
  insertImage(platform, db, await storeImageFile(platform, drawing.fileName, await encode(drawing)), drawing);
