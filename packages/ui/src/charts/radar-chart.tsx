import { chakra } from '@chakra-ui/react/styled-system';
import { NameLines, Word } from './axes.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { RadarChartProps } from './chart-types.ts';
import { readChart } from './chart-values.ts';
import { Plot, type PlotSize } from './plot.tsx';
import { breakText, emWidth, listTicks } from './scale.ts';

const Ring = chakra('polygon', { base: { fill: 'none', stroke: 'border', strokeWidth: '1px' } });
const Spoke = chakra('line', {
  base: { stroke: 'border', strokeWidth: '1px' },
  variants: { on: { true: { stroke: 'border.control', strokeWidth: '2px' } } },
});

/** Names are broken into lines of so many em, and narrower ones where the width is short of the height. */
const NAME_EMS = { wide: 6, narrow: 3 };

/** The direction of a spoke: the first points up, the others follow clockwise. */
const angleOf = (index: number, count: number): number => (index / count) * 2 * Math.PI - Math.PI / 2;

const toPoints = (points: readonly [number, number][]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The spoke nearest to a direction from the middle. */
export function nearestSpoke(x: number, y: number, count: number): number {
  const turn = (Math.atan2(y, x) + Math.PI / 2) / (2 * Math.PI);
  return ((Math.round(turn * count) % count) + count) % count;
}

/** The drawing of `RadarChart`. */
export function RadarChartBody(props: RadarChartProps) {
  const { label, categories, series, height = 20, empty, max } = props;
  const { data, numbers, legend, describe, formatTick } = readChart(props);
  const count = categories.length;
  const rings = listTicks(max === undefined ? numbers : [max], 5).filter(
    (tick) => tick > 0 && (max === undefined || tick <= max),
  );
  const rim = max ?? rings.at(-1) ?? 1;
  const place = ({ width, height, em }: PlotSize) => {
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
  };
  const draw = (size: PlotSize, active: number | undefined) => {
    const { middle, radius, nameEms, at } = place(size);
    return (
      <>
        {rings.map((ring) => (
          <Ring key={ring} points={toPoints(categories.map((_, index) => at(index, ring)))} />
        ))}
        {categories.map((name, index) => {
          const [x, y] = at(index, rim);
          const [cos, sin] = [Math.cos(angleOf(index, count)), Math.sin(angleOf(index, count))];
          const side = cos > 0 ? 'start' : 'end';
          return (
            <g key={name}>
              <Spoke x1={middle.x} y1={middle.y} x2={x} y2={y} on={index === active} />
              <NameLines
                lines={breakText(name, nameEms)}
                x={middle.x + cos * (radius + 10)}
                y={middle.y + sin * (radius + size.em)}
                anchor={Math.abs(cos) < 0.1 ? 'middle' : side}
              />
            </g>
          );
        })}
        {rings.map((ring) => (
          <Word key={ring} x={middle.x + 5} y={at(0, ring)[1]} dy="1em">
            {formatTick(ring)}
          </Word>
        ))}
        {series.map(({ name, values }, index) => {
          const { color = '', dash = '' } = legend[index] ?? {};
          const points = categories.map((_, spoke) => at(spoke, values[spoke] ?? 0));
          return (
            <g key={name}>
              <polygon
                points={toPoints(points)}
                fill={color}
                fillOpacity={0.12}
                stroke={color}
                strokeWidth={2.5}
                strokeDasharray={dash}
                strokeLinejoin="round"
              />
              {points.map(([x, y], spoke) =>
                values[spoke] === null ? null : (
                  <circle key={categories[spoke]} cx={x} cy={y} r={spoke === active ? 5 : 3} fill={color} />
                ),
              )}
            </g>
          );
        })}
      </>
    );
  };
  return (
    <ChartFrame label={label} legend={series.length > 1 ? legend : []} data={data} empty={empty}>
      <Plot
        label={label}
        height={height}
        count={count}
        describe={describe}
        draw={draw}
        find={(x, y, size) => nearestSpoke(x - size.width / 2, y - size.height / 2, count)}
        anchor={(index, size) => place(size).at(index, rim)[0]}
      />
    </ChartFrame>
  );
}
