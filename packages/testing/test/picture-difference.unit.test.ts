import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  formatAreas,
  listOtherAreas,
  listOtherPixels,
  measureAreas,
  parseAreas,
  readPixels,
  reduceColours,
} from '../e2e/picture-difference.ts';

const [WIDTH, HEIGHT] = [900, 700];
const HUES = ['#1c5fe0', '#0f7b4c', '#b3261e', '#8a5a00', '#6b3fa0', '#00707a', '#c2185b', '#455a64'];

interface Page {
  button?: string;
  border?: string;
  word?: string;
  /** Added to the blue of each of the cards in the lower half. */
  noise?: (card: number) => number;
}

/** A page with text, buttons in similar colours, and more shades than a palette holds. */
async function draw({ button = '#1c5fe0', border = 'none', word = '소방', noise = () => 0 }: Page = {}) {
  const cards = Array.from({ length: 96 }, (_, card) => {
    const shade = [60 + card * 2, 90 + ((card * 37) % 120), 120 + ((card * 53) % 120) + noise(card)].join(',');
    return `<rect x="${(card % 12) * 75}" y="${300 + Math.floor(card / 12) * 50}" width="70" height="45" fill="rgb(${shade})"/>`;
  });
  const buttons = HUES.map(
    (hue, at) => `<rect x="${20 + at * 100}" y="200" width="90" height="44" rx="8" fill="${at === 0 ? button : hue}"/>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#ffffff"/><rect x="20" y="20" width="400" height="140" fill="#f4f6f8"/>
    <rect x="440.5" y="20.5" width="400" height="140" fill="none" stroke="${border}"/>${buttons.join('')}${cards.join('')}</svg>`;
  const text = await sharp({
    text: {
      text: `<span foreground="#333d4b">관리사무소 ${word} 점검 안내</span>`,
      font: 'Pretendard 16',
      fontfile: join(import.meta.dirname, '../../../node_modules/pretendard/dist/public/static/Pretendard-Regular.otf'),
      rgba: true,
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(page))
    .composite([{ input: text, left: 40, top: 40 }])
    .png()
    .toBuffer();
}

async function compare(page: Page): Promise<{ pixels: number; areas: string[] }> {
  const picture = await draw();
  const [stored, taken] = [await readPixels(await reduceColours(picture)), await readPixels(await draw(page))];
  const areas = parseAreas(formatAreas(measureAreas(await readPixels(picture))));
  return { pixels: listOtherPixels(taken, stored).length, areas: listOtherAreas(measureAreas(taken), areas) };
}

test('the same page has no difference', async () => {
  expect(await compare({})).toEqual({ pixels: 0, areas: [] });
});

const noise = (card: number) => (card === 5 ? 1 : 0);

test('a page whose reduction gives thousands of pixels another colour has hardly a difference', async () => {
  const [one, other] = [await draw(), await draw({ noise })];
  const [first, second] = [await readPixels(await reduceColours(one)), await readPixels(await reduceColours(other))];
  expect(second.colours.filter((colour, at) => colour !== first.colours[at]).length).toBeGreaterThan(3000);
  expect((await compare({ noise })).pixels).toBe(0);
});

test('another word is a difference of pixels', async () => {
  expect((await compare({ word: '승강' })).pixels).toBeGreaterThan(80);
});

test('a light line of one pixel around a card is a difference of pixels', async () => {
  expect((await compare({ border: '#d1d6db' })).pixels).toBeGreaterThan(80);
});

test('a button eight levels off is a difference of areas', async () => {
  const { pixels, areas } = await compare({ button: '#1c5fe8' });
  expect(pixels).toBe(0);
  expect(areas).toEqual([
    expect.stringMatching(/^#1c5fe0: 0 pixels instead of \d{4}$/),
    expect.stringMatching(/^#1c5fe8: \d{4} pixels instead of 0$/),
  ]);
});
