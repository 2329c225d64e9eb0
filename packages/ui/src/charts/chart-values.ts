import { colorOf, dashOf } from './chart-colors.ts';
import type { ChartData } from './chart-table.tsx';
import type { ChartProps } from './chart-types.ts';

const plain = (value: number): string => value.toLocaleString('ko-KR');
const MISSING = '-';

/** Derives the data of a chart with categories from its props. */
export function readChart({
  categories,
  series,
  format = plain,
  formatTick = format,
  categoryLabel = '항목',
}: ChartProps) {
  const toText = (value: number | null | undefined): string =>
    value === null || value === undefined ? MISSING : format(value);
  const hasValues = series.some(({ values }) => values.some((value) => value !== null));
  const data: ChartData = {
    head: [categoryLabel, ...series.map(({ name }) => name)],
    rows: hasValues
      ? categories.map((name, index) => [name, ...series.map(({ values }) => toText(values[index]))])
      : [],
  };
  return {
    data,
    formatTick,
    numbers: series.flatMap(({ values }) => values.filter((value) => value !== null)),
    legend: series.map(({ name, tone }, index) => ({ name, color: colorOf(index, tone), dash: dashOf(index) })),
    describe: (index: number) => ({
      name: categories[index] ?? '',
      lines: series.map(({ name, values }) => ({ name, value: toText(values[index]) })),
    }),
  };
}
