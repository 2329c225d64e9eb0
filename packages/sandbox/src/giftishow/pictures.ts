import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [number, number, number];
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [20, 24, 31];
const COLOURS: readonly Colour[] = [
  [242, 232, 218],
  [250, 226, 208],
  [216, 232, 247],
  [214, 240, 226],
  [250, 216, 212],
  [228, 222, 246],
  [252, 240, 196],
];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** A PNG of 8-bit RGB whose pixels `at` gives. */
function toPng(width: number, height: number, at: (x: number, y: number) => Colour): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(at(x, y), y * (width * 3 + 1) + 1 + x * 3);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture of an article: a cup-like figure on the colour of its category, drawn here. */
export function drawGood(category: number, serial: number): Buffer {
  const ground = COLOURS[(category - 1) % COLOURS.length] ?? WHITE;
  const figure = ground.map((value, at) =>
    Math.max(0, value - 70 - ((serial * 17 + at * 29) % 60)),
  ) as unknown as Colour;
  const size = 320;
  const isRound = serial % 2 === 0;
  return toPng(size, size, (x, y) => {
    const [dx, dy] = [x - size / 2, y - size / 2];
    const isInside = isRound ? dx * dx + dy * dy < 92 * 92 : Math.abs(dx) < 84 - dy / 8 && Math.abs(dy) < 96;
    if (!isInside) return ground;
    return Math.abs(dy) < 26 ? WHITE : figure;
  });
}

/** Widths of the five elements of a digit in Interleaved 2 of 5; `w` is wide. */
const ITF = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn'] as const;

/** The modules of a barcode from the left: `true` is a bar. The number has an even count of digits. */
function toBars(digits: string): boolean[] {
  const bars: boolean[] = [true, false, true, false];
  const add = (isBar: boolean, isWide: boolean) => bars.push(...Array.from({ length: isWide ? 3 : 1 }, () => isBar));
  for (let at = 0; at < digits.length; at += 2) {
    const [bar = '', gap = ''] = [ITF[Number(digits[at])], ITF[Number(digits[at + 1])]];
    for (let element = 0; element < 5; element += 1) {
      add(true, bar[element] === 'w');
      add(false, gap[element] === 'w');
    }
  }
  return [...bars, true, true, true, false, true];
}

/** The barcode of a pin of 12 digits, as the provider sends it in a picture. */
export function drawBarcode(pin: string): Buffer {
  const bars = toBars(pin);
  const scale = 3;
  const quiet = 30;
  const width = bars.length * scale + quiet * 2;
  return toPng(width, 160, (x, y) => {
    const isBar = bars[Math.floor((x - quiet) / scale)] === true && x >= quiet;
    return isBar && y >= 16 && y < 144 ? BLACK : WHITE;
  });
}
