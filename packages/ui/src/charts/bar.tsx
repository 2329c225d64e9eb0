import type { BarSegment } from './bar-segments.ts';

type BarProps = {
  segment: BarSegment;
  /** Middle of its category, px. */
  centre: number;
  /** Height or width of one lane, px. */
  thickness: number;
  lanes: number;
  toPx: (value: number) => number;
  isStacked: boolean;
  isHorizontal: boolean;
  color: string | undefined;
};

/** One bar of a bar chart. */
export function Bar({ segment, centre, thickness, lanes, toPx, isStacked, isHorizontal, color }: BarProps) {
  const { from, to, lane } = segment;
  const across = centre - (thickness * lanes) / 2 + lane * thickness + (lanes > 1 ? 1 : 0);
  const along = Math.min(toPx(from), toPx(to));
  const size = Math.max(1, thickness - (lanes > 1 ? 2 : 0));
  // A gap of one pixel between stacked bars distinguishes neighbours without colour.
  const length = Math.max(0, Math.abs(toPx(to) - toPx(from)) - (isStacked ? 1 : 0));
  return (
    <rect
      rx={Math.min(4, length / 2)}
      fill={color}
      {...(isHorizontal
        ? { x: along, y: across, width: length, height: size }
        : { x: across, y: along, width: size, height: length })}
    />
  );
}
