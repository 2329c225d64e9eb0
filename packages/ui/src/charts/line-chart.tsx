import { ValueAxis, CategoryAxis, Rule } from './axes.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartSeries, LineChartProps } from './chart-types.ts';
import { readChart } from './chart-values.ts';
import { Plot, type PlotSize } from './plot.tsx';
import { emWidth, linearScale, listTicks } from './scale.ts';

const MAX_DOTS = 16;

/** The unbroken parts of a line. */
function listRuns(
  values: readonly (number | null)[],
  toPoint: (value: number, index: number) => [number, number],
): [number, number][][] {
  const runs: [number, number][][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push(toPoint(value, index));
  }
  return runs.filter((run) => run.length > 0);
}
const toPath = (run: readonly [number, number][]): string =>
  run.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The layout of a line chart: its edges, its categories and its values, px. */
function layOut(
  { width, height, em }: PlotSize,
  count: number,
  ticks: readonly number[],
  format: (tick: number) => string,
) {
  const left = Math.max(...ticks.map((tick) => emWidth(format(tick)))) * em + 14;
  const bottom = height - em * 2;
  const toY = linearScale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, em]);
  const inset = Math.min(em * 2, width / 8);
  const toX = count === 1 ? () => (left + width) / 2 : linearScale([0, count - 1], [left + inset / 2, width - inset]);
  return { left, right: width, bottom, toX, toY };
}

type SeriesLineProps = {
  categories: readonly string[];
  values: ChartSeries['values'];
  toPoint: (value: number, index: number) => [number, number];
  /** Height of the bottom of the filled area, px; without it nothing is filled. */
  base: number | undefined;
  color: string;
  dash: string;
  active: number | undefined;
};

/** The line of one series with its dots. */
function SeriesLine({ categories, values, toPoint, base, color, dash, active }: SeriesLineProps) {
  const runs = listRuns(values, toPoint);
  const isAlone = (x: number): boolean => runs.some((run) => run.length === 1 && run[0]?.[0] === x);
  return (
    <g>
      {base === undefined
        ? null
        : runs.map((run) => (
            <path
              key={run[0]?.[0]}
              d={`${toPath(run)}L${run.at(-1)?.[0]} ${base}L${run[0]?.[0]} ${base}Z`}
              fill={color}
              opacity={0.1}
            />
          ))}
      {runs.map((run) => (
        <path
          key={run[0]?.[0]}
          d={toPath(run)}
          fill="none"
          stroke={color}
          strokeWidth={2.5}
          strokeDasharray={dash}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {values.map((value, index) => {
        if (value === null) return null;
        const [x, y] = toPoint(value, index);
        if (index !== active && values.length > MAX_DOTS && !isAlone(x)) return null;
        return (
          <circle
            key={categories[index]}
            cx={x}
            cy={y}
            r={index === active ? 5 : 3.5}
            fill="var(--dj-colors-bg-panel)"
            stroke={color}
            strokeWidth={2.5}
          />
        );
      })}
    </g>
  );
}

/** The drawing of `LineChart`. */
export function LineChartBody(props: LineChartProps) {
  const { label, categories, series, height = 16, fromZero = true, empty } = props;
  const { data, numbers, legend, describe, formatTick } = readChart(props);
  const ticks = listTicks(numbers, 4, fromZero);
  const find = (x: number, _y: number, size: PlotSize): number => {
    const { toX } = layOut(size, categories.length, ticks, formatTick);
    const step = toX(1) - toX(0) || 1;
    return Math.round((x - toX(0)) / step);
  };
  const draw = (size: PlotSize, active: number | undefined) => {
    const { left, right, bottom, toX, toY } = layOut(size, categories.length, ticks, formatTick);
    const base = toY(Math.max(0, ticks[0] ?? 0));
    return (
      <>
        <ValueAxis ticks={ticks} toY={toY} left={left} right={right} format={formatTick} />
        <CategoryAxis
          names={categories}
          centres={categories.map((_, index) => toX(index))}
          y={bottom + size.em * 1.6}
          em={size.em}
        />
        {active === undefined ? null : (
          <Rule base x1={toX(active)} x2={toX(active)} y1={toY(ticks.at(-1) ?? 1)} y2={bottom} />
        )}
        {series.map(({ name, values }, at) => (
          <SeriesLine
            key={name}
            categories={categories}
            values={values}
            toPoint={(value, index) => [toX(index), toY(value)]}
            base={series.length === 1 ? base : undefined}
            color={legend[at]?.color ?? ''}
            dash={legend[at]?.dash ?? ''}
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
        count={categories.length}
        describe={describe}
        find={find}
        anchor={(index, size) => layOut(size, categories.length, ticks, formatTick).toX(index)}
        draw={draw}
      />
    </ChartFrame>
  );
}
