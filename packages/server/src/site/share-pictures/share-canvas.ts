import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

/** Sizes of a share picture, px: what other sites ask for (Open Graph). */
export const [WIDTH, HEIGHT] = [1200, 630];
export const EDGE = 72;
export const COLORS = {
  title: '#191f28',
  text: '#4b5666',
  brand: '#1c5fe0',
  pale: '#e6effe',
  star: '#f7b71d',
  bg: '#ffffff',
};

const fonts = join(
  dirname(fileURLToPath(import.meta.resolve('pretendard/package.json'))),
  'dist/public/static/alternative',
);
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? character);

/** Korean is broken between words, where they fit into a line. */
const keepWords = (text: string): string => text.replaceAll(/(?<=\S)(?=\S)/gu, '\u2060');

type Style = { size: number; weight: 'Bold' | 'Medium'; color: string; width: number };
type Layer = { input: Buffer; width: number; height: number };

/** Draws words, broken into lines where they do not fit into the width. */
export async function drawText(words: string, { size, weight, color, width }: Style): Promise<Layer> {
  const { data: input, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escape(keepWords(words))}</span>`,
      font: `Pretendard ${weight} ${size}`,
      fontfile: join(fonts, `Pretendard-${weight}.ttf`),
      rgba: true,
      dpi: 72,
      width,
      wrap: 'word-char',
      spacing: Math.round(size * 0.2),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input, width: info.width, height: info.height };
}

/** The three buildings of our logo on a field of 28 × 28. */
export const toLogo = (fill: string): string =>
  `<g fill="${fill}"><rect x="2" y="11" width="7" height="14" rx="2" opacity=".62"/><rect x="10.5" y="3" width="7" height="22" rx="2"/><rect x="19" y="8" width="7" height="17" rx="2" opacity=".8"/></g>`;
export const toSvg = (width: number, height: number, content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

/** Our logo and name, at the top. */
export async function drawMark(): Promise<OverlayOptions[]> {
  const word = await drawText('단지', { size: 34, weight: 'Bold', color: COLORS.title, width: WIDTH });
  return [
    { input: toSvg(46, 46, `<g transform="scale(1.64)">${toLogo(COLORS.brand)}</g>`), left: EDGE - 4, top: 58 },
    { input: word.input, left: EDGE + 52, top: 66 },
  ];
}

/** A short word in a rounded field. */
export async function drawLabel(words: string, top: number): Promise<OverlayOptions[]> {
  const { input, width, height } = await drawText(words, {
    size: 28,
    weight: 'Bold',
    color: COLORS.brand,
    width: WIDTH,
  });
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

export const cut = (text: string, characters: number): string =>
  [...text].length > characters ? `${[...text].slice(0, characters - 1).join('')}…` : text;

/** Puts the layers on a white field. */
export const composePicture = (layers: OverlayOptions[]): Promise<Buffer> =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLORS.bg } })
    .composite(layers)
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
