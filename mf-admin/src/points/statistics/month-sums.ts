import type { PointStatistics } from '@danji/contracts/points/point-statistics';

type Sums = { issued: number; spent: number };

const sum = (rows: readonly Sums[]): Sums => ({
  issued: rows.reduce((total, { issued }) => total + issued, 0),
  spent: rows.reduce((total, { spent }) => total + spent, 0),
});

/** Each month with what was issued and spent in it, and what members had at its end. */
export function toMonthSums({ opening, months, rows }: PointStatistics): (Sums & { month: string; balance: number })[] {
  let balance = opening;
  return months.map((month) => {
    const { issued, spent } = sum(rows.filter((row) => row.month === month));
    balance += issued + spent;
    return { month, issued, spent, balance };
  });
}

/** Each type that has entries, the largest movement first. */
export function toTypeSums({ rows }: PointStatistics) {
  const types = [...new Set(rows.map(({ history_type }) => history_type))];
  return types
    .map((type) => ({ type, ...sum(rows.filter(({ history_type }) => history_type === type)) }))
    .toSorted((a, b) => b.issued - b.spent - (a.issued - a.spent));
}
export type TypeSum = ReturnType<typeof toTypeSums>[number];
