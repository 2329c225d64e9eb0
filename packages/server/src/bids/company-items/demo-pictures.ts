import type { Db } from '../../platform/database/open-database.ts';
import type { NanoId } from '@danji/contracts/fields';
import type { Platform } from '../../platform/platform.ts';
import { storeDemoDrawing } from '../../site/files/index.ts';

/** Size of the drawing, px. */
const WIDTH = 960;
const HEIGHT = 640;
/** Size of the stored picture, px: as wide as the page of a company shows it. */
const STORED_WIDTH = 780;
const STORED_HEIGHT = 520;

/** Sky, building and accent of each group of works. */
const PALETTES: readonly (readonly [sky: string, far: string, near: string, accent: string])[] = [
  ['#dbe8ff', '#9fbdf5', '#1c5fe0', '#f7b71d'],
  ['#e4f6ed', '#9bd8b8', '#0b7d4d', '#f7b71d'],
  ['#fff4da', '#f3cf7d', '#8a5400', '#1c5fe0'],
  ['#fff0e3', '#f2b48c', '#b54a00', '#ffffff'],
  ['#eef0f6', '#b7c0d4', '#3b4660', '#62d6a0'],
  ['#f4e9ff', '#c9a9f0', '#6b3fb0', '#ffdf8e'],
];

type Block = { x: number; y: number; width: number; height: number };

/** Buildings beside one another, always the same for one number. */
const toBlocks = (seed: number, count: number, low: number, high: number): Block[] =>
  Array.from({ length: count }, (_, index) => {
    const height = low + ((seed * 53 + index * 97) % (high - low));
    const width = WIDTH / count;
    return { x: index * width + 8, y: HEIGHT - 90 - height, width: width - 16, height };
  });

const toRect = ({ x, y, width, height }: Block, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}"/>`;

const toWindows = ({ x, y, width, height }: Block, fill: string): string =>
  Array.from({ length: Math.floor((height - 30) / 44) }, (_, row) =>
    [0.18, 0.56].map(
      (share) =>
        `<rect x="${x + width * share}" y="${y + 24 + row * 44}" width="${width * 0.26}" height="22" rx="3" fill="${fill}" opacity="0.85"/>`,
    ),
  )
    .flat()
    .join('');

/** Draws a complex in front of a sky; every number looks a little different. */
function drawPicture(seed: number): string {
  const [sky, far, near, accent] = PALETTES[seed % PALETTES.length] ?? PALETTES[0] ?? ['', '', '', ''];
  const behind = toBlocks(seed, 7, 120, 360).map((block) => toRect(block, far));
  const front = toBlocks(seed + 3, 4, 160, 420).map((block) => toRect(block, near) + toWindows(block, sky));
  const sunX = 140 + ((seed * 211) % 680);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${STORED_WIDTH}" height="${STORED_HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/><circle cx="${sunX}" cy="130" r="62" fill="${accent}" opacity="0.9"/>
${behind.join('')}${front.join('')}
<rect y="${HEIGHT - 92}" width="${WIDTH}" height="92" fill="${near}" opacity="0.18"/>
<g fill="${accent}">${[0.12, 0.37, 0.63, 0.88].map((share) => `<circle cx="${WIDTH * share}" cy="${HEIGHT - 96}" r="${26 + (seed % 3) * 6}"/>`).join('')}</g>
</svg>`;
}

/** Number of different drawings: encoding one takes longer than all else about an item. */
const DRAWINGS = 12;

/** Stores a drawn picture as an upload of `owner`; resolves to its public id. */
export async function storeDemoPicture(platform: Platform, db: Db, owner: number, seed: number): Promise<NanoId> {
  const svg = drawPicture(seed % DRAWINGS);
  return (await storeDemoDrawing(platform, db, { svg, fileName: `complex-${seed}.webp`, owner })).nano_id;
}
