import type { NanoId } from '@danji/contracts/fields';
import { formatNumber } from '@danji/contracts/format/number';
import { formatStars } from '@danji/contracts/format/stars';
import sharp, { type OverlayOptions } from 'sharp';
import {
  COLORS,
  composePicture,
  cut,
  drawLabel,
  drawMark,
  drawText,
  EDGE,
  HEIGHT,
  toLogo,
  toSvg,
  WIDTH,
} from '../../site/share-pictures/index.ts';

/** The content of the picture of a page. */
export type ShareCard = {
  title: string;
  name: string;
  /** Its line of business: the name of a category. */
  sector: string;
  regions: string;
  /** The displayed stars and how many have given them; nothing where the vendor does not show them. */
  rating: { stars: number; reviews: number } | null;
  /** The company whose picture is shown, and the address of that picture, which changes with it. */
  company: { nano_id: NanoId; thumbnail_image_url: string | null } | null;
};

const PHOTO = 480;
const TEXT = WIDTH - PHOTO - EDGE - 56;

/** The lighter the more characters: a title has 60 at most. */
const TITLE_SIZES = [
  { characters: 16, size: 60 },
  { characters: 32, size: 50 },
  { characters: Number.POSITIVE_INFINITY, size: 42 },
];
const NAME_CHARACTERS = 14;

const STAR = 'M18 1.5l5.1 10.4 11.4 1.7-8.2 8 1.9 11.4L18 27.6 7.8 33l1.9-11.4-8.2-8 11.4-1.7z';

/** Stars as they are displayed everywhere, with the number of evaluations. */
async function drawRating({ stars, reviews }: { stars: number; reviews: number }, top: number) {
  const said = stars > 0 ? `${formatStars(stars)} · 평가 ${formatNumber(reviews)}건` : formatStars(stars);
  const { input } = await drawText(said, { size: 34, weight: 'Bold', color: COLORS.title, width: TEXT });
  const star = toSvg(36, 36, `<path d="${STAR}" fill="${COLORS.star}"/>`);
  return [
    { input: star, left: EDGE, top },
    { input, left: EDGE + 50, top: top + 2 },
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

/** Draws the picture that other sites show with a link to the page of a company or a brand. */
export async function drawShareCard(card: ShareCard, photo: Buffer | undefined): Promise<Buffer> {
  const { title, name, sector, regions, rating } = card;
  const size = TITLE_SIZES.find(({ characters }) => [...title].length <= characters)?.size ?? 42;
  const heading = await drawText(title, { size, weight: 'Bold', color: COLORS.title, width: TEXT });
  const about = [title === name ? '' : cut(name, NAME_CHARACTERS), cut(regions, NAME_CHARACTERS)].filter(Boolean);
  const [titleTop, bottom] = [sector ? 224 : 160, HEIGHT - EDGE - 36];
  const layers: OverlayOptions[] = [
    { input: await drawPhoto(photo), left: WIDTH - PHOTO, top: 0 },
    ...(await drawMark()),
    ...(sector ? await drawLabel(cut(sector, NAME_CHARACTERS), 136) : []),
    { input: heading.input, left: EDGE, top: titleTop },
    ...(rating ? await drawRating(rating, bottom) : []),
  ];
  if (about.length > 0) {
    const line = await drawText(about.join(' · '), { size: 28, weight: 'Medium', color: COLORS.text, width: TEXT });
    const top = titleTop + heading.height + 26;
    // A title of many lines leaves no room between itself and the stars.
    if (top + line.height <= bottom - 12) layers.push({ input: line.input, left: EDGE, top });
  }
  return composePicture(layers);
}
