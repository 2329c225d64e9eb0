import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NanoId } from '@danji/contracts/fields';
import { formatNumber } from '@danji/contracts/format/number';
import { formatStars } from '@danji/contracts/format/stars';
import sharp, { type OverlayOptions } from 'sharp';

/** What the picture of a page says. */
export type ShareCard = {
  title: string;
  name: string;
  /** What it does: the name of a category. */
  sector: string;
  regions: string;
  /** The displayed stars and how many have given them; nothing where the vendor does not show them. */
  rating: { stars: number; reviews: number } | null;
  /** The company whose picture is shown, and the address of that picture, which changes with it. */
  company: { nano_id: NanoId; thumbnail_image_url: string | null } | null;
};

/** Sizes of the picture, px: what other sites ask for (Open Graph). */
const [WIDTH, HEIGHT] = [1200, 630];
const PHOTO = 480;
const EDGE = 72;
const TEXT = WIDTH - PHOTO - EDGE - 56;

const COLORS = { title: '#191f28', text: '#4b5666', brand: '#1c5fe0', pale: '#e6effe', star: '#f7b71d', bg: '#ffffff' };
/** The lighter the more characters: a title has 60 at most. */
const TITLE_SIZES = [
  { characters: 16, size: 60 },
  { characters: 32, size: 50 },
  { characters: Number.POSITIVE_INFINITY, size: 42 },
];
const NAME_CHARACTERS = 14;

const fonts = join(
  dirname(fileURLToPath(import.meta.resolve('pretendard/package.json'))),
  'dist/public/static/alternative',
);
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? character);

/** Korean is broken between words, where they fit into a line. */
const keepWords = (text: string): string => text.replaceAll(/(?<=\S)(?=\S)/gu, '\u2060');

type Style = { size: number; weight: 'Bold' | 'Medium'; color: string };
type Layer = { input: Buffer; width: number; height: number };

/** Draws words, broken into lines where they do not fit. */
async function drawText(words: string, { size, weight, color }: Style): Promise<Layer> {
  const { data: input, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escape(keepWords(words))}</span>`,
      font: `Pretendard ${weight} ${size}`,
      fontfile: join(fonts, `Pretendard-${weight}.ttf`),
      rgba: true,
      dpi: 72,
      width: TEXT,
      wrap: 'word-char',
      spacing: Math.round(size * 0.2),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input, width: info.width, height: info.height };
}

/** The three buildings of our logo on a field of 28 × 28. */
const toLogo = (fill: string): string =>
  `<g fill="${fill}"><rect x="2" y="11" width="7" height="14" rx="2" opacity=".62"/><rect x="10.5" y="3" width="7" height="22" rx="2"/><rect x="19" y="8" width="7" height="17" rx="2" opacity=".8"/></g>`;
const toSvg = (width: number, height: number, content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

const STAR = 'M18 1.5l5.1 10.4 11.4 1.7-8.2 8 1.9 11.4L18 27.6 7.8 33l1.9-11.4-8.2-8 11.4-1.7z';

/** Stars as they are displayed everywhere, with the number of evaluations. */
async function drawRating({ stars, reviews }: { stars: number; reviews: number }, top: number) {
  const said = stars > 0 ? `${formatStars(stars)} · 평가 ${formatNumber(reviews)}건` : formatStars(stars);
  const { input } = await drawText(said, { size: 34, weight: 'Bold', color: COLORS.title });
  const star = toSvg(36, 36, `<path d="${STAR}" fill="${COLORS.star}"/>`);
  return [
    { input: star, left: EDGE, top },
    { input, left: EDGE + 50, top: top + 2 },
  ];
}

/** What a company does, in a rounded field. */
async function drawSector(sector: string, top: number): Promise<OverlayOptions[]> {
  const { input, width, height } = await drawText(sector, { size: 28, weight: 'Bold', color: COLORS.brand });
  const [wide, high] = [width + 36, height + 24];
  return [
    {
      input: toSvg(wide, high, `<rect width="${wide}" height="${high}" rx="12" fill="${COLORS.pale}"/>`),
      left: EDGE,
      top,
    },
    { input, left: EDGE + 18, top: top + 12 },
  ];
}

/** The picture of the company to the right, or our own. */
const drawPhoto = (photo: Buffer | undefined): Promise<Buffer> =>
  photo
    ? sharp(photo).rotate().flatten({ background: COLORS.bg }).resize(PHOTO, HEIGHT, { fit: 'cover' }).png().toBuffer()
    : sharp(
        toSvg(
          PHOTO,
          HEIGHT,
          `<rect width="${PHOTO}" height="${HEIGHT}" fill="${COLORS.pale}"/><g transform="translate(128 203) scale(8)">${toLogo(COLORS.brand)}</g>`,
        ),
      )
        .png()
        .toBuffer();

const cut = (text: string, characters: number): string =>
  [...text].length > characters ? `${[...text].slice(0, characters - 1).join('')}…` : text;

/** Draws the picture that other sites show with a link to the page of a company or a brand. */
export async function drawShareCard(card: ShareCard, photo: Buffer | undefined): Promise<Buffer> {
  const { title, name, sector, regions, rating } = card;
  const size = TITLE_SIZES.find(({ characters }) => [...title].length <= characters)?.size ?? 42;
  const heading = await drawText(title, { size, weight: 'Bold', color: COLORS.title });
  const about = [title === name ? '' : cut(name, NAME_CHARACTERS), cut(regions, NAME_CHARACTERS)].filter(Boolean);
  const [titleTop, bottom] = [sector ? 224 : 160, HEIGHT - EDGE - 36];
  const word = await drawText('단지', { size: 34, weight: 'Bold', color: COLORS.title });
  const layers: OverlayOptions[] = [
    { input: await drawPhoto(photo), left: WIDTH - PHOTO, top: 0 },
    { input: toSvg(46, 46, `<g transform="scale(1.64)">${toLogo(COLORS.brand)}</g>`), left: EDGE - 4, top: 58 },
    { input: word.input, left: EDGE + 52, top: 66 },
    ...(sector ? await drawSector(cut(sector, NAME_CHARACTERS), 136) : []),
    { input: heading.input, left: EDGE, top: titleTop },
    ...(rating ? await drawRating(rating, bottom) : []),
  ];
  if (about.length > 0) {
    const line = await drawText(about.join(' · '), { size: 28, weight: 'Medium', color: COLORS.text });
    const top = titleTop + heading.height + 26;
    // A title of many lines leaves no room between itself and the stars.
    if (top + line.height <= bottom - 12) layers.push({ input: line.input, left: EDGE, top });
  }
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLORS.bg } })
    .composite(layers)
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}
