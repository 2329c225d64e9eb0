import type { FontFamily } from '@danji/contracts/documents/document-limits';
import type { Align, RichText } from '@danji/contracts/documents/rich-document';
import type { CSSProperties } from 'react';

/** The font families for the ids of fonts: installed fonts first, then the nearest generic family. */
const FONTS: Record<FontFamily, string> = {
  'malgun-gothic': '"Malgun Gothic", "Apple SD Gothic Neo", sans-serif',
  'nanum-gothic': '"Nanum Gothic", NanumGothic, "Malgun Gothic", sans-serif',
  'nanum-myeongjo': '"Nanum Myeongjo", NanumMyeongjo, "AppleMyungjo", serif',
  dotum: 'Dotum, "Apple SD Gothic Neo", sans-serif',
  gulim: 'Gulim, "Apple SD Gothic Neo", sans-serif',
  batang: 'Batang, "AppleMyungjo", serif',
  gungsuh: 'Gungsuh, GungSeo, serif',
  monospace: 'ui-monospace, Consolas, "Nanum Gothic Coding", monospace',
};

const HEX = /^#[0-9a-f]{6}$/;
/** A colour of the document; nothing for anything that is not `#rrggbb`. */
export const toColor = (color: unknown): string | undefined =>
  typeof color === 'string' && HEX.test(color) ? color : undefined;

/** Black or white, whichever is easier to read on a colour. */
export function toReadable(background: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#191f28' : '#ffffff';
}

/** Style of a run of text. A background without a text colour gets one that can be read on it in both themes. */
export function toTextStyle({
  underline,
  strike,
  color,
  background,
  fontSize,
  fontFamily,
}: RichText): CSSProperties | undefined {
  const lines = [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ');
  const ground = toColor(background);
  const ink = toColor(color) ?? (ground && toReadable(ground));
  const font = fontFamily && Object.hasOwn(FONTS, fontFamily) ? FONTS[fontFamily] : undefined;
  const style: CSSProperties = {
    ...(lines && { textDecorationLine: lines }),
    ...(ink && { color: ink }),
    ...(ground && { backgroundColor: ground }),
    ...(typeof fontSize === 'number' && { fontSize: `${fontSize / 16}rem`, lineHeight: 1.5 }),
    ...(font && { fontFamily: font }),
  };
  return Object.keys(style).length > 0 ? style : undefined;
}

/** Style of a block that does not begin at the left. */
export const toAlignStyle = (align: Align | undefined): CSSProperties | undefined =>
  align === 'center' || align === 'right' ? { textAlign: align } : undefined;
