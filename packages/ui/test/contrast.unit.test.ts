import { describe, expect, test } from '@jest/globals';
import { COLORS, type ColorName } from '../src/tokens.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['bg', 'bg.subtle', 'bg.panel', 'bg.muted'] as const satisfies readonly ColorName[];
const TEXT: [ColorName, ColorName][] = [
  ...(['fg', 'fg.muted', 'fg.subtle'] as const).flatMap((fg) => GROUNDS.map((bg): [ColorName, ColorName] => [fg, bg])),
  ...(['brand.fg', 'accent.fg', 'success.fg', 'danger.fg', 'warning.fg'] as const).flatMap((fg) =>
    (['bg', 'bg.subtle', 'bg.panel'] as const).map((bg): [ColorName, ColorName] => [fg, bg]),
  ),
  ...(['brand', 'accent', 'success', 'danger', 'warning'] as const).flatMap((tone): [ColorName, ColorName][] => [
    [`${tone}.fg`, `${tone}.subtle`],
    [`${tone}.contrast`, `${tone}.solid`],
    ['fg', `${tone}.subtle`],
    ['fg.muted', `${tone}.subtle`],
  ]),
  ['fg.subtle', 'brand.subtle'],
  ['brand.contrast', 'brand.solidHover'],
  ['danger.contrast', 'danger.solidHover'],
  ['fg.inverted', 'bg.inverted'],
  ['inverted.success', 'bg.inverted'],
  ['inverted.danger', 'bg.inverted'],
  ['inverted.warning', 'bg.inverted'],
  ['fg', 'brand.border'],
];
const SHAPES: [ColorName, ColorName][] = [
  ...(['border.control', 'focus', 'brand.solid', 'success.solid', 'danger.solid'] as const).flatMap((shape) =>
    (['bg', 'bg.subtle', 'bg.panel'] as const).map((bg): [ColorName, ColorName] => [shape, bg]),
  ),
  ['brand.contrast', 'border.control'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in %s', (_name, mode) => {
  test.each(TEXT)('%s can be read on %s (4.5 : 1)', (fg, bg) => {
    expect(contrast(COLORS[fg][mode], COLORS[bg][mode])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SHAPES)('%s can be distinguished from %s (3 : 1)', (shape, bg) => {
    expect(contrast(COLORS[shape][mode], COLORS[bg][mode])).toBeGreaterThanOrEqual(3);
  });
});
