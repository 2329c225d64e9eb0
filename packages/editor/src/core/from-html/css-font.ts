import { getOwn } from '@danji/contracts/get-own';
import { FONT_SIZES, type FontFamily, type FontSize } from '@danji/contracts/documents/document-limits';

/** The size of text without a mark, px. */
export const DEFAULT_SIZE = 16;
const PX: Record<string, number> = { px: 1, '': 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };
const KEYWORDS: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};
/** `<font size>` 1 to 7, px. */
const FONT_TAG_SIZES = [10, 13, 16, 18, 24, 32, 48];

/** A CSS length as px, `parent` (px) being what `em` and `%` are parts of; `undefined` for anything else. */
export function toPixels(value: string, parent: number): number | undefined {
  const [, digits, unit = ''] =
    /^(\d{0,6}\.?\d{1,6})(px|pt|pc|in|cm|mm|em|rem|%)?$/.exec(value.trim().toLowerCase()) ?? [];
  if (digits === undefined) return undefined;
  const relative = { em: parent, rem: DEFAULT_SIZE, '%': parent / 100 }[unit];
  return Number(digits) * (relative ?? PX[unit] ?? Number.NaN);
}

/** A CSS `font-size` as px. */
export const toFontPixels = (value: string, parent: number): number | undefined =>
  getOwn(KEYWORDS, value) ?? toPixels(value, parent);

/** The size of `<font size="…">` as px. */
export const toFontTagPixels = (size: string): number | undefined =>
  FONT_TAG_SIZES[(/^[+-]/.test(size) ? 3 + Number(size) : Number(size)) - 1];

/** The nearest size a document may hold; `undefined` when that is the default. */
export function toFontSize(pixels: number): FontSize | undefined {
  const nearest = FONT_SIZES.reduce((best, size) => (Math.abs(size - pixels) < Math.abs(best - pixels) ? size : best));
  return Math.abs(DEFAULT_SIZE - pixels) <= Math.abs(nearest - pixels) ? undefined : nearest;
}

const FAMILIES: [FontFamily, RegExp][] = [
  ['malgun-gothic', /^(?:malgungothic|맑은고딕)$/],
  ['nanum-gothic', /^(?:nanumgothic|나눔고딕|nanumbarungothic|나눔바른고딕)$/],
  ['nanum-myeongjo', /^(?:nanummyeongjo|나눔명조)$/],
  ['dotum', /^(?:dotum|dotumche|돋움|돋움체|hcrdotum|함초롬돋움)$/],
  ['gulim', /^(?:gulim|gulimche|굴림|굴림체)$/],
  ['batang', /^(?:batang|batangche|바탕|바탕체|hcrbatang|함초롬바탕|한양신명조|휴먼명조|신명조)$/],
  ['gungsuh', /^(?:gungsuh|gungsuhche|gungseo|궁서|궁서체)$/],
  [
    'monospace',
    /^(?:monospace|ui-monospace|consolas|couriernew|courier|menlo|monaco|sfmono-regular|sfmono|d2coding|nanumgothiccoding|나눔고딕코딩|lucidaconsole|liberationmono)$/,
  ],
];

/** The font a document knows by the first name of a CSS `font-family`; the names after it are only there for want of it. */
export function toFontFamily(value: string): FontFamily | undefined {
  const [first = ''] = value.split(',');
  const name = first
    .replaceAll(/["'\s]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return FAMILIES.find(([, pattern]) => pattern.test(name))?.[0];
}
