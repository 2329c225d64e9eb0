import { chakra } from '@chakra-ui/react/styled-system';
import { cutText, emWidth, labelStep } from './scale.ts';

const Word = chakra('text', { base: { fill: 'fg.subtle', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' } });
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
      <Word x={left - 8} y={toY(tick)} dy="0.35em" textAnchor="end">
        {format(tick)}
      </Word>
    </g>
  ));
}

/** Names under the drawing, as many as fit beside one another. */
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
      <Word key={name} x={centres[index]} y={y} textAnchor="middle">
        {cutText(name, 8)}
      </Word>
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
  <Word y={y} textAnchor={anchor}>
    {lines.map((line, index) => (
      <tspan key={line} x={x} dy={index === 0 ? `${0.35 - (lines.length - 1) * 0.6}em` : '1.2em'}>
        {line}
      </tspan>
    ))}
  </Word>
);

export { Rule, Word };
