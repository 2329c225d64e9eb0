import type { ReactNode } from 'react';
import type { Tone } from '../tokens.ts';

export interface ChartSeries {
  name: string;
  /** One value for each category; null where it is unknown. */
  values: readonly (number | null)[];
  /** Default: brand, success, warning, … by position. */
  tone?: Tone | undefined;
}

export interface ChartProps {
  /** The title of the chart; the accessible name of the chart and of its table. */
  label: string;
  /** Unique names of the categories. */
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Formats a value for readers (`12만원`). Default: with thousands separators. */
  format?: ((value: number) => string) | undefined;
  /** Formats a value beside the axis, where space is limited. Default as `format`. */
  formatTick?: ((value: number) => string) | undefined;
  /** Height of the drawing in rem. Default 16. */
  height?: number | undefined;
  /** Name of the categories in the table. Default 항목. */
  categoryLabel?: string | undefined;
  /** Title of the empty state, shown without any value. Default 아직 데이터가 없어요. */
  empty?: ReactNode;
}

export interface LineChartProps extends ChartProps {
  /** false lets the axis begin near the lowest value. Default true. */
  fromZero?: boolean | undefined;
}

export interface BarChartProps extends ChartProps {
  /** Stacks the values of one category. By default they are side by side. */
  stacked?: boolean | undefined;
  /** Horizontal bars, for long names. By default they are vertical. */
  horizontal?: boolean | undefined;
}

export interface RadarChartProps extends ChartProps {
  /** The value at the rim. Default the largest round value. */
  max?: number | undefined;
}

export interface TimelineItem {
  id: string | number;
  name: string;
  /** YYYY-MM-DD, both days included; without a first or last day it is open on that side. */
  start?: string | null | undefined;
  end?: string | null | undefined;
  tone?: Tone | undefined;
  /** Short state (`진행 중`). */
  state?: string | undefined;
}

export interface TimelineProps {
  label: string;
  items: readonly TimelineItem[];
  /** Today, YYYY-MM-DD; a line shows it. */
  today: string;
  /** First and last day that are shown. Default from the first start to the last end, today included. */
  from?: string | undefined;
  to?: string | undefined;
  onItemClick?: ((item: TimelineItem) => void) | undefined;
  empty?: ReactNode;
}
