import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import {
  formatAreas,
  listOtherAreas,
  listOtherPixels,
  markPixels,
  measureAreas,
  parseAreas,
  readPixels,
  reduceColours,
} from './picture-difference.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** In px. The dark theme changes colours only, and no width has colours of its own: a phone and a desktop show them all. */
export const WIDTHS: Record<Theme, readonly number[]> = { light: [390, 768, 1280, 1700], dark: [390, 1280] };

export const toViewport = (width: number): { width: number; height: number } => ({
  width,
  height: width < 768 ? 844 : 900,
});

export const toContextOptions = (theme: Theme, width: number): BrowserContextOptions => ({
  colorScheme: theme,
  reducedMotion: 'reduce',
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  viewport: toViewport(width),
});

/** About two characters' worth of pixels may be others than stored. */
const MAX_OTHER_PIXELS = 80;

/** The colours of a picture's areas are stored beside it. */
const toAreasPath = (path: string): string => path.replace(/\.png$/, '.txt');

/** The differences from the stored picture, and a picture that shows where. */
interface Difference {
  problems: string[];
  marked?: Buffer;
}

async function findDifference(picture: Buffer, path: string): Promise<Difference> {
  if (!existsSync(path) || !existsSync(toAreasPath(path))) return { problems: ['There is no stored picture.'] };
  const [taken, stored] = [await readPixels(picture), await readPixels(await readFile(path))];
  if (taken.width !== stored.width || taken.height !== stored.height)
    return { problems: [`${taken.width} × ${taken.height} instead of ${stored.width} × ${stored.height} pixels`] };
  const problems = listOtherAreas(measureAreas(taken), parseAreas(await readFile(toAreasPath(path), 'utf8')));
  const others = listOtherPixels(taken, stored);
  if (others.length > MAX_OTHER_PIXELS) problems.push(`${others.length} pixels`);
  return { problems, ...(problems.length > 0 && { marked: await markPixels(stored, others) }) };
}

async function storePicture(picture: Buffer, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await reduceColours(picture));
  await writeFile(toAreasPath(path), formatAreas(measureAreas(await readPixels(picture))));
}

interface PictureOptions {
  /** The page down to its end instead of the window. */
  fullPage?: boolean;
}

/** Pictures of one page that are taken before it counts as different: a layer may be drawn again after the page has settled. */
const ATTEMPTS = 3;

/** The handle of a text area is drawn by the browser, in every version of it in another way. */
const HIDE_HANDLES = 'textarea { resize: none !important; }';

/** `--update-snapshots` accepts what differs. */
const ACCEPTED_BY = new Set(['all', 'changed']);

/** Compares a settled page with its stored picture; another size of the picture is always a difference. */
export async function comparePicture(
  page: Page,
  [folder, subject, file]: readonly [folder: string, subject: string, file: string],
  { fullPage = false }: PictureOptions = {},
): Promise<void> {
  const take = () =>
    page.screenshot({ fullPage, animations: 'disabled', caret: 'hide', scale: 'css', style: HIDE_HANDLES });
  const path = test.info().snapshotPath(folder, subject, `${file}.png`);
  let picture = await take();
  let difference = await findDifference(picture, path);
  for (let attempt = 1; attempt < ATTEMPTS && difference.problems.length > 0; attempt += 1) {
    picture = await take();
    difference = await findDifference(picture, path);
  }
  if (difference.problems.length === 0) return;
  if (ACCEPTED_BY.has(test.info().config.updateSnapshots)) {
    await storePicture(picture, path);
    return;
  }
  const name = [folder, subject, file].join('-');
  await writeFile(test.info().outputPath(`${name}-taken.png`), picture);
  if (difference.marked) await writeFile(test.info().outputPath(`${name}-difference.png`), difference.marked);
  expect.soft(difference.problems, `${name} differs from ${path}`).toEqual([]);
}
