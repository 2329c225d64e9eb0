import { CategoryAxis, NameLines, Rule, ValueAxis, Word } from './axes.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { BarChartProps, ChartSeries } from './chart-types.ts';
import { readChart } from './chart-values.ts';
import { Plot, type PlotSize } from './plot.tsx';
import { breakText, cutText, emWidth, linearScale, listBands, listTicks } from './scale.ts';

/** One bar as a stretch of the value axis, in the band of its category. */
export interface Stretch {
  series: number;
  category: number;
  from: number;
  to: number;
  lane: number;
}

/** The bars: beside one another, or on top of one another, what is below zero hanging from it. */
export function listStretches(series: readonly ChartSeries[], categories: number, stacked: boolean): Stretch[] {
  return Array.from({ length: categories }, (_, category) => {
    let [up, down] = [0, 0];
    return series.flatMap(({ values }, index): Stretch[] => {
      const value = values[category];
      if (value === null || value === undefined) return [];
      if (!stacked) return [{ series: index, category, from: 0, to: value, lane: index }];
      const from = value < 0 ? down : up;
      if (value < 0) down += value;
      else up += value;
      return [{ series: index, category, from, to: from + value, lane: 0 }];
    });
  }).flat();
}

/** The drawing of `BarChart`. */
export function BarChartBody(props: BarChartProps) {
  const { label, categories, series, height = 16, stacked = false, horizontal = false, empty } = props;
  const { data, legend, describe, formatTick } = readChart(props);
  const stretches = listStretches(series, categories.length, stacked);
  const ticks = listTicks(
    stretches.map(({ to }) => to),
    horizontal ? 3 : 4,
  );
  const domain = [ticks[0] ?? 0, ticks.at(-1) ?? 1] as const;
  const lanes = stacked ? 1 : Math.max(1, series.length);
  const place = ({ width, height, em }: PlotSize) => {
    const tickWidth = Math.max(...ticks.map((tick) => emWidth(formatTick(tick)))) * em;
    const nameEms = Math.min(Math.max(...categories.map(emWidth), 1), Math.max(4, (width * 0.35) / em));
    const left = (horizontal ? nameEms * em : tickWidth) + 14;
    const right = horizontal ? width - tickWidth / 2 : width;
    const bottom = height - em * 2;
    const toPx = linearScale(domain, horizontal ? [left, right] : [bottom, em]);
    const bands = listBands(categories.length, horizontal ? [em / 2, bottom] : [left, right]);
    return { left, right, bottom, toPx, bands, nameEms };
  };
  const find = (x: number, y: number, size: PlotSize): number => {
    const { bands } = place(size);
    const step = categories.length > 1 ? (bands.starts[1] ?? 0) - (bands.starts[0] ?? 0) : bands.width;
    return Math.round(((horizontal ? y : x) - (bands.starts[0] ?? 0) - bands.width / 2) / (step || 1));
  };
  const anchor = (index: number, size: PlotSize): number => {
    const { bands, right } = place(size);
    return horizontal ? right : (bands.starts[index] ?? 0) + bands.width / 2;
  };
  const draw = (size: PlotSize, active: number | undefined) => {
    const { left, right, bottom, toPx, bands, nameEms } = place(size);
    const centres = bands.starts.map((start) => start + bands.width / 2);
    const thick = Math.min(bands.width / lanes, 44);
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
          ticks.map((tick) => (
            <g key={tick}>
              <Rule x1={toPx(tick)} x2={toPx(tick)} y1={0} y2={bottom} base={tick === 0} />
              <Word x={toPx(tick)} y={bottom + size.em * 1.6} textAnchor="middle">
                {formatTick(tick)}
              </Word>
            </g>
          ))
        ) : (
          <ValueAxis ticks={ticks} toY={toPx} left={left} right={right} format={formatTick} />
        )}
        {horizontal ? (
          categories.map((name, index) => (
            <NameLines
              key={name}
              anchor="end"
              lines={bands.width < size.em * 2 ? [cutText(name, nameEms)] : breakText(name, nameEms)}
              x={left - 10}
              y={centres[index] ?? 0}
            />
          ))
        ) : (
          <CategoryAxis names={categories} centres={centres} y={bottom + size.em * 1.6} em={size.em} />
        )}
        {stretches.map(({ series: index, category, from, to, lane }) => {
          const across = (centres[category] ?? 0) - (thick * lanes) / 2 + lane * thick + (lanes > 1 ? 1 : 0);
          const along = [Math.min(toPx(from), toPx(to)), Math.abs(toPx(to) - toPx(from))] as const;
          const size = Math.max(1, thick - (lanes > 1 ? 2 : 0));
          // A hair of air between stacked parts, so that neighbours are told apart without colour.
          const length = Math.max(0, along[1] - (stacked ? 1 : 0));
          return (
            <rect
              key={`${category}-${index}`}
              rx={Math.min(4, length / 2)}
              fill={legend[index]?.color}
              {...(horizontal
                ? { x: along[0], y: across, width: length, height: size }
                : { x: across, y: along[0], width: size, height: length })}
            />
          );
        })}
      </>
    );
  };
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
