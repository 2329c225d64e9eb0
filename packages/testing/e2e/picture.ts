import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
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
  const mask = masked.map((selector) => page.locator(selector));
  const take = () => page.screenshot({ fullPage, animations: 'disabled', caret: 'hide', scale: 'css', mask });
  const compare = (picture: Buffer, expectation: typeof expect | typeof expect.soft) =>
    expectation(picture).toMatchSnapshot([folder, subject, `${file}.png`], {
      threshold: 0.2,
      maxDiffPixels: MAX_DIFF_PIXELS,
    });
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      compare(await toSmallPicture(await take()), expect);
      return;
    } catch {
      // The last attempt reports the difference.
    }
  }
  compare(await toSmallPicture(await take()), expect.soft);
}
