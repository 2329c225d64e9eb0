import { chakra } from '@chakra-ui/react/styled-system';
import { NameLines, ChartText } from './axes.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartSeries, RadarChartProps } from './chart-types.ts';
import { readChart } from './chart-values.ts';
import { Plot, type PlotSize } from './plot.tsx';
import { angleOf, layOutRadar, nearestSpoke, type RadarLayout } from './radar-layout.ts';
import { breakText, listTicks } from './scale.ts';

const Ring = chakra('polygon', { base: { fill: 'none', stroke: 'border', strokeWidth: '1px' } });
const Spoke = chakra('line', {
  base: { stroke: 'border', strokeWidth: '1px' },
  variants: { on: { true: { stroke: 'border.control', strokeWidth: '2px' } } },
});

const toPoints = (points: readonly [number, number][]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

type SpokesProps = {
  categories: readonly string[];
  layout: RadarLayout;
  rim: number;
  em: number;
  active: number | undefined;
};

/** A line from the middle to the rim for each category, with its name outside. */
function Spokes({ categories, layout: { middle, radius, nameEms, at }, rim, em, active }: SpokesProps) {
  return categories.map((name, index) => {
    const [x, y] = at(index, rim);
    const angle = angleOf(index, categories.length);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const side = cos > 0 ? 'start' : 'end';
    return (
      <g key={name}>
        <Spoke x1={middle.x} y1={middle.y} x2={x} y2={y} on={index === active} />
        <NameLines
          lines={breakText(name, nameEms)}
          x={middle.x + cos * (radius + 10)}
          y={middle.y + sin * (radius + em)}
          anchor={Math.abs(cos) < 0.1 ? 'middle' : side}
        />
      </g>
    );
  });
}

type AreaProps = {
  categories: readonly string[];
  values: ChartSeries['values'];
  at: RadarLayout['at'];
  color: string;
  dash: string;
  active: number | undefined;
};

/** The area of one series; a category without a value counts as zero and gets no dot. */
function SeriesArea({ categories, values, at, color, dash, active }: AreaProps) {
  const points = categories.map((_, spoke) => at(spoke, values[spoke] ?? 0));
  return (
    <g>
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
  const draw = (size: PlotSize, active: number | undefined) => {
    const layout = layOutRadar(size, categories, rim);
    const { middle, at } = layout;
    return (
      <>
        {rings.map((ring) => (
          <Ring key={ring} points={toPoints(categories.map((_, index) => at(index, ring)))} />
        ))}
        <Spokes categories={categories} layout={layout} rim={rim} em={size.em} active={active} />
        {rings.map((ring) => (
          <ChartText key={ring} x={middle.x + 5} y={at(0, ring)[1]} dy="1em">
            {formatTick(ring)}
          </ChartText>
        ))}
        {series.map(({ name, values }, index) => (
          <SeriesArea
            key={name}
            categories={categories}
            values={values}
            at={at}
            color={legend[index]?.color ?? ''}
            dash={legend[index]?.dash ?? ''}
            active={active}
          />
        ))}
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
        anchor={(index, size) => layOutRadar(size, categories, rim).at(index, rim)[0]}
      />
    </ChartFrame>
  );
}
