import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import sharp from 'sharp';

export const WIDTHS = [390, 768, 1280, 1700] as const;
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

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

/** Few colours: a stored picture is a text's size, and what differs by anti-aliasing alone becomes equal. */
const toSmallPicture = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).png({ palette: true, colours: 16, dither: 0, effort: 3, compressionLevel: 9 }).toBuffer();

/** About two letters' worth of pixels may be others than stored. */
const MAX_DIFF_PIXELS = 80;

/** The pixels of a picture, and its size. */
async function readPixels(picture: Buffer): Promise<{ size: string; pixels: Uint32Array }> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    size: `${info.width} × ${info.height}`,
    pixels: new Uint32Array(data.buffer, data.byteOffset, data.byteLength / Uint32Array.BYTES_PER_ELEMENT),
  };
}

/**
 * Whether a picture has the pixels of the stored one, as most do. Playwright decodes PNG in JavaScript, which takes
 * twenty times as long, so only what differs here is left to it.
 */
async function looksAsStored(picture: Buffer, path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const storedPicture = await readFile(path);
  if (picture.equals(storedPicture)) return true;
  const [taken, stored] = [await readPixels(picture), await readPixels(storedPicture)];
  if (taken.size !== stored.size) return false;
  let different = 0;
  for (let at = 0; at < taken.pixels.length; at += 1) if (taken.pixels[at] !== stored.pixels[at]) different += 1;
  return different <= MAX_DIFF_PIXELS;
}

interface PictureOptions {
  /** The page down to its end instead of the window. */
  fullPage?: boolean;
  /** Selectors of what differs at every visit. */
  masked?: readonly string[];
}

/** Pictures of one page that are taken before it counts as different: a layer may be drawn again after the page has settled. */
const ATTEMPTS = 3;

/** Compares a settled page with its stored picture; another size of the picture is always a difference. */
export async function comparePicture(
  page: Page,
  [folder, subject, file]: readonly [folder: string, subject: string, file: string],
  { fullPage = false, masked = [] }: PictureOptions = {},
): Promise<void> {
  const name = [folder, subject, `${file}.png`];
  const mask = masked.map((selector) => page.locator(selector));
  const take = async () =>
    toSmallPicture(await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide', scale: 'css', mask }));
  const compare = (picture: Buffer, expectation: typeof expect | typeof expect.soft) =>
    expectation(picture).toMatchSnapshot(name, { threshold: 0.2, maxDiffPixels: MAX_DIFF_PIXELS });
  const path = test.info().snapshotPath(...name);
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const picture = await take();
    try {
      if (!(await looksAsStored(picture, path))) compare(picture, expect);
      return;
    } catch {
      // The last attempt reports the difference.
    }
  }
  compare(await take(), expect.soft);
}
