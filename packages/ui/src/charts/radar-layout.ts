import type { PlotSize } from './plot.tsx';
import { breakText, emWidth } from './scale.ts';

/** Max line width of names in em; lines are narrower where the width is smaller than the height. */
const NAME_EMS = { wide: 6, narrow: 3 };

/** The direction of a spoke: the first points up, the others follow clockwise. */
export const angleOf = (index: number, count: number): number => (index / count) * 2 * Math.PI - Math.PI / 2;

export type RadarLayout = {
  middle: { x: number; y: number };
  radius: number;
  nameEms: number;
  at: (index: number, value: number) => [number, number];
};

/** The spoke nearest to a direction from the middle. */
export function nearestSpoke(x: number, y: number, count: number): number {
  const turn = (Math.atan2(y, x) + Math.PI / 2) / (2 * Math.PI);
  return ((Math.round(turn * count) % count) + count) % count;
}

/** The layout of a radar chart: its centre, its rim and its points, px. */
export function layOutRadar({ width, height, em }: PlotSize, categories: readonly string[], rim: number): RadarLayout {
  const count = categories.length;
  const tallest = height / 2 - em * 2;
  const sideOf = (ems: number): number =>
    Math.max(...categories.flatMap((name) => breakText(name, ems)).map(emWidth), 1) * em + 12;
  const nameEms = width / 2 - sideOf(NAME_EMS.wide) < tallest ? NAME_EMS.narrow : NAME_EMS.wide;
  const radius = Math.max(em * 3, Math.min(width / 2 - sideOf(nameEms), tallest));
  const middle = { x: width / 2, y: height / 2 };
  const at = (index: number, value: number): [number, number] => {
    const distance = (Math.max(0, Math.min(rim, value)) / rim) * radius;
    return [
      middle.x + Math.cos(angleOf(index, count)) * distance,
      middle.y + Math.sin(angleOf(index, count)) * distance,
    ];
  };
  return { middle, radius, nameEms, at };
}
