import { CategoryAxis, HorizontalAxes, ValueAxis } from './axes.tsx';
import { Bar } from './bar.tsx';
import { listBarSegments, type BarSegment } from './bar-segments.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { BarChartProps } from './chart-types.ts';
import { readChart } from './chart-values.ts';
import { Plot, type PlotSize } from './plot.tsx';
import { emWidth, linearScale, listBands, listTicks } from './scale.ts';

type Layout = {
  ticks: readonly number[];
  domain: readonly [number, number];
  categories: readonly string[];
  horizontal: boolean;
  formatTick: (tick: number) => string;
};

/** The layout of a bar chart: its edges, its values and the bands of its categories, px. */
function layOut({ width, height, em }: PlotSize, { ticks, domain, categories, horizontal, formatTick }: Layout) {
  const tickWidth = Math.max(...ticks.map((tick) => emWidth(formatTick(tick)))) * em;
  const nameEms = Math.min(Math.max(...categories.map(emWidth), 1), Math.max(4, (width * 0.35) / em));
  const left = (horizontal ? nameEms * em : tickWidth) + 14;
  const right = horizontal ? width - tickWidth / 2 : width;
  const bottom = height - em * 2;
  const toPx = linearScale(domain, horizontal ? [left, right] : [bottom, em]);
  const bands = listBands(categories.length, horizontal ? [em / 2, bottom] : [left, right]);
  return { left, right, bottom, toPx, bands, nameEms };
}

type DrawingProps = {
  layout: Layout;
  size: PlotSize;
  segments: readonly BarSegment[];
  lanes: number;
  active: number | undefined;
  isStacked: boolean;
  colors: readonly string[];
};

/** Axes and bars, with a background behind the active category. */
function Drawing({ layout, size, segments, lanes, active, isStacked, colors }: DrawingProps) {
  const { ticks, categories, horizontal, formatTick } = layout;
  const { left, right, bottom, toPx, bands, nameEms } = layOut(size, layout);
  const centres = bands.starts.map((start) => start + bands.width / 2);
  const at = active === undefined ? undefined : bands.starts[active];
  return (
    <>
      {at === undefined ? null : (
        <rect
          {...(horizontal
            ? { x: left, y: at - 4, width: right - left, height: bands.width + 8 }
            : { x: at - 4, y: size.em, width: bands.width + 8, height: bottom - size.em })}
          rx={6}
          fill="var(--dj-colors-bg-muted)"
        />
      )}
      {horizontal ? (
        <HorizontalAxes
          {...{ ticks, centres, left, bottom, nameEms }}
          toX={toPx}
          format={formatTick}
          names={categories}
          em={size.em}
          isTight={bands.width < size.em * 2}
        />
      ) : (
        <>
          <ValueAxis ticks={ticks} toY={toPx} left={left} right={right} format={formatTick} />
          <CategoryAxis names={categories} centres={centres} y={bottom + size.em * 1.6} em={size.em} />
        </>
      )}
      {segments.map((segment) => (
        <Bar
          key={`${segment.category}-${segment.series}`}
          {...{ segment, lanes, toPx, isStacked }}
          centre={centres[segment.category] ?? 0}
          thickness={Math.min(bands.width / lanes, 44)}
          isHorizontal={horizontal}
          color={colors[segment.series]}
        />
      ))}
    </>
  );
}

/** The drawing of `BarChart`. */
export function BarChartBody(props: BarChartProps) {
  const { label, categories, series, height = 16, stacked = false, horizontal = false, empty } = props;
  const { data, legend, describe, formatTick } = readChart(props);
  const segments = listBarSegments(series, categories.length, stacked);
  const ticks = listTicks(
    segments.map(({ to }) => to),
    horizontal ? 3 : 4,
  );
  const domain = [ticks[0] ?? 0, ticks.at(-1) ?? 1] as const;
  const lanes = stacked ? 1 : Math.max(1, series.length);
  const layout = { ticks, domain, categories, horizontal, formatTick };
  const find = (x: number, y: number, size: PlotSize): number => {
    const { bands } = layOut(size, layout);
    const step = categories.length > 1 ? (bands.starts[1] ?? 0) - (bands.starts[0] ?? 0) : bands.width;
    return Math.round(((horizontal ? y : x) - (bands.starts[0] ?? 0) - bands.width / 2) / (step || 1));
  };
  const anchor = (index: number, size: PlotSize): number => {
    const { bands, right } = layOut(size, layout);
    return horizontal ? right : (bands.starts[index] ?? 0) + bands.width / 2;
  };
  const draw = (size: PlotSize, active: number | undefined) => (
    <Drawing
      {...{ layout, size, segments, lanes }}
      active={active}
      isStacked={stacked}
      colors={legend.map(({ color }) => color)}
    />
  );
  return (
    <ChartFrame
      label={label}
      legend={series.length > 1 ? legend.map((entry) => ({ ...entry, dash: '' })) : []}
      data={data}
      empty={empty}
    >
      <Plot
        label={label}
        height={horizontal ? Math.max(height, categories.length * lanes * 1.6 + 3) : height}
        count={categories.length}
        describe={describe}
        find={find}
        anchor={anchor}
        draw={draw}
      />
    </ChartFrame>
  );
}
