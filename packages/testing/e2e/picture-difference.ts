import sharp from 'sharp';

/** The pixels of a picture, each as one number with red in its lowest byte. */
export interface Pixels {
  width: number;
  height: number;
  colours: Uint32Array;
}

export async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / Uint32Array.BYTES_PER_ELEMENT);
  return { width: info.width, height: info.height, colours };
}

/**
 * Reduces a picture to the few colours that are stored, which gives it a text's size. The palette depends on every
 * pixel: where one changes by a level, thousands can become another colour. So only a picture to be stored is reduced,
 * and what is compared with it is not.
 */
export const reduceColours = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).png({ palette: true, colours: 16, dither: 0, effort: 3, compressionLevel: 9 }).toBuffer();

const distance = (one: number, other: number): number =>
  Math.hypot(
    (one & 255) - (other & 255),
    ((one >> 8) & 255) - ((other >> 8) & 255),
    ((one >> 16) & 255) - ((other >> 16) & 255),
  );

/** The reduction gives a pixel a colour that is at most this much farther from it than the nearest of the palette. */
const MAX_DETOUR = 24;

/** The colours of a picture; neighbours mostly have the same one. */
function listPalette({ colours }: Pixels): number[] {
  const palette = new Set<number>();
  for (let at = 0; at < colours.length; at += 1)
    if (at === 0 || colours[at] !== colours[at - 1]) palette.add(colours[at] ?? 0);
  return [...palette];
}

/**
 * Lists the pixels, by index, that the reduction would not have given the stored colour: another colour of the stored
 * palette is nearer.
 */
export function listOtherPixels(taken: Pixels, stored: Pixels): number[] {
  const palette = listPalette(stored);
  const nearest = new Map<number, number>();
  const distanceToPalette = (colour: number): number => {
    const found = nearest.get(colour) ?? Math.min(...palette.map((other) => distance(colour, other)));
    nearest.set(colour, found);
    return found;
  };
  const others: number[] = [];
  // Areas have pairs of one colour for another, so most pixels have the pair of the one before.
  let colour = -1;
  let expected = -1;
  let isOther = false;
  for (let at = 0; at < taken.colours.length; at += 1) {
    if (taken.colours[at] !== colour || stored.colours[at] !== expected) {
      colour = taken.colours[at] ?? 0;
      expected = stored.colours[at] ?? 0;
      const detour = distance(colour, expected);
      isOther = detour > MAX_DETOUR && detour - distanceToPalette(colour) > MAX_DETOUR;
    }
    if (isOther) others.push(at);
  }
  return others;
}

/** Shorter runs of one colour belong to characters and rounded corners. */
const MIN_RUN = 8;
/** Pixels of a colour that count as an area of the page. */
const AREA = 400;

/** Colours (`rrggbb`) and their number of pixels. */
export type Areas = Map<string, number>;

const toHex = (colour: number): string =>
  [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255].map((part) => part.toString(16).padStart(2, '0')).join('');

/** Counts the pixels of each colour that fills areas, before the reduction, which draws similar colours together. */
export function measureAreas({ colours }: Pixels): Areas {
  const counts = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= colours.length; at += 1) {
    if (colours[at] === colours[start]) continue;
    const colour = colours[start] ?? 0;
    if (at - start >= MIN_RUN) counts.set(colour, (counts.get(colour) ?? 0) + at - start);
    start = at;
  }
  const large = [...counts].filter(([, count]) => count >= AREA / 2).toSorted(([, one], [, other]) => other - one);
  return new Map(large.map(([colour, count]) => [toHex(colour), count]));
}

/** Lists the colours of areas that are on one of the pictures only, or at most half as large on the other. */
export function listOtherAreas(taken: Areas, stored: Areas): string[] {
  return [...new Set([...stored.keys(), ...taken.keys()])].flatMap((colour) => {
    const [now, before] = [taken.get(colour) ?? 0, stored.get(colour) ?? 0];
    if (Math.max(now, before) < AREA || Math.min(now, before) * 2 >= Math.max(now, before)) return [];
    return [`#${colour}: ${now} pixels instead of ${before}`];
  });
}

export const formatAreas = (areas: Areas): string =>
  [...areas].map(([colour, count]) => `${colour} ${count}\n`).join('');

export const parseAreas = (text: string): Areas =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, 6), Number(line.slice(7))]),
  );

/** The stored picture in grey, with some pixels in red. */
export function markPixels({ width, height, colours }: Pixels, marked: readonly number[]): Promise<Buffer> {
  const data = Buffer.from(colours.buffer, colours.byteOffset, colours.byteLength);
  const red = Buffer.alloc(width * height * 4);
  for (const index of marked) red.writeUInt32LE(0xff_00_00_ff, index * 4);
  const raw = { width, height, channels: 4 } as const;
  return sharp(data, { raw })
    .grayscale()
    .toColourspace('srgb')
    .composite([{ input: red, raw }])
    .png()
    .toBuffer();
}
