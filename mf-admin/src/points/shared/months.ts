import { toBusinessDate } from '@danji/contracts/format/date';
import type { Option } from '@danji/ui';

const MONTHS = 24;

/** `2026-11` as people read it. */
export const formatMonth = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;

/** The months that a report can be read of, the present one first. */
export function listMonths(): Option[] {
  const [year = 0, month = 1] = toBusinessDate(new Date()).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const value = new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7);
    return { value, label: formatMonth(value) };
  });
}
