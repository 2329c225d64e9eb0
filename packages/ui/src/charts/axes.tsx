import { chakra } from '@chakra-ui/react/styled-system';
import { breakText, cutText, emWidth, labelStep } from './scale.ts';

const ChartText = chakra('text', { base: { fill: 'fg.subtle', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' } });
const Rule = chakra('line', {
  base: { stroke: 'border.subtle', strokeWidth: '1px' },
  variants: { base: { true: { stroke: 'border.control' } } },
});

/** Lines across the drawing at the ticks, each with its value at the left. */
export function ValueAxis({
  ticks,
  toY,
  left,
  right,
  format,
}: {
  ticks: readonly number[];
  toY: (value: number) => number;
  left: number;
  right: number;
  format: (value: number) => string;
}) {
  return ticks.map((tick) => (
    <g key={tick}>
      <Rule x1={left} x2={right} y1={toY(tick)} y2={toY(tick)} base={tick === 0} />
      <ChartText x={left - 8} y={toY(tick)} dy="0.35em" textAnchor="end">
        {format(tick)}
      </ChartText>
    </g>
  ));
}

/** Names under the drawing, as many as fit side by side. */
export function CategoryAxis({
  names,
  centres,
  y,
  em,
}: {
  names: readonly string[];
  centres: readonly number[];
  y: number;
  em: number;
}) {
  const room = centres.length > 1 ? (centres[1] ?? 0) - (centres[0] ?? 0) : Number.POSITIVE_INFINITY;
  const widest = Math.min(8, Math.max(...names.map(emWidth))) * em;
  const step = labelStep(widest, room);
  return names.map((name, index) =>
    index % step === 0 ? (
      <ChartText key={name} x={centres[index]} y={y} textAnchor="middle">
        {cutText(name, 8)}
      </ChartText>
    ) : null,
  );
}

/** A name in one line or two around a point. */
export const NameLines = ({
  lines,
  x,
  y,
  anchor,
}: {
  lines: readonly string[];
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}) => (
  <ChartText y={y} textAnchor={anchor}>
    {lines.map((line, index) => (
      <tspan key={line} x={x} dy={index === 0 ? `${0.35 - (lines.length - 1) * 0.6}em` : '1.2em'}>
        {line}
      </tspan>
    ))}
  </ChartText>
);

export { Rule, ChartText };

type HorizontalAxesProps = {
  ticks: readonly number[];
  toX: (value: number) => number;
  format: (tick: number) => string;
  names: readonly string[];
  /** Middles of the categories, px. */
  centres: readonly number[];
  left: number;
  bottom: number;
  em: number;
  /** Space for a name, em. */
  nameEms: number;
  /** Tells whether a category has space for one line only. */
  isTight: boolean;
};

/** Both axes of a chart with horizontal bars: values below, categories on the left. */
export function HorizontalAxes(props: HorizontalAxesProps) {
  const { ticks, toX, format, names, centres, left, bottom, em, nameEms, isTight } = props;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <Rule x1={toX(tick)} x2={toX(tick)} y1={0} y2={bottom} base={tick === 0} />
          <ChartText x={toX(tick)} y={bottom + em * 1.6} textAnchor="middle">
            {format(tick)}
          </ChartText>
        </g>
      ))}
      {names.map((name, index) => (
        <NameLines
          key={name}
          anchor="end"
          lines={isTight ? [cutText(name, nameEms)] : breakText(name, nameEms)}
          x={left - 10}
          y={centres[index] ?? 0}
        />
      ))}
    </>
  );
}
