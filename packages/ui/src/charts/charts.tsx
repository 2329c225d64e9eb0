import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../feedback/skeleton.tsx';
import { lazyComponent } from '../lazy-component.tsx';

const Place = chakra('div', { base: { paddingTop: '3.25rem' } });
const ChartPlaceholder = ({ height = 16 }: { height?: number | undefined }) => (
  <Place>
    <Skeleton style={{ height: `${height}rem` }} />
  </Place>
);
const RadarPlaceholder = ({ height = 20 }: { height?: number | undefined }) => <ChartPlaceholder height={height} />;
// On narrow screens a name is above its bar.
const TimelineSkeleton = chakra(Skeleton, {
  base: { height: { base: 'calc(4.25rem + var(--lines) * 6rem)', md: 'calc(4.25rem + var(--lines) * 3.5rem)' } },
});
const TimelinePlaceholder = ({ items }: { items: readonly unknown[] }) => (
  <Place>
    <TimelineSkeleton style={{ ['--lines' as string]: items.length }} />
  </Place>
);

/**
 * Values over time, one line a series; a single one is filled. 16 rem high, the axis begins at zero. Arrow keys
 * announce the values, a switch shows the table.
 */
export const LineChart = lazyComponent(
  () => import(/* webpackChunkName: "charts" */ './line-chart.tsx'),
  'LineChartBody',
  ChartPlaceholder,
);
/** Values to compare: vertical bars, or horizontal ones for long names; series side by side or stacked. 16 rem high. */
export const BarChart = lazyComponent(
  () => import(/* webpackChunkName: "charts" */ './bar-chart.tsx'),
  'BarChartBody',
  ChartPlaceholder,
);
/** Several qualities of one subject as a radar with three spokes or more. 20 rem high; give `max` for scores. */
export const RadarChart = lazyComponent(
  () => import(/* webpackChunkName: "charts" */ './radar-chart.tsx'),
  'RadarChartBody',
  RadarPlaceholder,
);
/**
 * Periods over months with a line for today, for contracts and their ends. Scrolls sideways where the months do not
 * fit, with today in the middle.
 */
export const Timeline = lazyComponent(
  () => import(/* webpackChunkName: "charts" */ './timeline.tsx'),
  'TimelineBody',
  TimelinePlaceholder,
);
