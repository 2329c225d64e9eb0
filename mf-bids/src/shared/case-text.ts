import type { WorkCase } from '@danji/contracts/bids/work-case';
import { formatDate } from '@danji/contracts/format/date';

/** The days of a work: `2026. 3. 2. ~ 2026. 4. 1.`; nothing without a day. */
export function describePeriod({ date_start, date_end }: Pick<WorkCase, 'date_start' | 'date_end'>): string {
  if (date_start === null) return date_end === null ? '' : `${formatDate(date_end)} 완료`;
  return date_end === null ? `${formatDate(date_start)} 시작` : `${formatDate(date_start)} ~ ${formatDate(date_end)}`;
}
